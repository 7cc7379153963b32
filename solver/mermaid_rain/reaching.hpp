#pragma once

#include "solver/mermaid_rain/hexes.hpp"

// Reaching a treasure space: the best placing of a tile, and the moves a hand allows.

namespace fathom::solver::rain {

/// What the rulebook says of moving, read a second time.
struct ReachingBook {
  int deep_sea_cards = 2;
  PlacingBook placing;
};

/// How many positions are tried, drawn with a fixed seed.
inline constexpr int positions_tried = 40;

/// In each position tried, Z3 finds a placing and a walk that bring the mermaid to the treasure exactly when a search
/// through the model's legal actions does.
Finding reaching_agrees_with_search(const Game& game, const Budget& budget, const ReachingBook& book = {});

}  // namespace fathom::solver::rain
