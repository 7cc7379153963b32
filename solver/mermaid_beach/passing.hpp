#pragma once

#include "solver/mermaid_beach/common.hpp"

// What a starfish does to hands.

namespace fathom::solver::beach {

/// How cards are passed, for tests to get wrong.
struct PassingBook {
  int passed = 1;         ///< Cards that everybody with a card passes.
  int seats_to_left = 1;  ///< How many seats further a card goes to the left; to the right as many back.
};

/// For 2 to 5 players and both directions, whatever the hands: where everybody has a card to pass, no hand changes its size,
/// and nobody passes a card she has not.
Finding passing_keeps_hand_sizes(const Game& game, const Budget& budget, const PassingBook& book = {});
/// Everybody's card goes to the neighbour on the side the starfish says, and all hands are otherwise as they were.
Finding cards_go_one_seat_further(const Game& game, const Budget& budget, const PassingBook& book = {});

}  // namespace fathom::solver::beach
