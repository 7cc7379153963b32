#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "audit/reading/sentence_view.hpp"

namespace fathom::audit {

/// A number written in digits.
struct Numeral {
  enum class Form : std::uint8_t {
    none,      ///< There is none here, or one of so many digits that it counts nothing.
    whole,     ///< `12`
    grouped,   ///< `1,500`, `1.500`, `1 500`
    decimal,   ///< `1,5`, `1.5`
    fraction,  ///< `1/2`, `½`, `1½`
  };
  Form form = Form::none;
  double value = 0;
  std::size_t end = 0;        ///< Where it ends in the text it was read from.
  double first_value = 0;     ///< Of its first run of digits,
  std::size_t first_end = 0;  ///< and where that ends: `1,2 or 3` has no decimal.
  std::size_t digits = 0;     ///< Of its first run.
  bool leading_zero = false;  ///< `02458`
};

/// Which marks part the groups of thousands.
enum class Grouping : std::uint8_t { marks, marks_and_spaces };

/// Reads the number whose first digit stands at `at`.
Numeral read_numeral(std::string_view text, std::size_t at, Grouping grouping);

/// The length of what makes an ordinal of the digits before `at`, a sign like `º` or one of a language's endings, like `rd`;
/// 0 where nothing does.
std::size_t ordinal_suffix(std::string_view text, std::size_t at, const WordSet& endings);

/// A number in words, as it stands in a sentence.
struct SpelledNumber {
  TokenIndex count = 0;  ///< Of its tokens; 0 where there is none.
  double value = 0;
  bool ordinal = false;
  bool weak = false;
};

/// A language's number words. Finds the longest, word by word.
class NumberWords {
 public:
  explicit NumberWords(const Language& language);

  [[nodiscard]] SpelledNumber at(const SentenceView& sentence, TokenIndex token) const;

 private:
  /// The number that a word begins with, where one of the language's counters stands behind it: `두장을`.
  [[nodiscard]] SpelledNumber glued(std::string_view word) const;

  struct Entry {
    SpelledNumber number;  ///< Its count is that of words; 0 where the words only begin a number.
  };
  std::unordered_map<std::string, Entry> by_words_;  ///< Words parted by spaces; every beginning of a number has an entry.
  WordSet counters_;
};

/// The number words of a language, arranged when first asked for and kept.
const NumberWords& number_words_of(const Language& language);

}  // namespace fathom::audit
