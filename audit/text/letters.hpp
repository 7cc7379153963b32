#pragma once

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace fathom::audit {

/// A character and how many bytes it takes.
struct Letter {
  char32_t code = 0;
  std::uint32_t size = 1;
};

inline constexpr char32_t replacement = 0xFFFD;  ///< Stands where nobody knows what stood.

/// A character of UTF-8; where it is not `good`, the bytes that go wrong together.
struct Sequence {
  Letter letter;
  bool good = true;
};
Sequence sequence_at(std::string_view text, std::size_t at);

/// The character at a place of a valid text.
Letter letter_at(std::string_view text, std::size_t at);
/// The character that ends right before a place of a valid text; `at` is not 0.
Letter letter_before(std::string_view text, std::size_t at);
/// Adds a character to a text.
std::string& operator<<(std::string& text, Letter letter);

bool is_letter(char32_t code);
bool is_upper(char32_t code);
bool is_lower(char32_t code);
bool is_digit(char32_t code);  ///< A decimal digit of any script.
int digit_value(char32_t code);  ///< Of a digit of any script: 0 to 9; -1 of what is none.
bool is_mark(char32_t code);   ///< Combines with the letter before it.
/// A letter of a script that puts no blanks between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese.
bool is_unspaced(char32_t code);
/// White space of any width, line ends too.
bool is_space(char32_t code);
/// Shows nothing and parts nothing: a soft hyphen, a zero width space, a byte order mark, a control character.
bool is_invisible(char32_t code);
inline bool is_word(char32_t code) { return is_letter(code) || is_digit(code) || is_mark(code); }

/// Of UTF-8, byte by byte: what goes on with a character, an ASCII digit, and an ASCII letter or any part of another
/// character.
inline bool is_tail(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }
inline bool is_ascii_digit(char byte) { return byte >= '0' && byte <= '9'; }
inline bool is_letter_byte(char byte) { return std::isalpha(static_cast<unsigned char>(byte)) != 0 || (byte & 0x80) != 0; }
inline constexpr std::string_view ascii_digits = "0123456789";

/// Brackets and quotation marks; a straight quote is both.
bool opens(char32_t code);
bool closes(char32_t code);

}  // namespace fathom::audit
