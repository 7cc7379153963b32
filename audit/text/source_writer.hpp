#pragma once

#include <string>
#include <string_view>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// Writes the text of a file that is more than text (a catalogue, a web page, a document) as Markdown, block by block, and
/// remembers where each stretch of it stands in the file.
class SourceWriter {
 public:
  explicit SourceWriter(std::string name, std::string language = {});

  /// Begins a block, parted from what was before by an empty line. `mark` is Markdown's: `# `, `- `, `1. `, or nothing.
  void begin_block(std::string_view mark = {});
  /// Begins another line of the same list or table, with no empty line before it.
  void begin_line(std::string_view mark = {});
  /// Adds words that stand at a place of the file, in valid UTF-8. A line end in them begins no block: it becomes a blank.
  void add(std::string_view words, Position at);
  /// Adds words, or signs of Markdown, that stand nowhere in the file.
  void add_unseen(std::string_view words);
  /// What is added from here on, until the next call, is a unit. A unit that stays empty is dropped.
  void begin_unit(std::string name, std::string key = {});
  void end_unit();

  /// The source, with trailing white space gone and line counts made.
  Source done();

 private:
  Source source_;
  bool in_unit_ = false;
};

/// Line and column of the bytes of a file that is UTF-8; cheap where bytes are asked for near each other.
class FilePlaces {
 public:
  explicit FilePlaces(std::string_view bytes) : bytes_(bytes) {}
  Position at(std::size_t byte);

 private:
  void go_back(std::size_t byte);

  std::string_view bytes_;
  std::size_t reached_ = 0;
  Position place_{1, 1};
};

}  // namespace fathom::audit
