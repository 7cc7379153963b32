#include "audit/report/marking.hpp"

#include <algorithm>
#include <map>

#include "model/core/svg.hpp"

namespace fathom::audit {

std::vector<Stretch> stretches(Span sentence, const std::vector<Marked>& marks) {
  std::vector<Offset> bounds{sentence.begin, sentence.end};
  std::multimap<Offset, const Marked*> beginnings, endings;
  for (const Marked& mark : marks) {
    const Offset begin = std::clamp(mark.at.begin, sentence.begin, sentence.end);
    const Offset end = std::clamp(mark.at.end, begin, sentence.end);
    if (begin < end) beginnings.emplace(begin, &mark);
    endings.emplace(end, &mark);
    bounds.insert(bounds.end(), {begin, end});
  }
  std::sort(bounds.begin(), bounds.end());
  bounds.erase(std::unique(bounds.begin(), bounds.end()), bounds.end());
  const auto by_finding = [](const Marked* a, const Marked* b) { return a->finding < b->finding; };
  std::vector<Stretch> parts;
  std::vector<const Marked*> open;
  for (std::size_t i = 0; i + 1 < bounds.size() || i == 0; ++i) {
    const Span at{bounds[i], bounds[std::min(i + 1, bounds.size() - 1)]};
    const auto [first_begun, last_begun] = beginnings.equal_range(at.begin);
    for (auto begun = first_begun; begun != last_begun; ++begun) open.push_back(begun->second);
    std::stable_sort(open.begin(), open.end(), by_finding);
    Stretch part{at, open, {}};
    const auto [first_ended, last_ended] = endings.equal_range(at.end);
    for (auto ended = first_ended; ended != last_ended; ++ended) {
      part.ends.push_back(ended->second);
      open.erase(std::remove(open.begin(), open.end(), ended->second), open.end());
    }
    if (i == 0 && at.begin < at.end) {  // what stands before the first character has no stretch to end
      const auto [first_at_all, last_at_all] = endings.equal_range(at.begin);
      for (auto ended = first_at_all; ended != last_at_all; ++ended) part.ends.push_back(ended->second);
    }
    std::stable_sort(part.ends.begin(), part.ends.end(), by_finding);
    parts.push_back(std::move(part));
  }
  return parts;
}

std::string escaped(std::string_view text) { return escaped_markup(text); }

}  // namespace fathom::audit
