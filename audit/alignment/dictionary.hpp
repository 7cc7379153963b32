#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "audit/alignment/alignment.hpp"

namespace fathom::audit {

/// A word of the original and one of the translation that keep turning up together.
struct Translation {
  std::uint32_t original = 0;     ///< A stem, as `Stems` numbers those of the original.
  std::uint32_t translation = 0;  ///< A stem of the translation.
  std::uint32_t together = 0;     ///< In how many beads both stand.
  double strength = 0;            ///< From 0 to 1: how exclusively they go together.
};

/// Numbers the stems of a text's words, so that inflections of a word count as one.
class Stems {
 public:
  static constexpr std::uint32_t none = 0xFFFFFFFF;

  explicit Stems(const Reading& reading);

  /// The stem of a token; `none` for what says nothing of a passage's subject: signs, numbers and the words for them,
  /// function words.
  [[nodiscard]] std::uint32_t of(const Token& token) const { return by_word_[token.word]; }
  [[nodiscard]] std::uint32_t count() const { return count_; }

 private:
  std::vector<std::uint32_t> by_word_;
  std::uint32_t count_ = 0;
};

/// Which words of one text stand for which of the other, learned from the pair itself: no dictionary knows a game's terms.
class Dictionary {
 public:
  Dictionary() = default;
  /// Learns from the beads that are alike enough to trust.
  Dictionary(const Reading& original, const Reading& translation, const Stems& original_stems,
             const Stems& translation_stems, const Alignment& alignment);

  [[nodiscard]] const std::vector<Translation>& entries() const { return entries_; }
  /// What a stem of the original, or of the translation, is taken for; strongest first.
  [[nodiscard]] const std::vector<std::uint32_t>& of_original(std::uint32_t stem) const;
  [[nodiscard]] const std::vector<std::uint32_t>& of_translation(std::uint32_t stem) const;
  /// Whether the two stand for each other.
  [[nodiscard]] bool match(std::uint32_t original, std::uint32_t translation) const;

 private:
  std::vector<Translation> entries_;
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> by_original_;
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> by_translation_;
};

}  // namespace fathom::audit
