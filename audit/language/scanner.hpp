#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "audit/language/locale.hpp"
#include <vector>

namespace fathom::audit {

/// A piece of text that is compared as a whole.
struct Scanned {
  enum class Kind : std::uint8_t { nothing, word, number, sign };
  std::size_t begin = 0;
  std::size_t end = 0;
  Kind kind = Kind::nothing;
  bool capital = false;  ///< Its first letter is a capital.
};

/// Cuts text into words, numbers and signs.
///
/// Words are letters with inner apostrophes (`don't`); a word that lost its vowel is one of its own (`l'` `océan`). Hyphens
/// between words part them and are dropped (`face-down` is `face` `down`), as is that of `3-player`. Numbers are digits with
/// their points (`1,000`, `3.5`), vulgar and proper fractions (`½`, `2½`, `2/3`); what is glued to them stands alone
/// (`3` `rd`, `10` `%`); so are digits of any script. Every other character but white space is a sign.
///
/// Where a script has no blanks, its words are told by a dictionary (`各` `プレイヤー` `は`).
class Scanner {
 public:
  /// `elisions` are folded and without their apostrophe; `locale` has words that stand without blanks between them.
  /// All must outlive the scanner.
  Scanner(std::string_view text, const std::unordered_set<std::string>& elisions, const Locale& locale = no_locale())
      : text_(text), elisions_(&elisions), locale_(&locale) {}

  /// The next piece; of kind `nothing` at the end.
  Scanned next();

 private:
  struct Character {
    std::uint32_t code = 0;
    std::size_t size = 0;  ///< In bytes; 0 at the end.
  };
  [[nodiscard]] Character at(std::size_t place) const;
  [[nodiscard]] Scanned word(Character first) const;
  [[nodiscard]] Scanned unspaced();
  [[nodiscard]] Scanned number() const;
  [[nodiscard]] Scanned number_of_another_script() const;
  [[nodiscard]] std::size_t digits(std::size_t from) const;
  [[nodiscard]] std::size_t grouped(std::size_t from) const;
  [[nodiscard]] bool is_elided(std::size_t begin, std::size_t end) const;
  [[nodiscard]] bool joins_words(Character hyphen) const;

  static const Locale& no_locale();

  std::string_view text_;
  const std::unordered_set<std::string>* elisions_;
  const Locale* locale_;
  std::vector<std::size_t> ends_;  ///< Of the words of a run without blanks that are still to come, the last first.
  std::size_t place_ = 0;
  bool after_word_ = false;  ///< A letter or digit stands right before `place_`.
};

}  // namespace fathom::audit
