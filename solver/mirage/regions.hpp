#pragma once

#include "solver/mirage/chart.hpp"

// Regions, who competes for a gap, and what regions bring.

namespace fathom::solver::oasis {

/// Regions and competitions, read a second time.
struct RegionBook {
  TableBook table;
  int points = 2;           ///< For a region.
  int least_explorers = 1;  ///< With which one competes at all.
};

/// In positions of plays the model's regions are what hangs together by edges and is of one terrain and shade.
Finding regions_in_play(const Game& game, const Budget& budget, const RegionBook& book = {});
/// In plays a gap goes to whoever has most explorers in the regions beside it, all of hers there go back to her supply and
/// no others, and of those who are tied whoever laid the tile may choose any, and nobody else.
Finding gaps_go_to_the_most(const Game& game, const Budget& budget, const RegionBook& book = {});
/// At the end of plays every region has brought its points to all who have most in it, and to nobody where nobody is.
Finding regions_bring_points(const Game& game, const Budget& budget, const RegionBook& book = {});
/// However explorers stand, regions bring a player no more than two points for each of her explorers, which is 28; proved
/// for any number of regions of any two players, and reached on a board.
Finding region_points_are_bounded(const Game& game, const Budget& budget, const RegionBook& book = {});

}  // namespace fathom::solver::oasis
