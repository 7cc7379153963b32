#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// No sentence is longer, in bytes: what has no full stop in reach is parted between two words.
inline constexpr std::size_t longest_sentence = 2000;

/// Parts paragraphs into sentences.
class Sentences {
 public:
  Sentences(std::string_view locale, const std::vector<std::string>& abbreviations,
            const std::vector<std::string>& ordinal_after);
  ~Sentences();
  Sentences(const Sentences&) = delete;
  Sentences& operator=(const Sentences&) = delete;

  /// The sentences of a paragraph on one line, without the space between them.
  [[nodiscard]] std::vector<Span> of(std::string_view paragraph);

 private:
  struct Rules;
  std::unique_ptr<Rules> rules_;
};

/// Parts what is longer than `longest_sentence`.
std::vector<Span> parted(std::string_view text, Span at);

}  // namespace fathom::audit
