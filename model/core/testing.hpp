#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/seats.hpp"

// What the tests of every game's model need.

namespace fathom {

inline SeatSet seats(std::initializer_list<Seat> some) {
  SeatSet set;
  for (const Seat seat : some) set.insert(seat);
  return set;
}

/// Whether a text is part of one of the lines.
inline bool says(const std::vector<std::string>& lines, std::string_view text) {
  return std::ranges::any_of(lines, [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

}  // namespace fathom
