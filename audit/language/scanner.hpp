#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
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
/// (`3` `rd`, `10` `%`). Every other character but white space is a sign.
class Scanner {
 public:
  /// `elisions` are folded and without their apostrophe. Both must outlive the scanner.
  Scanner(std::string_view text, const std::unordered_set<std::string>& elisions) : text_(text), elisions_(&elisions) {}

  /// The next piece; of kind `nothing` at the end.
  Scanned next();

 private:
  struct Character {
    std::uint32_t code = 0;
    std::size_t size = 0;  ///< In bytes; 0 at the end.
  };
  [[nodiscard]] Character at(std::size_t place) const;
  [[nodiscard]] Scanned word(Character first) const;
  [[nodiscard]] Scanned number() const;
  [[nodiscard]] std::size_t digits(std::size_t from) const;
  [[nodiscard]] std::size_t grouped(std::size_t from) const;
  [[nodiscard]] bool is_elided(std::size_t begin, std::size_t end) const;
  [[nodiscard]] bool joins_words(Character hyphen) const;

  std::string_view text_;
  const std::unordered_set<std::string>* elisions_;
  std::size_t place_ = 0;
  bool after_word_ = false;  ///< A letter or digit stands right before `place_`.
};

}  // namespace fathom::audit
