#include "audit/language/scanner.hpp"

#include <algorithm>

#include "audit/language/folding.hpp"
#include "audit/language/word_breaks.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {

namespace {

/// Longer pieces are cut: nobody writes such words.
constexpr std::size_t longest_piece = 1024;
/// Digits in a group of thousands.
constexpr std::size_t group = 3;
/// Bytes of all groups of a number; longer ones are none.
constexpr std::size_t longest_groups = 32;
/// Digits of a fraction's parts: `2/3`, `1/10`.
constexpr std::size_t longest_part = 2;

bool is_ascii_letter(char32_t c) { return (c | 0x20U) >= U'a' && (c | 0x20U) <= U'z'; }
bool starts_word(char32_t c) { return c < 0x80U ? is_ascii_letter(c) : is_letter(c); }
bool continues_word(char32_t c) {
  if (c < 0x80U) return is_ascii_letter(c);
  return (is_letter(c) && !is_unspaced(c)) || is_mark(c) || c == U'\u00AD';
}
bool is_other_digit(char32_t c) { return c >= 0x80U && is_digit(c); }
bool is_plain_digit(char c) { return c >= '0' && c <= '9'; }
bool is_blank(char32_t c) { return c < 0x80U ? c <= U' ' : is_space(c) || is_invisible(c); }
bool is_apostrophe(char32_t c) { return c == U'\'' || c == U'\u2019' || c == U'\u02BC'; }
bool is_hyphen(char32_t c) { return c == U'-' || c == U'\u2010' || c == U'\u2011'; }
/// A fraction that is one character: `½`.
bool is_vulgar(char32_t c) { return (c >= U'\u00BC' && c <= U'\u00BE') || (c >= U'\u2150' && c <= U'\u215E'); }
bool is_point(char32_t c) { return c == U'.' || c == U','; }
/// Spaces that keep the groups of a number on one line.
bool groups_digits(char32_t c) { return c == U',' || c == U'.' || c == U'\u00A0' || c == U'\u202F' || c == U'\u2009'; }

}  // namespace

Scanner::Character Scanner::at(std::size_t place) const {
  if (place >= text_.size()) return {};
  if (const auto byte = static_cast<unsigned char>(text_[place]); byte < 0x80U) return {byte, 1};
  const Letter letter = letter_at(text_, place);
  return {letter.code, letter.size};
}

bool Scanner::is_elided(std::size_t begin, std::size_t end) const {
  constexpr std::size_t longest_elision = 16;
  return end - begin <= longest_elision && elisions_->contains(folded(text_.substr(begin, end - begin)));
}

const Locale& Scanner::no_locale() {
  static const Locale none;
  return none;
}

/// A word of a run of letters without blanks between them.
Scanned Scanner::unspaced() {
  if (ends_.empty()) {
    std::size_t end = place_;
    for (Character c = at(end); c.size != 0 && end - place_ < longest_piece && (is_unspaced(c.code) || is_mark(c.code));
         c = at(end))
      end += c.size;
    ends_ = word_ends(text_.substr(place_, end - place_), *locale_);
    for (std::size_t& each : ends_) each += place_;
    std::reverse(ends_.begin(), ends_.end());
  }
  const Scanned found{place_, ends_.back(), Scanned::Kind::word};
  ends_.pop_back();
  return found;
}

Scanned Scanner::number_of_another_script() const {
  Scanned found{place_, place_, Scanned::Kind::number};
  for (Character c = at(found.end); is_other_digit(c.code) && found.end - found.begin < longest_piece; c = at(found.end))
    found.end += c.size;
  return found;
}

Scanned Scanner::word(Character first) const {
  Scanned found{place_, place_ + first.size, Scanned::Kind::word, is_upper(first.code)};
  while (found.end - found.begin < longest_piece) {
    const Character c = at(found.end);
    if (c.size != 0 && continues_word(c.code)) {
      found.end += c.size;
      continue;
    }
    if (c.size == 0 || !is_apostrophe(c.code)) break;
    const bool is_whole = is_elided(found.begin, found.end);
    if (!is_whole && !starts_word(at(found.end + c.size).code)) break;
    found.end += c.size;
    if (is_whole) break;
  }
  return found;
}

std::size_t Scanner::digits(std::size_t from) const {
  std::size_t end = from;
  while (end < text_.size() && end - from < longest_piece && is_plain_digit(text_[end])) ++end;
  return end - from;
}

/// Where the thousands or decimals after the digits that end at `from` end.
std::size_t Scanner::grouped(std::size_t from) const {
  const Character separator = at(from);
  if (!groups_digits(separator.code)) return from;
  std::size_t end = from;
  while (end - from < longest_groups && at(end).code == separator.code && digits(end + separator.size) == group)
    end += separator.size + group;
  const Character point = at(end);
  if (!is_point(point.code) || (end > from && point.code == separator.code)) return end;
  const std::size_t decimals = digits(end + 1);
  const std::size_t after = end + 1 + decimals;
  const bool is_list = at(after).code == point.code && digits(after + 1) > 0;  // `1,2,3`
  return decimals == 0 || is_list ? end : after;
}

Scanned Scanner::number() const {
  Scanned found{place_, place_, Scanned::Kind::number};
  const std::size_t first = digits(place_);
  found.end += first;
  if (first == 0 || first == longest_piece) {
    found.end += first == 0 ? at(place_).size : 0;
    return found;
  }
  if (const Character c = at(found.end); c.size != 0 && is_vulgar(c.code)) {
    found.end += c.size;
    return found;
  }
  const std::size_t second = at(found.end).code == U'/' ? digits(found.end + 1) : 0;
  const std::size_t after = found.end + 1 + second;
  if (second > 0 && first <= longest_part && second <= longest_part) {
    const std::string_view above = text_.substr(place_, first);
    const std::string_view below = text_.substr(found.end + 1, second);
    const bool is_proper = first < second || (first == second && above < below);
    const bool is_date = at(after).code == U'/' || (place_ > 0 && text_[place_ - 1] == '/');
    if (is_proper && !is_date) found.end = after;
    return found;
  }
  const bool in_list =
      place_ > 1 && is_point(static_cast<unsigned char>(text_[place_ - 1])) && is_plain_digit(text_[place_ - 2]);
  if (!in_list) found.end = grouped(found.end);
  return found;
}

bool Scanner::joins_words(Character hyphen) const {
  return after_word_ && is_hyphen(hyphen.code) && starts_word(at(place_ + hyphen.size).code);
}

Scanned Scanner::next() {
  while (true) {
    const Character c = at(place_);
    if (c.size == 0) return {place_, place_, Scanned::Kind::nothing};
    if (is_blank(c.code) || joins_words(c)) {
      place_ += c.size;
      after_word_ = false;
      continue;
    }
    Scanned found{place_, place_ + c.size, Scanned::Kind::sign};
    if (starts_word(c.code)) found = is_unspaced(c.code) ? unspaced() : word(c);
    if (is_other_digit(c.code)) found = number_of_another_script();
    if ((c.size == 1 && is_plain_digit(text_[place_])) || is_vulgar(c.code)) found = number();
    place_ = found.end;
    after_word_ = found.kind != Scanned::Kind::sign;
    return found;
  }
}

}  // namespace fathom::audit
