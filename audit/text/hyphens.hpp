#pragma once

#include <string_view>
#include <unordered_set>

#include "audit/text/writer.hpp"

namespace fathom::audit {

/// Tells by the other words of a text whether a hyphen at the end of a line belongs to the word.
class Hyphens {
 public:
  explicit Hyphens(std::string_view text) : text_(text) {}

  /// How a stretch of the text follows the one that stands on the line before it.
  Joint joint(Span before, Span after);

 private:
  bool knows(std::string_view word);

  std::string_view text_;
  std::unordered_set<std::string_view> words_;  ///< All there are, once any was asked for.
};

}  // namespace fathom::audit
