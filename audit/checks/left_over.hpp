#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "audit/checks/comparison.hpp"
#include "audit/language/spelling.hpp"

namespace fathom::audit {

/// What a pair of texts tells of a word that stands in both: whether it is a name that stays, or was left over.
class SharedWords {
 public:
  explicit SharedWords(const Pair& pair);

  /// Whether a word of the translation that stands in the original as well is left in the original's language, as far as
  /// anything tells: the dictionaries of both languages, or that the word has another counterpart, which stands in its place
  /// everywhere else. `bead` holds both tokens.
  [[nodiscard]] bool is_left_over(TokenIndex original, TokenIndex translation, const Bead& bead) const;
  /// Whether a word is one of the original's language and, by the dictionaries, none of the translation's: no name. Without a
  /// dictionary of the translation's language its letters tell, where it has others.
  [[nodiscard]] bool is_foreign(TokenIndex original, TokenIndex translation) const;
  /// Whether the word stays as it is wherever the original has it: a name, a title, a keyword.
  [[nodiscard]] bool stays(const std::string& folded) const;
  /// Whether a word of the original is a function word there, and none of the translation's.
  [[nodiscard]] bool is_foreign_function(const Word& word) const;
  /// How often a word stands in the translation.
  [[nodiscard]] std::uint32_t in_translation(const std::string& folded) const;

 private:
  [[nodiscard]] bool is_translated_elsewhere(TokenIndex original, TokenIndex translation, const Bead& bead) const;

  /// In how many beads the original has a word, and in how many of them the translation has the same.
  struct Kept {
    std::uint32_t seen = 0;
    std::uint32_t kept = 0;
  };

  const Pair& pair_;
  std::unordered_map<std::string, Kept> kept_;
  std::unordered_map<std::string, std::uint32_t> in_translation_;
  std::shared_ptr<const Spelling> original_;  ///< The dictionaries; null where none are installed.
  std::shared_ptr<const Spelling> translation_;
  bool other_letters_ = false;  ///< Whether the translation's words are mostly written in other letters than Latin.
};

/// Whether a token stands in a placeholder or a tag, or is part of an address: `{coins}`, `[action]`, `:sword:`.
bool is_markup(const Reading& text, TokenIndex token);

}  // namespace fathom::audit
