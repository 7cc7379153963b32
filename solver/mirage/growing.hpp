#pragma once

#include "solver/mirage/chart.hpp"

// Where tiles may lie.

namespace fathom::solver::oasis {

/// Whatever lies around three bare squares, in each orientation and with each side up: a Survey tile may lie there in the
/// model exactly if the rulebook lets it.
Finding survey_tiles_lie_where_they_may(const Game& game, const Budget& budget, const LayingBook& book = {});

/// What the rulebook asks of a Coast tile, read a second time.
struct CoastBook {
  TableBook table;
  /// For each terrain on an edge of the tile, what may be on the edge that touches it.
  std::array<Terrain, 2> fits{Terrain::land, Terrain::water};
  std::size_t least_edges = 1;  ///< That have to touch the Survey tile just laid.
};
/// Whatever lies on the four sides of a bare square, and on whichever of them is the Survey tile just laid.
Finding coast_tiles_lie_where_they_may(const Game& game, const Budget& budget, const CoastBook& book = {});

/// In all plays of the first turns the places the model lists for a Survey tile are those of the rulebook.
Finding survey_places_in_play(const Game& game, const Budget& budget, const LayingBook& book = {});
/// The same of Coast tiles, which may be left aside exactly where there is no place.
Finding coast_places_in_play(const Game& game, const Budget& budget, const CoastBook& book = {});

/// How far tiles can spread.
struct SpreadBook {
  int farthest = 62;
  int by_survey = 3;  ///< Rows and columns that a Survey tile adds at most.
  int by_coast = 1;
};
/// However the board has grown, a drawn tile has a place: beyond one of its ends at least there is room on the table.
Finding drawn_tile_has_a_place(const Game& game, const Budget& budget, const SpreadBook& book = {});

}  // namespace fathom::solver::oasis
