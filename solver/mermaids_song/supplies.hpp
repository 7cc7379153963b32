#pragma once

#include <array>

#include "solver/mermaids_song/common.hpp"

// Whether cards run out, whether mermaids do, and whether play need end at all.

namespace fathom::solver::song {

/// What follows from the printed numbers, for 3, 4, 5 and 6 players; claimed here, proved there.
struct SupplyBook {
  std::array<int, 4> least_in_play{46, 46, 46, 44};     ///< Cards with mermaids, themselves among them, when cards run out.
  std::array<int, 4> mermaids_to_fill_all{1, 1, 1, 3};  ///< So many too few to fill every player's three places.
};

/// Play ends for want of cards only when the player who draws holds the Kraken and the Treasure and nothing else, everything
/// else being in play or in the others' hands; and so it can. A play from the start shows it.
Finding cards_run_out_on_specials_alone(const Game& game, const Budget& budget, const Book& book = {},
                                        const SupplyBook& claims = {});
/// With the mermaids that are left out there is one for everybody's first card, and never enough for all to have three in
/// play.
Finding mermaids_are_short(const Game& game, const Budget& budget, const Book& book = {}, const SupplyBook& claims = {});
/// Every play comes to an end: a round in which all end their turns at once leads back to where it began.
Finding every_play_ends(const Game& game, const Budget& budget);

}  // namespace fathom::solver::song
