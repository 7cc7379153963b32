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

}  // namespace

Position Source::place(Offset at) const {
  const auto next = std::upper_bound(lines.begin(), lines.end(), at);
  const auto line = std::max<std::ptrdiff_t>(next - lines.begin(), 1);
  const Offset begin = lines.empty() ? 0 : lines[static_cast<std::size_t>(line) - 1];
  Offset end = std::min(at, static_cast<Offset>(text.size()));
  while (end > begin && end < text.size() && is_tail(text[end])) --end;
  const Offset column = characters_before(*this, end) - characters_before(*this, begin) + 1;
  return {static_cast<int>(line), static_cast<int>(column)};
}

Source source_of(std::string name, std::string_view bytes) {
  Source source;
  source.name = std::move(name);
  Decoded decoded = decode(bytes);
  source.text = std::move(decoded.text);
  source.damages = damages_of(source.text, std::move(decoded.damages));
  Offset before = 0;
  for (std::size_t at = 0; at < source.text.size(); at += Source::milestone) {
    source.milestones.push_back(before);
    before += characters(std::string_view(source.text).substr(at, Source::milestone));
  }
  source.lines.push_back(0);
  for (std::size_t at = source.text.find('\n'); at != std::string::npos; at = source.text.find('\n', at + 1)) {
    source.lines.push_back(static_cast<Offset>(at + 1));
  }
  return source;
}

}  // namespace fathom::audit
