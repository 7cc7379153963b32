#pragma once

#include "solver/mermaid_beach/common.hpp"

// What a starfish does to hands.

namespace fathom::solver::beach {

/// How cards are passed, for tests to get wrong.
struct PassingBook {
  int passed = 1;         ///< Cards that everybody with a card passes.
  int seats_to_left = 1;  ///< How many seats further a card goes to the left; to the right as many back.
};

/// For 2 to 5 players and both directions, whatever the hands: passing only moves cards, each card ends one seat further;
/// everybody who has a card and is passed one holds as many as before, so that with nobody out no hand changes its size; and
/// at a table of two both directions are one.
Finding passing_keeps_hand_sizes(const Game& game, const Budget& budget, const PassingBook& book = {});

}  // namespace fathom::solver::beach
