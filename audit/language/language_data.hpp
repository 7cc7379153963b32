#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "audit/language/language.hpp"

namespace fathom::audit {

/// Snowball's rules for one language; safe to use from several threads.
class Stemmer {
 public:
  /// The name of no algorithm: words keep their form, but for their endings.
  static constexpr std::string_view none = "none";

  /// `algorithm` is Snowball's name for it, or a language's code: `french`, `fr`. Throws `std::invalid_argument` where it has
  /// none of that name. With `none`, the longest of `endings` falls away from a word that is long enough.
  explicit Stemmer(const std::string& algorithm, std::vector<std::string> endings = {});

  [[nodiscard]] std::string stem(const std::string& folded) const;
  static std::vector<std::string_view> algorithms();
  /// Whether Snowball has rules for the language of that code.
  static bool knows(const std::string& code);

 private:
  struct Closing {
    void operator()(void* stemmer) const;
  };
  [[nodiscard]] std::string without_ending(const std::string& folded) const;

  std::unique_ptr<void, Closing> stemmer_;  ///< Null where there is none.
  std::vector<std::string> endings_;        ///< The longest first.
  mutable std::mutex guard_;
};

/// Whether print drops accents, as capitals often do; in languages that nobody looked at, a word without its own is another.
enum class Accents : std::uint8_t { kept, dropped };

/// What a data file says, ready to be asked.
struct Language::Data {
  explicit Data(const std::string& algorithm, std::vector<std::string> endings = {})
      : stemmer(algorithm, std::move(endings)) {}

  std::string code;
  std::string name;
  Stemmer stemmer;
  bool has_compounds = false;
  bool negated_must_frees = false;
  Locale locale;
  std::vector<std::string> elisions;
  std::unordered_set<std::string> elided;
  std::vector<std::string> abbreviations;
  std::unordered_set<std::string> function_words;
  std::vector<Phrase> phrases;
  std::unordered_set<ConceptId> meanings;  ///< Of all phrases.
  std::unordered_set<std::string> known;  ///< Stems, and words that stand for themselves, of all phrases.
  /// By what remains of a phrase's word without accents: its stem.
  std::unordered_map<std::string, std::string> without_accents;
  std::vector<NumberWord> added_numbers;
  std::vector<std::string> no_numbers;  ///< Spelling out gives them, but they are other words: `이`.

  Accents accents = Accents::dropped;  ///< Of number words.

  mutable std::once_flag numbers_made;
  mutable std::vector<NumberWord> numbers;
};

/// Reads the small words of a language's data file, and passes over the rest of it.
SmallWords read_small_words(const std::string& name, std::string_view yaml);

/// The number words of a language: those that spelling out gives for 0 to 999 and the ordinals to 99, but for words among
/// `added`, which stand as they are, and those of `left_out`. Where ICU does not know the language, only `added`.
std::vector<NumberWord> spelt_out_numbers(const std::string& code, std::vector<NumberWord> added,
                                          const std::vector<std::string>& left_out, Accents accents);

/// Words as number words list them: folded, parted at blanks and hyphens.
std::vector<std::string> number_words_in(std::string_view text);

}  // namespace fathom::audit
