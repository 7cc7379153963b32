#include "solver/ranges.hpp"

#include <algorithm>

#include "model/core/words.hpp"

namespace fathom::solver {

bool holds_at(const Range& range, int value) { return around(range, value).has_value(); }

std::optional<Interval> around(const Range& range, int value) {
  const auto found = std::ranges::find_if(range.holds, [&](const Interval& each) { return each.contains(value); });
  if (found == range.holds.end()) return std::nullopt;
  return *found;
}

std::string words(const std::vector<Interval>& intervals) {
  if (intervals.empty()) return "none";
  std::vector<std::string> parts;
  for (const Interval& each : intervals)
    parts.push_back(std::to_string(each.from) + (each.from == each.to ? "" : ".." + std::to_string(each.to)));
  return listed(parts);
}

}  // namespace fathom::solver
