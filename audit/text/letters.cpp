#include "audit/text/letters.hpp"

#include <unicode/uchar.h>

namespace fathom::audit {
namespace {

constexpr unsigned tail_bits = 6;
constexpr unsigned tail_mask = 0x3F;
constexpr char32_t ascii_end = 0x80;

unsigned byte(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }
bool is_tail(std::string_view text, std::size_t at) { return (byte(text, at) & 0xC0U) == 0x80U; }

bool ascii_letter(char32_t code) { return (code | 0x20U) >= 'a' && (code | 0x20U) <= 'z'; }

}  // namespace

Letter letter_at(std::string_view text, std::size_t at) {
  const unsigned lead = byte(text, at);
  if (lead < ascii_end) return {lead, 1};
  const std::uint32_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  char32_t code = lead & (0xFFU >> (size + 1));
  for (std::uint32_t n = 1; n < size; ++n) {
    if (at + n >= text.size() || !is_tail(text, at + n)) return {replacement, n};
    code = code << tail_bits | (byte(text, at + n) & tail_mask);
  }
  return {code, size};
}

Letter letter_before(std::string_view text, std::size_t at) {
  std::size_t begin = at - 1;
  while (begin > 0 && is_tail(text, begin)) --begin;
  const Letter letter = letter_at(text, begin);
  return {letter.code, static_cast<std::uint32_t>(at - begin)};
}

std::string& operator<<(std::string& text, Letter letter) {
  const auto tail = [&](unsigned shift) { text += static_cast<char>(0x80U | (letter.code >> shift & tail_mask)); };
  if (letter.code < ascii_end) {
    text += static_cast<char>(letter.code);
  } else if (letter.code < 0x800) {
    text += static_cast<char>(0xC0U | letter.code >> tail_bits);
    tail(0);
  } else if (letter.code < 0x10000) {
    text += static_cast<char>(0xE0U | letter.code >> 2 * tail_bits);
    tail(tail_bits);
    tail(0);
  } else {
    text += static_cast<char>(0xF0U | letter.code >> 3 * tail_bits);
    tail(2 * tail_bits);
    tail(tail_bits);
    tail(0);
  }
  return text;
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
bool is_mark(char32_t code) { return code >= 0x300 && (U_GET_GC_MASK(static_cast<UChar32>(code)) & U_GC_M_MASK) != 0; }

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
