#pragma once

#include "solver/mirage/chart.hpp"

// Tents: the journey, the best squares, and how far apart tents can be.

namespace fathom::solver::oasis {

/// What a journey is, read a second time.
struct JourneyBook {
  int around_the_box = 2;  ///< How many times the rows and columns that tents are apart are walked.
};
/// Whatever squares three tents stand on, their round trip is twice the rows and columns of the box around them; so is that
/// of two. Proved for all numbers, and held against the model's points.
Finding round_trip_is_twice_the_box(const Game& game, const Budget& budget, const JourneyBook& book = {});

/// The model counts each tent from the square of its gap that makes the journey longest: no choice of squares is longer, and
/// one is as long. For gaps of all small shapes, lying in two ways.
Finding best_squares_are_taken(const Game& game, const Budget& budget);

/// How far tents can be apart on a board of so many tiles.
struct FarBook {
  int survey = 3;  ///< Rows and columns that a Survey tile adds to the box around the board at most.
  int coast = 1;   ///< And a Coast tile.
  int start = 2;   ///< The row and the column of the starting tile.
  int rim = 4;     ///< Rows and columns at the ends of the board, in which no gap has a square.
};
/// No journey is longer than twice the rows and columns that the tiles can spread over, less those at the ends: for any
/// number of tiles. An upper bound; whether it is reached is not said.
Finding tents_are_so_far_apart(const Game& game, const Budget& budget, const FarBook& book = {});

}  // namespace fathom::solver::oasis
