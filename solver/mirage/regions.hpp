#pragma once

#include "solver/mirage/chart.hpp"

// Regions, who competes for a gap, and what regions bring.

namespace fathom::solver::oasis {

/// Regions and competitions, read a second time.
struct RegionBook {
  TableBook table;
  int least_explorers = 1;  ///< With which one competes at all.
};

/// In the first turns of all plays the model's regions are what hangs together by edges and is of one terrain and shade.
Finding regions_in_play(const Game& game, const Budget& budget, const RegionBook& book = {});
/// In the first turns of all plays, and with any numbers of explorers, a gap goes to whoever has most explorers in the
/// regions beside it, all of hers there go back to her supply and no others, and of those who are tied whoever laid the tile
/// may choose any, and nobody else.
Finding gaps_go_to_the_most(const Game& game, const Budget& budget, const RegionBook& book = {});
/// If the game ended with one of the first turns of any play, every region would bring its points to all who have most in
/// it, and to nobody where nobody is.
Finding regions_bring_points(const Game& game, const Budget& budget, const RegionBook& book = {});
/// However explorers stand, regions bring a player no more than the points of a region for each of her explorers: for any
/// number of regions of any two players, and reached on a board.
Finding region_points_are_bounded(const Game& game, const Budget& budget, const RegionBook& book = {});

}  // namespace fathom::solver::oasis
