#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "audit/language/language.hpp"

namespace fathom::audit {

/// Snowball's rules for one language; safe to use from several threads.
class Stemmer {
 public:
  /// `algorithm` is Snowball's name for it: `french`. Throws `std::invalid_argument` where it has none of that name.
  explicit Stemmer(const std::string& algorithm);

  [[nodiscard]] std::string stem(const std::string& folded) const;
  static std::vector<std::string_view> algorithms();

 private:
  struct Closing {
    void operator()(void* stemmer) const;
  };
  std::unique_ptr<void, Closing> stemmer_;
  mutable std::mutex guard_;
};

/// What a data file says, ready to be asked.
struct Language::Data {
  explicit Data(const std::string& algorithm) : stemmer(algorithm) {}

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
  std::unordered_set<std::string> known;  ///< Stems, and words that stand for themselves, of all phrases.
  /// By what remains of a phrase's word without accents: its stem.
  std::unordered_map<std::string, std::string> without_accents;
  std::vector<NumberWord> added_numbers;

  mutable std::once_flag numbers_made;
  mutable std::vector<NumberWord> numbers;
};

/// The number words of a language: those that spelling out gives for 0 to 999 and the ordinals to 99, but for words among
/// `added`, which stand as they are.
std::vector<NumberWord> spelt_out_numbers(const std::string& code, std::vector<NumberWord> added);

/// Words as number words list them: folded, parted at blanks and hyphens.
std::vector<std::string> number_words_in(std::string_view text);

}  // namespace fathom::audit
