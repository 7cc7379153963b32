#include "audit/text/source.hpp"

#include <algorithm>

#include "audit/text/damage.hpp"
#include "audit/text/decode.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {

namespace {

/// How many characters begin in a stretch of a text.
Offset characters(std::string_view text) {
  return static_cast<Offset>(std::count_if(text.begin(), text.end(), [](char byte) { return !is_tail(byte); }));
}

/// How many characters begin before a place.
Offset characters_before(const Source& source, Offset at) {
  if (source.milestones.empty()) return characters(std::string_view(source.text).substr(0, at));
  const std::size_t passed = std::min<std::size_t>(at / Source::milestone, source.milestones.size() - 1);
  const std::size_t from = passed * Source::milestone;
  return source.milestones[passed] + characters(std::string_view(source.text).substr(from, at - from));
}

/// The same between two places.
Offset characters_between(const Source& source, Offset begin, Offset end) {
  if (end - begin <= Source::milestone) return characters(std::string_view(source.text).substr(begin, end - begin));
  return characters_before(source, end) - characters_before(source, begin);
}

}  // namespace

Position Source::place(Offset at) const {
  if (origins.empty()) return place_in_text(at);
  const auto next = std::upper_bound(origins.begin(), origins.end(), at, [](Offset value, const Origin& origin) { return value < origin.text; });
  const Origin& from = next == origins.begin() ? *next : *std::prev(next);
  if (at < from.text) return from.at;  // a sign of Markdown that stands nowhere in the file
  const Position begin = place_in_text(from.text), here = place_in_text(at);
  if (here.line > begin.line) return {from.at.line + here.line - begin.line, here.column};
  return {from.at.line, from.at.column + here.column - begin.column};
}

const Unit* Source::unit(Offset at) const {
  const auto next = std::upper_bound(units.begin(), units.end(), at, [](Offset value, const Unit& unit) { return value < unit.at.begin; });
  if (next == units.begin() || at > std::prev(next)->at.end) return nullptr;
  return &*std::prev(next);
}

Position Source::place_in_text(Offset at) const {
  const auto next = std::upper_bound(lines.begin(), lines.end(), at);
  const auto line = std::max<std::ptrdiff_t>(next - lines.begin(), 1);
  const Offset begin = lines.empty() ? 0 : lines[static_cast<std::size_t>(line) - 1];
  Offset end = std::min(at, static_cast<Offset>(text.size()));
  while (end > begin && end < text.size() && is_tail(text[end])) --end;
  const Offset column = characters_between(*this, begin, end) + 1;
  return {static_cast<int>(line), static_cast<int>(column)};
}

void Source::count_lines() {
  lines.assign(1, 0);
  milestones.clear();
  Offset before = 0;
  for (std::size_t at = 0; at < text.size(); at += milestone) {
    milestones.push_back(before);
    before += characters(std::string_view(text).substr(at, milestone));
  }
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) {
    lines.push_back(static_cast<Offset>(at + 1));
  }
}

Source source_of(std::string name, std::string_view bytes) {
  Source source;
  source.name = std::move(name);
  Decoded decoded = decode(bytes);
  source.text = std::move(decoded.text);
  source.damages = damages_of(source.text, std::move(decoded.damages));
  source.count_lines();
  return source;
}

}  // namespace fathom::audit
