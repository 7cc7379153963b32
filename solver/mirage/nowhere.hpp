#pragma once

#include "solver/mirage/chart.hpp"

// A Coast tile that has to be added and has nowhere to go.

namespace fathom::solver::oasis {

struct NowhereBook {
  unsigned tiles = 4;  ///< On the smallest table where it happens, before the Survey tile is laid.
};
/// With fewer tiles on the table, whatever they are and wherever they lie, a Coast tile fits beside the Survey tile just
/// laid; with so many there is a table, which the model plays on, where it fits nowhere and is left aside.
Finding coast_tile_can_have_nowhere_to_go(const Game& game, const Budget& budget, const NowhereBook& book = {});

}  // namespace fathom::solver::oasis
