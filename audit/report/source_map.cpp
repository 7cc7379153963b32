#include "audit/report/source_map.hpp"

#include <algorithm>

namespace fathom::audit {

SourceMap::SourceMap(const Document& document) : document_(document) {
  for (std::size_t i = 0; i < document.pieces.size(); ++i) {
    const Piece& piece = document.pieces[i];
    const bool last = i + 1 == document.pieces.size();
    const Offset end = last ? static_cast<Offset>(document.text.size()) : document.pieces[i + 1].text;
    if (end > piece.text) stretches_.push_back({piece.source, piece.text, end - piece.text});
  }
  std::stable_sort(stretches_.begin(), stretches_.end(),
                   [](const Stretch& a, const Stretch& b) { return a.source < b.source; });
}

Offset SourceMap::at_or_after(Offset source) const {
  const auto next = std::upper_bound(stretches_.begin(), stretches_.end(), source,
                                     [](Offset at, const Stretch& stretch) { return at < stretch.source; });
  if (next != stretches_.begin() && source - std::prev(next)->source < std::prev(next)->size)
    return std::prev(next)->text + (source - std::prev(next)->source);
  return next == stretches_.end() ? static_cast<Offset>(document_.text.size()) : next->text;
}

std::optional<Span> SourceMap::in_text(Span source) const {
  const auto next = std::upper_bound(stretches_.begin(), stretches_.end(), source.end == 0 ? 0 : source.end - 1,
                                     [](Offset at, const Stretch& stretch) { return at < stretch.source; });
  const Offset begin = at_or_after(source.begin);
  if (source.empty()) return Span{begin, begin};
  if (next == stretches_.begin()) return std::nullopt;
  const Stretch& last = *std::prev(next);
  const Offset end = last.text + std::min(last.size, source.end - last.source);
  if (end > begin) return Span{begin, end};
  const std::optional<std::uint32_t> sentence = sentence_at(begin);  // it reaches back over the end of a column
  const bool read = sentence && last.source + last.size > source.begin;
  return read && document_.sentences[*sentence].at.end > begin
             ? std::optional(Span{begin, document_.sentences[*sentence].at.end})
             : std::nullopt;
}

std::optional<std::uint32_t> SourceMap::sentence_at(Offset text) const {
  const std::vector<Sentence>& all = document_.sentences;
  if (all.empty()) return std::nullopt;
  const auto found = std::upper_bound(all.begin(), all.end(), text,
                                      [](Offset at, const Sentence& sentence) { return at < sentence.at.end; });
  return static_cast<std::uint32_t>(found == all.end() ? all.size() - 1 : static_cast<std::size_t>(found - all.begin()));
}

std::optional<std::uint32_t> SourceMap::sentence_of(Span source) const {
  const std::optional<Span> text = in_text(source);
  return sentence_at(text ? text->begin : at_or_after(source.begin));
}

}  // namespace fathom::audit
