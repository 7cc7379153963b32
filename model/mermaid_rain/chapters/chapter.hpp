#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "model/core/rulebook.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/phrases.hpp"
#include "model/mermaid_rain/places.hpp"

// What every chapter of the rulebook is written with. A chapter is a table of its rules in rulebook order, the functions of
// those that can refuse, and a tuple that ties one to the other. `rulebook.cpp` binds the chapters together.

namespace fathom::mermaid_rain {

template <class Action>
using Clause = fathom::Clause<Game, State, Action>;
using Region = fathom::Region<Game, State, HexSet>;

/// The cells a piece would cover, which the regions of the board are held against.
constexpr HexSet covered(const Place& place) {
  HexSet cells;
  for (const Hex hex : place.on) cells.insert(hex.cell);
  return cells;
}

}  // namespace fathom::mermaid_rain
