#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "properties/comparing.hpp"

// What a comparison of two games says in one place, for tests.

namespace fathom::properties {

/// The row about something, of any number of players unless one is named; an empty one where there is none.
inline const Moved& row(const Comparison& comparison, Sort sort, std::string_view what, Policy policy = Policy::uniform,
                        std::optional<int> players = {}) {
  const auto found = std::ranges::find_if(comparison.rows, [&](const Moved& moved) {
    return moved.sort == sort && moved.what == what && moved.policy == policy &&
           moved.players == players.value_or(moved.players);
  });
  static const Moved nothing{};
  return found == comparison.rows.end() ? nothing : *found;
}

/// How many differences a report tells of as more than chance.
inline int shown(const Comparison& comparison) {
  return static_cast<int>(std::ranges::count(comparison.rows, true, &Moved::significant) +
                          std::ranges::count(comparison.restricted, true, &Restricted::significant));
}

}  // namespace fathom::properties
