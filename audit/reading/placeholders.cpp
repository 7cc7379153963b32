#include "audit/reading/placeholders.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "audit/language/folding.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

using Sort = Placeholder::Sort;

constexpr std::size_t longest_placeholder = 48;

bool is_name_byte(char byte) { return is_letter_byte(byte) || is_ascii_digit(byte) || byte == '_' || byte == '.' || byte == '-'; }

std::size_t name_end(std::string_view text, std::size_t at) {
  while (at < text.size() && is_name_byte(text[at])) ++at;
  return at;
}

/// Where a bracket that opens at a place is closed, behind the closing one; 0 where it is not, or where another line begins before.
std::size_t closed(std::string_view text, std::size_t at, char open, char close) {
  std::size_t deep = 0;
  for (std::size_t end = at; end < std::min(text.size(), at + longest_placeholder); ++end) {
    if (text[end] == '\n') return 0;
    if (text[end] == open) ++deep;
    if (text[end] == close && --deep == 0) return end + 1;
  }
  return 0;
}

std::size_t brace(std::string_view text, std::size_t at) {
  const std::size_t open = text[at] == '$' ? at + 1 : at;
  return open < text.size() && text[open] == '{' ? closed(text, open, '{', '}') : 0;
}

/// `%s`, `%1$d`, `%05.2f`, `%(name)s`; not the `% d` of *10 % der Karten*, nor `%%`.
std::size_t percent(std::string_view text, std::size_t at) {
  std::size_t end = at + 1;
  if (end < text.size() && text[end] == '(') {
    end = closed(text, end, '(', ')');
    if (end == 0) return 0;
  } else {
    end = std::min(text.find_first_not_of("0123456789$.+-#", end), text.size());
  }
  const bool converts = end < text.size() && std::string_view("sdifgxXcuoeE@").find(text[end]) != std::string_view::npos;
  // `%ss` is a name in the genitive; `%less` is a word.
  const bool is_usual = converts && (text[end] == 's' || text[end] == 'd' || text[end - 1] == '$' || text[end - 1] == ')');
  const bool is_word = converts && !is_usual && end + 1 < text.size() && is_letter_byte(text[end + 1]);
  return converts && !is_word && !(at > 0 && is_ascii_digit(text[at - 1])) ? end + 1 : 0;
}

std::size_t tag(std::string_view text, std::size_t at) {
  std::size_t name = at + 1;
  if (name < text.size() && text[name] == '/') ++name;
  if (name >= text.size() || !is_letter(static_cast<unsigned char>(text[name]))) return 0;
  const std::size_t end = text.find_first_of("<>\n", name);
  return end != text.npos && text[end] == '>' && end - at < 4 * longest_placeholder ? end + 1 : 0;
}

/// Whether what ends here in brackets is a link's text: `[rules](page.md)`, `[rules][1]`, `[rules][]`; not a test of
/// `[strength](3)`.
bool is_link(std::string_view text, std::size_t end) {
  if (end >= text.size()) return false;
  if (text[end] == '(') return text.substr(std::min(text.find_first_not_of("0123456789X", end + 1), text.size()), 1) != ")";
  if (text[end] != '[') return false;
  const std::size_t name_end = std::min(text.find_first_not_of("0123456789", end + 1), text.size() - 1);
  return text[name_end] == ']';
}

/// `[action]`, `[[Trait]]`, `[[Ranged Weapon]]`; not a link's text, a check box, or a note in brackets of several words.
std::size_t bracket(std::string_view text, std::size_t at) {
  const std::size_t end = closed(text, at, '[', ']');
  if (end == 0 || is_link(text, end)) return 0;
  if (text.substr(at, 2) == "[[" && text.substr(end - 2, 2) == "]]") return end - at > 4 ? end : 0;
  const std::string_view inside = text.substr(at + 1, end - at - 2);
  return inside.empty() || inside.find_first_not_of(" x") == inside.npos || inside.find_first_of(" ,;!?") != inside.npos ? 0 : end;
}

/// `\svg{gold}{x}`; a command without anything in braces is a line end or an escape.
std::size_t command(std::string_view text, std::size_t at) {
  std::size_t end = name_end(text, at + 1);
  if (end == at + 1 || end >= text.size() || text[end] != '{') return 0;
  while (end < text.size() && text[end] == '{') {
    const std::size_t next = closed(text, end, '{', '}');
    if (next == 0) return 0;
    end = next;
  }
  return end;
}

/// `:sword:`; not the time of day, nor what stands between two colons of a sentence.
std::size_t colon(std::string_view text, std::size_t at) {
  const std::size_t end = name_end(text, at + 1);
  if (end == at + 1 || end >= text.size() || text[end] != ':' || (at > 0 && is_name_byte(text[at - 1]))) return 0;
  return is_ascii_digit(text[at + 1]) ? 0 : end + 1;
}

/// `(seed)`; not the plural of *card(s)*, nor a letter that numbers something.
std::size_t round_bracket(std::string_view text, std::size_t at) {
  static constexpr std::size_t shortest = 3;
  std::size_t end = at + 1;
  while (end < text.size() && text[end] >= 'a' && text[end] <= 'z') ++end;
  const bool is_part = at > 0 && is_name_byte(text[at - 1]);
  return end < text.size() && text[end] == ')' && end - at > shortest && !is_part ? end + 1 : 0;
}

/// A letter of the private use areas, or one that is a picture: a circled digit, a disc, a heart, an arrow that turns.
bool is_picture(char32_t code) {
  static constexpr std::array<std::array<char32_t, 2>, 9> ranges{{{0xE000, 0xF8FF},
                                                                  {0x21B6, 0x21BB},
                                                                  {0x2460, 0x24FF},
                                                                  {0x25A0, 0x25FF},
                                                                  {0x2600, 0x27BF},
                                                                  {0x27F0, 0x27FF},
                                                                  {0x2B00, 0x2BFF},
                                                                  {0x1F000, 0x1FAFF},
                                                                  {0xF0000, 0x10FFFD}}};
  return std::any_of(ranges.begin(), ranges.end(), [&](const auto& range) { return range[0] <= code && code <= range[1]; });
}

std::optional<std::pair<Sort, std::size_t>> placeholder_at(std::string_view text, std::size_t at) {
  const auto found = [](Sort sort, std::size_t end) -> std::optional<std::pair<Sort, std::size_t>> {
    return end == 0 ? std::nullopt : std::optional(std::pair(sort, end));
  };
  switch (text[at]) {
    case '$':
    case '{': return found(Sort::brace, brace(text, at));
    case '%': return found(Sort::percent, percent(text, at));
    case '<': return found(Sort::tag, tag(text, at));
    case '[':
      return found(text.substr(at, 2) == "[[" ? Sort::name : Sort::bracket, bracket(text, at));
    case '(': return found(Sort::round, round_bracket(text, at));
    case '\\': return found(Sort::command, command(text, at));
    case ':': return found(Sort::colon, colon(text, at));
    default: break;
  }
  const Letter letter = letter_at(text, at);
  return is_picture(letter.code) ? found(Sort::symbol, at + letter.size) : std::nullopt;
}

/// `<a href="x">` as `<a>`: what it says to a program may differ from language to language.
std::string without_attributes(std::string_view tag) {
  const std::size_t blank = tag.find_first_of(" \t");
  return blank == tag.npos ? std::string(tag) : std::string(tag.substr(0, blank)) + (tag.ends_with("/>") ? "/>" : ">");
}

}  // namespace

std::string meaning_of(const Placeholder& one) {
  if (one.sort == Sort::name) return folded(one.text);
  if (one.sort != Sort::tag) return one.text;
  static constexpr std::array<std::array<std::string_view, 2>, 4> same{
      {{"<em>", "<i>"}, {"</em>", "</i>"}, {"<strong>", "<b>"}, {"</strong>", "</b>"}}};
  const auto found = std::find_if(same.begin(), same.end(), [&](const auto& pair) { return pair[0] == one.text; });
  return found == same.end() ? one.text : std::string((*found)[1]);
}

std::vector<Placeholder> placeholders_in(std::string_view text, Span at) {
  std::vector<Placeholder> found;
  const std::string_view here = text.substr(0, at.end);
  for (std::size_t next = at.begin; next < here.size();) {
    const auto one = placeholder_at(here, next);
    if (!one) {
      next += letter_at(here, next).size;
      continue;
    }
    const std::string_view words = here.substr(next, one->second - next);
    found.push_back({one->first, {static_cast<Offset>(next), static_cast<Offset>(one->second)},
                     one->first == Sort::tag ? without_attributes(words) : std::string(words)});
    next = one->second;
  }
  return found;
}

}  // namespace fathom::audit
