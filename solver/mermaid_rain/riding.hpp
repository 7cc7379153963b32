#pragma once

#include "solver/mermaid_rain/reaching.hpp"

// Single actions of riding the surf, in every case there is: moves, warps and the leaving of dark tiles.

namespace fathom::solver::rain {

/// From every hex, one card takes a mermaid onto every tile and space next to hers that asks for it or for any, and nowhere
/// else.
Finding one_card_goes_next_door(const Game& game, const Budget& budget, const ReachingBook& book);
/// The same of Deep Sea Movement, with cards none of which is asked for.
Finding cards_that_miss_go_next_door(const Game& game, const Budget& budget, const ReachingBook& book);
/// A warp goes to every hex of a tile, every treasure space and every starting space, and nowhere else.
Finding warps_go_to_every_place(const Game& game, const Budget& budget, const PlacingBook& book = {});

/// What leaves the board at the end of a round.
struct ClearingBook {
  mermaid_rain::Shade leaves = Shade::dark;
};
/// Tiles of every kind, everywhere: the dark ones leave at the end of a round and the light ones stay.
Finding dark_tiles_leave(const Game& game, const Budget& budget, const ClearingBook& book = {});
/// Whoever is on a tile that leaves has to drift, and nobody else.
Finding who_is_on_a_dark_tile_drifts(const Game& game, const Budget& budget, const ClearingBook& book = {});

}  // namespace fathom::solver::rain
