#pragma once

#include <array>

#include "solver/mermaid_beach/common.hpp"

// When the game ends, and for how many at once.

namespace fathom::solver::beach {

/// What the encoding takes the rulebook to say, for tests to get wrong, and what follows from it.
struct FinishBook {
  /// Whether the Sea Monster alone ends the game, as a number of cards that may be left besides none.
  int monsters_left = 1;
  /// How many of 2, 3, 4 and 5 players can be finished at once.
  std::array<int, 4> finished_at_once{2, 2, 3, 3};
};

/// The game ends with an action exactly if somebody is left without cards or with the Sea Monster alone: two ways of which
/// never both are so of one hand, and neither is of any hand that is dealt.
Finding two_ways_to_end(const Game& game, const Budget& budget, const FinishBook& book = {});
/// Everybody has a turn before the game ends: whoever is dealt mermaids alone can end it first.
Finding everybody_has_a_turn(const Game& game, const Budget& budget);
/// No more players can be finished at once than the book has, and so many can be, by asking and a starfish.
Finding finished_at_once(const Game& game, const Budget& budget, const FinishBook& book = {});

}  // namespace fathom::solver::beach
