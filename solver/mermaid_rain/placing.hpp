#pragma once

#include "solver/mermaid_rain/common.hpp"
#include "solver/mermaid_rain/hexes.hpp"

// Placing a Surf tile, on the whole board and the one for three, whatever lies there already.

namespace fathom::solver::rain {

/// For every occupancy, the model lets a tile of this shape lie where the rulebook does and nowhere else.
Finding legal_placements_agree(const Game& game, const Budget& budget, Shape shape, const PlacingBook& book = {});
/// Wherever a tile may not lie, the rules the model has objecting are exactly those that forbid it on their own.
Finding objections_agree(const Game& game, const Budget& budget, Shape shape, const PlacingBook& book = {});
/// A position that leaves a triangular tile no room: which tiles and which rules, none of which can be spared, take it; and
/// the model agrees, also when any one of them is taken away.
Finding no_room_is_explained(const Game& game, const Budget& budget, const PlacingBook& book = {});

}  // namespace fathom::solver::rain
