#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "audit/language/concepts.hpp"
#include "audit/language/locale.hpp"

namespace fathom::audit {

/// What a word of the text is compared by.
struct Word {
  std::string folded;        ///< In lower case, composed, with straight apostrophes.
  std::string stem;          ///< Snowball's.
  bool is_function = false;  ///< An article, pronoun, preposition: says nothing of a passage's subject.
};

/// How a word of a phrase is matched.
struct PhraseWord {
  std::string word;    ///< Folded; a stem unless `exact`.
  bool exact = false;  ///< Written `=word`: this very form and no other.
  bool gap = false;    ///< Written `..`: up to three words of any kind.
  std::string form{};  ///< Folded, as the file has it.
};

/// Words that stand for a concept: `face down`, `au moins`, `=pas`.
struct Phrase {
  std::vector<PhraseWord> words;
  ConceptId meaning = 0;
  std::vector<std::string> absent{};  ///< Written `!word` behind the others: it does not stand where one of them follows, up to a sign.
};

/// A number word that spelling out does not give: `both`, `dozen`, `quatorze`, `einem`.
struct NumberWord {
  std::vector<std::string> words;  ///< Folded; longest match wins.
  double value = 0;
  bool ordinal = false;
  bool weak = false;  ///< May be an article or a figure of speech (`a`, `un`, `both`, `pair`): never missed, only matched.
};

/// A language, as its data file `audit/languages/<code>.yaml` describes it. A new language is a new file.
class Language {
 public:
  [[nodiscard]] const std::string& code() const;  ///< `fr`
  [[nodiscard]] const std::string& name() const;  ///< `French`

  /// The word as it is compared: folded, stemmed.
  [[nodiscard]] Word word(std::string_view surface) const;
  /// All words that are articles, pronouns, prepositions; folded.
  [[nodiscard]] const std::unordered_set<std::string>& function_words() const;
  /// Whether a word is an article, a pronoun, a preposition.
  [[nodiscard]] bool is_function(std::string_view surface) const;
  /// Whether a word stands in one of the phrases: it is one of the language's own, then.
  [[nodiscard]] bool is_in_a_phrase(const Word& word) const;
  /// What a data file lists, in the order of the file. A concept may have no phrase, a phrase several concepts.
  [[nodiscard]] std::span<const Phrase> phrases() const;
  /// Whether it has a phrase for a concept: otherwise nothing in it can be missed, or wrong, for that.
  [[nodiscard]] bool speaks_of(ConceptId meaning) const;
  /// Number words, spelt out from 0 to 999 and those the file adds; several may be equal (`second`: a time, an ordinal).
  [[nodiscard]] std::span<const NumberWord> number_words() const;
  [[nodiscard]] const std::vector<std::string>& abbreviations() const;
  /// Words that lose their vowel before an apostrophe and are words of their own: `l`, `qu`, `dell`.
  [[nodiscard]] const std::vector<std::string>& elisions() const;
  /// The same, to look words up in.
  [[nodiscard]] const std::unordered_set<std::string>& elided() const;
  /// Whether nouns, written with a capital, are glued together, so that the end of one may be a word of its own
  /// (`Abwurfstapel`).
  [[nodiscard]] bool has_compounds() const;
  /// Whether negating *must* frees (`muss nicht`: need not) rather than forbids (`ne doit pas`: must not).
  [[nodiscard]] bool negated_must_frees() const;
  /// How it writes, and its small words.
  [[nodiscard]] const Locale& locale() const;

  struct Data;
  explicit Language(std::shared_ptr<const Data> data);

 private:
  std::shared_ptr<const Data> data_;
};

/// Reads a language's data. Throws `Problem` with line and column.
Language read_language(const std::string& name, std::string_view yaml);

/// The code of a text in a language that nobody knows, as ICU has it.
inline constexpr std::string_view unknown_language = "und";

/// The language of that code, made when first asked for: `fr`, `pt-BR`, `fi`. One without a data file has numbers alone, and
/// the name that ICU gives it. Throws `Problem` for what is no language's code.
const Language& language(std::string_view code);
/// Those that have a data file.
std::vector<std::string> language_codes();

/// The words that tell a text's language, as `Language` has them.
struct SmallWords {
  std::unordered_set<std::string> function_words;  ///< Folded; the elided among them.
  std::unordered_set<std::string> elided;
};

/// Those of a language with a data file, whose other data are not read; none for other codes.
SmallWords small_words(std::string_view code);
/// The language that a code with a region, a script, or in capitals stands for: `pt` for `pt_BR`.
std::string plain_code(std::string_view code);

}  // namespace fathom::audit
