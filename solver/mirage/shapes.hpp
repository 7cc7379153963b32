#pragma once

#include "solver/mirage/chart.hpp"

// What Survey tiles look like, and what does not matter where they lie.

namespace fathom::solver::oasis {

/// Three squares on which a Survey tile can lie hang together by two edges and are not in line, and all such squares are
/// covered in exactly one way: turning it over and turning it round brings nothing new.
Finding elbows_are_bends(const Game& game, const Budget& budget, const TableBook& book = {});
/// The eight tiles stay different however they are turned; turned over in a mirror four are themselves, and four are in
/// pairs.
Finding eight_tiles_are_eight(const Game& game, const Budget& budget);

/// What lies at corners decides nothing, nor do shades, nor whose tiles they are.
Finding corners_and_shades_decide_nothing(const Game& game, const Budget& budget);

}  // namespace fathom::solver::oasis
