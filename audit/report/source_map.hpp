#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "audit/finding.hpp"
#include "audit/text/document.hpp"

namespace fathom::audit {

/// From where a passage stands in the file to where a reader comes across it.
class SourceMap {
 public:
  explicit SourceMap(const Document& document);

  /// Where a stretch of the source stands in the reading text. Where parts of it are left out of that, the rest; nothing
  /// where no part of it is read.
  [[nodiscard]] std::optional<Span> in_text(Span source) const;
  /// The sentence that a place of the reading text belongs to, or the next one; the last one behind all of them.
  /// Nothing in an empty document.
  [[nodiscard]] std::optional<std::uint32_t> sentence_at(Offset text) const;
  /// The sentence of a stretch of the source.
  [[nodiscard]] std::optional<std::uint32_t> sentence_of(Span source) const;

 private:
  struct Stretch {
    Offset source = 0;
    Offset text = 0;
    Offset size = 0;
  };
  [[nodiscard]] Offset at_or_after(Offset source) const;

  const Document& document_;
  std::vector<Stretch> stretches_;  ///< In the order of the source.
};

}  // namespace fathom::audit
