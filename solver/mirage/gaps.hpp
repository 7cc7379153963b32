#pragma once

#include <set>
#include <vector>

#include "solver/mirage/chart.hpp"

// What a gap is: small areas with anything around them, and the positions of plays.

namespace fathom::solver::oasis {

/// Every area of up to four squares, with anything on its edges: the model takes it for a gap exactly if no Survey tile fits
/// in it, in any of its orientations and faces, now or after any further tiles in it; and it is none while it is open on one
/// side.
Finding gaps_are_as_defined(const Game& game, const Budget& budget, const GapBook& book = {});
/// In the first turns of all plays the model's gaps are those of the rulebook, in both readings, and those that it finds
/// beside the tiles just laid are the ones that were not there when the turn began.
Finding gaps_in_play(const Game& game, const Budget& budget, const GapBook& book = {});
/// Nothing can be laid in a gap once the turn that formed it is over: no Survey tile fits, and a Coast tile would have to
/// touch one that was laid in the same turn.
Finding nothing_is_laid_in_a_gap(const Game& game, const Budget& budget, const TableBook& book = {});

/// With tiles of one kind around it, an area is a gap exactly if it is a straight line.
Finding straight_lines_are_gaps(const Game& game, const Budget& budget, const TableBook& book = {});
/// Which areas can be gaps between land and water, read off the tiles that can lie around them.
struct MixedBook {
  std::size_t largest = 9;      ///< Squares of the areas that are looked at.
  std::size_t first_never = 9;  ///< The size of the smallest areas that never are gaps.
  std::size_t never = 7;        ///< How many shapes of that size, turned and mirrored ones counted once, never are.
};
Finding mixed_areas_can_be_gaps(const Game& game, const Budget& budget, const MixedBook& book = {});

/// The two readings of what could ever fit agree on areas of fewer squares than this, and differ on one of that size, which
/// a play can form.
struct DifferenceBook {
  std::size_t squares = 10;
};
Finding readings_differ(const Game& game, const Budget& budget, const DifferenceBook& book = {});

/// All areas of so many squares; turned and mirrored ones count as different, or as one.
std::vector<Area> fixed_areas(std::size_t squares);
std::vector<Area> free_areas(std::size_t squares);
/// The ways a Survey tile could lie in an area.
std::vector<Bend> bends_in(const Area& area, const TableBook& book = {});

}  // namespace fathom::solver::oasis
