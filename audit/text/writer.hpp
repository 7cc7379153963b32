#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "audit/text/document.hpp"

namespace fathom::audit {

/// How a part of a paragraph follows the one before it.
enum class Joint : std::uint8_t { space, glued, unhyphenated };

/// A part of a paragraph, as it lies in the source.
struct Part {
  Span at;
  Joint joint = Joint::space;
};

/// Writes the reading text: white space made even, markers left out, and remembers where each character came from.
class Writer {
 public:
  explicit Writer(Document& document) : document_(document) {}

  /// Adds the parts of a paragraph or cell; the stretch of the reading text it became, perhaps empty.
  Span add(const std::vector<Part>& parts);
  /// Parts what follows from what was written: a line end between blocks, a tab between cells.
  void part(char by, Offset source);

 private:
  void put(Offset source, std::string_view characters);

  Document& document_;
};

}  // namespace fathom::audit
