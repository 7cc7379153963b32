#include "audit/report/excerpt.hpp"

#include <algorithm>

#include "audit/report/report.hpp"

namespace fathom::audit {
namespace {

constexpr std::string_view dots = "...";

constexpr bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// Whether a byte belongs to a word; every letter beyond ASCII is taken for one.
constexpr bool in_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

/// The beginning of a text, at most so many characters, cut at a blank where it is cut at all.
std::string_view beginning(std::string_view text, std::size_t columns) {
  if (characters(text) <= columns) return text;
  std::size_t end = 0, blank = 0;
  for (std::size_t taken = 0; end < text.size() && taken <= columns; ++end) {
    if (text[end] == ' ') blank = end;
    if (end + 1 == text.size() || !continues(text[end + 1])) ++taken;
  }
  return text.substr(0, blank);
}

/// The end of a text, in the same way.
std::string_view ending(std::string_view text, std::size_t columns) {
  if (characters(text) <= columns) return text;
  std::size_t begin = text.size(), after_blank = text.size();
  for (std::size_t taken = 0; begin > 0 && taken <= columns; --begin) {
    if (text[begin - 1] == ' ') after_blank = begin;
    if (!continues(text[begin - 1])) ++taken;
  }
  return text.substr(after_blank);
}

/// Where `words` stand in `sentence`, as whole words if they can, nearest to `near`.
std::size_t found(std::string_view sentence, std::string_view words, std::size_t near) {
  std::size_t best = std::string_view::npos;
  bool best_is_whole = false;
  for (std::size_t at = sentence.find(words); at != std::string_view::npos; at = sentence.find(words, at + 1)) {
    const std::size_t end = at + words.size();
    const bool whole = (at == 0 || !in_word(sentence[at - 1]) || !in_word(words.front())) &&
                       (end == sentence.size() || !in_word(sentence[end]) || !in_word(words.back()));
    const auto distance = [&](std::size_t place) { return place > near ? place - near : near - place; };
    const bool better = best == std::string_view::npos || (whole && !best_is_whole) ||
                        (whole == best_is_whole && distance(at) < distance(best));
    if (!better) continue;
    best = at;
    best_is_whole = whole;
  }
  return best;
}

std::string cut(std::string_view text, std::size_t columns) {
  if (characters(text) <= columns) return std::string(text);
  std::string_view part = beginning(text, columns - std::min(columns, dots.size() + 1));
  if (part.empty()) {  // one endless word
    std::size_t end = std::min(text.size(), columns);
    while (end > 0 && continues(text[end])) --end;
    part = text.substr(0, end);
  }
  return std::string(part) + " " + std::string(dots);
}

}  // namespace

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

Excerpt excerpt(const Passage& passage, std::size_t columns, std::size_t near) {
  const std::string sentence = visible(passage.sentence), words = visible(passage.words);
  if (words.empty()) return {cut(sentence, columns), "", ""};
  const std::size_t at = found(sentence, words, near);
  const std::size_t taken = characters(words);
  if (at == std::string_view::npos || taken >= columns) return {"", cut(words, columns), ""};
  const std::string_view before = std::string_view(sentence).substr(0, at);
  const std::string_view after = std::string_view(sentence).substr(at + words.size());
  std::size_t room = columns - taken;
  if (characters(before) + characters(after) <= room) return {std::string(before), words, std::string(after)};
  room -= std::min(room, 2 * (dots.size() + 1));
  const std::size_t half = room / 2;
  const std::size_t left_room = std::max(half, room - std::min(room, characters(after)));
  const std::string_view left = ending(before, left_room);
  const std::string_view right = beginning(after, room - std::min(room, characters(left)));
  const std::string head = left.size() < before.size() ? std::string(dots) + " " + std::string(left) : std::string(left);
  const std::string tail = right.size() < after.size() ? std::string(right) + " " + std::string(dots) : std::string(right);
  return {head, words, tail};
}

}  // namespace fathom::audit
