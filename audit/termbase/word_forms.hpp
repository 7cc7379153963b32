#pragma once

#include <string>
#include <string_view>

#include "audit/language/language.hpp"

namespace fathom::audit {

/// A word, as it is held against the words of names.
struct WordForm {
  std::string folded;
  std::string stem;
  std::u32string letters;  ///< Without accents; the syllables of Korean taken apart, so that they have beginnings.
  bool capital = false;    ///< Its first letter is a capital.
  bool is_function = false;
};
WordForm form_of(const Word& word, bool capital);

/// How the words of a language may differ from the form that a termbase has them in. There is no list of words behind it:
/// with a stemmer, the stem tells; without one, a common beginning.
class WordForms {
 public:
  explicit WordForms(const Language& language);

  /// Whether a word of a text surely is a form of a word of a name: enough to be asked for its translation.
  [[nodiscard]] bool is_form(const WordForm& text, const WordForm& name) const;
  /// Whether it may be one, or a compound with it: enough to be left in peace.
  [[nodiscard]] bool may_be_form(const WordForm& text, const WordForm& name) const;
  /// Whether a word may be a form of a verb of which a particle stands apart (`wirf ... ab`: `werfen`).
  [[nodiscard]] bool is_verb_form(const WordForm& text, const WordForm& base) const;
  /// Whether particles of verbs may stand apart in this language: known of languages that glue words together, and not to be
  /// ruled out of those that nobody has described.
  [[nodiscard]] bool parts_verbs() const { return glues_ || !is_described_; }

 private:
  [[nodiscard]] bool is_compound(const WordForm& text, const WordForm& name) const;
  [[nodiscard]] bool is_participle(const WordForm& text, const WordForm& name) const;

  bool glues_ = false;         ///< Nouns are glued together.
  bool is_described_ = false;  ///< The language has a data file.
  bool has_stems_ = false;
  bool nouns_are_capital_ = false;
};

/// Whether a text has a character of a script that puts no blanks between words: Chinese, Japanese, Thai, Khmer, ...
bool has_unspaced(std::string_view text);

}  // namespace fathom::audit
