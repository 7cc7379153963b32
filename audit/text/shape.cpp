#include "audit/text/shape.hpp"

#include <algorithm>

#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t longest_heading = 60;
constexpr std::size_t longest_numbered_heading = 80;
constexpr std::size_t most_heading_words = 11;
constexpr std::size_t most_numbered_words = 14;
constexpr std::uint32_t longest_counted = 140;
constexpr double nearly_full = 0.86;
constexpr double surely_full = 0.93;
constexpr double short_share = 0.6;

char32_t last_letter(std::string_view words) { return words.empty() ? U' ' : letter_before(words, words.size()).code; }

/// `www.example.com`, `someone@example.com`: goes on with nothing.
bool starts_with_address(std::string_view words) {
  const std::string_view first = words.substr(0, words.find(' '));
  return first.find("://") != first.npos || first.starts_with("www.") || first.find('@') != first.npos;
}

/// The words after a line's last number, where they end it: `pts` of `Total 27 pts`; or nothing.
std::string_view unit_at_end(std::string_view line) {
  const std::size_t number = line.find_last_of("0123456789$");
  if (number == line.npos || number + 2 >= line.size() || line[number + 1] != ' ') return {};
  const std::string_view unit = line.substr(number + 2);
  constexpr std::size_t most_words = 3;
  if (unit.find_first_of(".,:;()!?\"|") != unit.npos || word_count(unit) > most_words) return {};
  return has_letter(unit) && has_letter(line.substr(0, number)) ? unit : std::string_view{};
}

/// Whether a line begins like the middle of a sentence: small, or in a script that has no capitals and no blanks.
bool goes_on_with(std::string_view line) { return starts_lower(line) || is_unspaced(letter_at(line, 0).code); }
bool is_hyphen(char32_t code) { return code == '-' || code == U'‐' || code == 0xAD; }

}  // namespace

Shape::Shape(std::string_view source, const std::vector<Line>& lines)
    : source_(source), lines_(lines), named_(lines.size(), false), wrapped_(lines.size(), 0) {
  find_named();
  std::vector<std::uint32_t> widths;
  for (std::size_t n = 0; n + 1 < lines.size(); ++n) {
    constexpr std::uint32_t narrowest = 18;
    if (!touches(n + 1) || named_[n] || lines[n].width < narrowest || lines[n].cell_count > 0) continue;
    if (ends_sentence(words(n)) || !goes_on_with(words(n + 1))) continue;
    wrapped_[n] = lines[n].width + lines[n].column;
    widths.push_back(wrapped_[n]);
  }
  constexpr std::size_t evidence = 2;
  if (widths.size() < evidence) return;
  std::nth_element(widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(widths.size() / 2), widths.end());
  usual_ = widths[widths.size() / 2];
}

/// Several short lines right below a colon, none of them a sentence, name one thing each.
void Shape::find_named() {
  constexpr std::uint32_t longest = 40;
  constexpr std::size_t most_words = 4;
  const auto names = [&](std::size_t line) {
    const std::string_view here = words(line);
    return touches(line) && lines_[line].cell_count == 0 && lines_[line].width <= longest &&
           word_count(here) <= most_words && has_letter(here) && !ends_sentence(here);
  };
  for (std::size_t line = 0; line < lines_.size(); ++line) {
    if (last_letter(words(line)) != ':') continue;
    std::size_t end = line + 1;
    while (end < lines_.size() && names(end)) ++end;
    const bool whole = end == lines_.size() || !touches(end);
    if (whole && end - line > 2)
      std::fill(named_.begin() + static_cast<std::ptrdiff_t>(line) + 1, named_.begin() + static_cast<std::ptrdiff_t>(end),
                true);
    line = end - 1;
  }
}

std::string_view Shape::words(std::size_t line) const {
  return source_.substr(lines_[line].at.begin, lines_[line].at.size());
}

bool Shape::touches(std::size_t line) const { return lines_[line].blanks == 0 && !lines_[line].new_page; }

std::uint32_t Shape::width_around(std::size_t line) const {
  constexpr std::size_t near = 6;
  if (usual_ == 0) return 0;
  std::uint32_t widest = 0;
  std::size_t count = 0;
  const std::size_t end = std::min(lines_.size(), line + near + 1);
  for (std::size_t n = line > near ? line - near : 0; n < end; ++n) {
    widest = std::max(widest, wrapped_[n]);
    count += wrapped_[n] > 0 ? 1 : 0;
  }
  return count > 1 ? widest : usual_;
}

bool Shape::is_full(std::size_t line) const { return fills(line, nearly_full); }

bool Shape::fills(std::size_t line, double share) const {
  if (line + 1 >= lines_.size()) return false;
  const std::uint32_t width = width_around(line);
  const Line& here = lines_[line];
  // A line without blanks is broken anywhere, so that one character more would not have fitted.
  const bool unspaced = is_unspaced(letter_at(words(line + 1), 0).code);
  const std::uint32_t next = unspaced ? 1 : first_word_width(words(line + 1));
  return width > 0 && here.column + here.width + 1 + next >= share * width;
}

bool Shape::is_short(std::size_t line) const {
  const std::uint32_t width = std::max(width_around(line), usual_);
  return width == 0 || lines_[line].width < short_share * width;
}

bool Shape::goes_on(std::size_t line) const {
  if (line + 1 >= lines_.size()) return false;
  const std::string_view here = words(line);
  const std::string_view next = words(line + 1);
  const bool ended = ends_sentence(here);
  if (starts_with_address(next) || named_[line] || named_[line + 1]) return false;
  if (!touches(line + 1)) {
    constexpr std::uint32_t long_enough = 50;
    const bool cut =
        here.ends_with(',') || is_hyphen(last_letter(here)) || lines_[line].width >= long_enough || !is_short(line);
    return !ended && cut && starts_lower(next);
  }
  if (starts_lower(next)) return !ended || !is_short(line);
  if (ended) return fills(line, surely_full) && lines_[line + 1].column <= lines_[line].column + 1;
  return next.starts_with('(') || here.ends_with(',') || is_full(line);
}

bool Shape::could_head(std::string_view line, std::size_t most_words) const {
  if (word_count(line) > most_words || !has_letter(line)) return false;
  const char32_t last = last_letter(line);
  if (last == ',' || last == ';' || line.find(". ") != line.npos) return false;
  const char32_t first = letter_at(line, 0).code;
  // `White: 1` is a score, `64 Long Road, Anytown 10541` an address, `example.com` too
  if (is_digit(last) && (is_digit(first) || line.find(": ") != line.npos)) return false;
  if (line.find(' ') == line.npos && line.find('.') < line.size() - 1) return false;
  return !is_lower(first) && (starts_upper(line) || is_digit(first));
}

/// Whether what follows is what a heading stands above.
bool Shape::heads(std::size_t line) const {
  if (line + 1 >= lines_.size()) return false;
  if (!touches(line + 1)) return true;
  const std::string_view next = words(line + 1);
  if (is_capitals(words(line)) && !is_capitals(next)) return true;
  return starts_upper(next) && is_short(line) && !is_full(line) && lines_[line + 1].width > lines_[line].width &&
         (ends_sentence(next) || goes_on(line + 1));
}

bool Shape::is_alone(std::size_t line) const {
  return (line == 0 || !touches(line)) && (line + 1 >= lines_.size() || !touches(line + 1));
}

bool Shape::is_heading(std::size_t line) const {
  const std::string_view here = words(line);
  constexpr std::size_t most_colon_words = 4;
  if (last_letter(here) == ':' && is_alone(line) && word_count(here) <= most_colon_words &&
      is_letter(letter_at(here, 0).code)) {
    // `blue player (2):`, but not `or:`
    return starts_upper(here) || here.find_first_of("0123456789") != here.npos;
  }
  if (lines_[line].width > longest_heading || !could_head(here, most_heading_words)) return false;
  const bool apart = line == 0 || !touches(line);
  const bool above = line + 1 >= lines_.size() || !touches(line + 1);
  if (is_capitals(here)) return (apart || above) && last_letter(here) != '.';
  constexpr std::size_t near = 4;
  if (shares_unit(line, near)) return false;
  if (!ends_sentence(here)) return apart && (above || heads(line));
  constexpr std::size_t most_words = 8;
  if (last_letter(here) != '?') return false;
  const char32_t first = letter_at(here, 0).code;
  return apart && !opens(first) && word_count(here) <= most_words && heads(line);
}

bool Shape::is_numbered_heading(std::size_t line, const Label& label) const {
  using Style = Label::Style;
  if (label.style != Style::number && label.style != Style::roman) return false;
  const std::string_view body = words(line).substr(label.size);
  if (lines_[line].width > longest_numbered_heading || !could_head(body, most_numbered_words) || ends_sentence(body))
    return false;
  if (line > 0 && touches(line)) {
    const auto before = label_of(words(line - 1));
    if (before && before->style == label.style && follows(*before, label)) return false;
  }
  if (line + 1 >= lines_.size()) return false;
  const auto next = label_of(words(line + 1));
  // a list that begins below it is no sibling
  const bool begins = next && next->value == 1 && !touches(line + 1) && label.value != 1;
  if (next && next->style != Style::bullet && !begins) return false;
  if (!next && !starts_upper(words(line + 1)) && touches(line + 1)) return false;
  // a list some of whose items are explained: the next item stands right above the one after it
  constexpr std::size_t near = 12;
  for (std::size_t n = line + 1; n + 1 < lines_.size() && n < line + near; ++n) {
    const auto sibling = label_of(words(n));
    if (!sibling || !follows(label, *sibling)) continue;
    const auto after = label_of(words(n + 1));
    return !(after && touches(n + 1) && follows(*sibling, *after));
  }
  return true;
}

bool Shape::could_count(std::size_t line) const {
  const std::string_view here = words(line);
  constexpr std::size_t most_digits = 3;
  const std::size_t digits = here.find_first_not_of("0123456789");
  if (digits == 0 || digits == here.npos || digits > most_digits || lines_[line].width > longest_counted) return false;
  if (here[digits] != ' ' || digits + 1 >= here.size()) return false;
  return is_letter(letter_at(here, digits + 1).code) && last_letter(here) != ':';
}

bool Shape::shares_unit(std::size_t line, std::size_t near) const {
  constexpr std::size_t stem = 3;  // `point` and `points` are the same
  const std::string_view unit = unit_at_end(words(line)).substr(0, stem);
  if (unit.size() < 2 || lines_[line].width > longest_heading) return false;
  const std::size_t end = std::min(lines_.size(), line + near + 1);
  for (std::size_t n = line > near ? line - near : 0; n < end; ++n) {
    if (n != line && lines_[n].width <= longest_heading && unit_at_end(words(n)).substr(0, stem) == unit) return true;
  }
  return false;
}

bool Shape::is_valued(std::size_t line) const { return !goes_on(line) && shares_unit(line, 1); }

bool Shape::is_counted(std::size_t line) const {
  if (named_[line]) return true;
  if (!could_count(line)) return false;
  const bool above = line > 0 && (could_count(line - 1) || (touches(line) && last_letter(words(line - 1)) == ':'));
  return above || (line + 1 < lines_.size() && could_count(line + 1));
}

}  // namespace fathom::audit
