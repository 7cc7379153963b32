#include "audit/text/letters.hpp"

#include <algorithm>
#include <array>

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

namespace fathom::audit {
namespace {

constexpr char32_t ascii_end = 0x80;

bool ascii_letter(char32_t code) { return (code | 0x20U) >= 'a' && (code | 0x20U) <= 'z'; }

}  // namespace

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"  // ICU's macro narrows what it has masked
Sequence sequence_at(std::string_view text, std::size_t at) {
  std::size_t end = at;
  UChar32 code = 0;
  U8_NEXT(text.data(), end, text.size(), code);
  const bool good = code >= 0;
  return {{good ? static_cast<char32_t>(code) : replacement, static_cast<std::uint32_t>(end - at)}, good};
}
#pragma GCC diagnostic pop

Letter letter_at(std::string_view text, std::size_t at) { return sequence_at(text, at).letter; }

Letter letter_before(std::string_view text, std::size_t at) {
  std::size_t begin = at - 1;
  while (begin > 0 && U8_IS_TRAIL(text[begin])) --begin;
  return {letter_at(text, begin).code, static_cast<std::uint32_t>(at - begin)};
}

std::string& operator<<(std::string& text, Letter letter) {
  std::array<char, U8_MAX_LENGTH> bytes{};
  std::size_t size = 0;
  U8_APPEND_UNSAFE(bytes.data(), size, letter.code);
  return text.append(bytes.data(), size);
}

bool is_letter(char32_t code) { return code < ascii_end ? ascii_letter(code) : u_isalpha(static_cast<UChar32>(code)) != 0; }
bool is_upper(char32_t code) {
  return code < ascii_end ? code >= 'A' && code <= 'Z' : u_isupper(static_cast<UChar32>(code)) != 0;
}
bool is_lower(char32_t code) {
  return code < ascii_end ? code >= 'a' && code <= 'z' : u_islower(static_cast<UChar32>(code)) != 0;
}
bool is_digit(char32_t code) {
  return code < ascii_end ? code >= '0' && code <= '9' : u_isdigit(static_cast<UChar32>(code)) != 0;
}
int digit_value(char32_t code) { return u_charDigitValue(static_cast<UChar32>(code)); }
bool is_mark(char32_t code) { return code >= 0x300 && (U_GET_GC_MASK(static_cast<UChar32>(code)) & U_GC_M_MASK) != 0; }

bool is_unspaced(char32_t code) {
  constexpr char32_t first = 0xE00;  // Thai; scripts before it all have blanks
  if (code < first || !is_word(code) || (is_digit(code) && !is_letter(code))) return false;
  static constexpr std::array scripts{USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_THAI,
                                      USCRIPT_LAO, USCRIPT_KHMER,    USCRIPT_MYANMAR};
  // A mark that lengthens a vowel belongs to several scripts.
  return std::any_of(scripts.begin(), scripts.end(),
                     [&](UScriptCode script) { return uscript_hasScript(static_cast<UChar32>(code), script) != 0; });
}

bool is_space(char32_t code) {
  if (code < ascii_end) return code == ' ' || (code >= '\t' && code <= '\r');
  return u_isUWhiteSpace(static_cast<UChar32>(code)) != 0;
}

bool is_invisible(char32_t code) {
  if (is_space(code)) return false;
  if (code < 0x20 || (code >= 0x7F && code < 0xA0)) return true;
  return code == 0xAD || code == 0x200B || code == 0x200E || code == 0x200F || code == 0x2060 || code == 0xFEFF;
}

bool opens(char32_t code) {
  switch (code) {
    case '(':
    case '[':
    case '{':
    case '"':
    case '\'':
    case U'«':
    case U'‹':
    case U'“':
    case U'‘':
    case U'„':
    case U'‚':
    case U'¿':
    case U'¡':
    case U'»':
      return true;
    default:
      return false;
  }
}

bool closes(char32_t code) {
  switch (code) {
    case ')':
    case ']':
    case '}':
    case '"':
    case '\'':
    case U'»':
    case U'›':
    case U'”':
    case U'’':
    case U'“':
    case U'«':
      return true;
    default:
      return false;
  }
}

}  // namespace fathom::audit
