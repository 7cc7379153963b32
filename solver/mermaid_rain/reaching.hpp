#pragma once

#include "solver/mermaid_rain/hexes.hpp"

// Reaching a treasure space: the best placing of a tile, and the moves a hand allows.

namespace fathom::solver::rain {

/// What the theorems say of moving, in the numbers of the rules. A test puts wrong ones in.
struct ReachingBook {
  int deep_sea_cards;
  PlacingBook placing{};
};
inline ReachingBook reaching_book(const Game& game) { return {game.rules.deep_sea_cards}; }

/// How many positions are tried, drawn with a fixed seed.
inline constexpr int positions_tried = 40;

/// In each position tried, Z3 finds a placing and a walk that bring the mermaid to the treasure exactly when a search
/// through the model's legal actions does.
Finding reaching_agrees_with_search(const Game& game, const Budget& budget, const ReachingBook& book);

}  // namespace fathom::solver::rain
