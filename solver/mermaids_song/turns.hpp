#pragma once

#include "solver/mermaids_song/common.hpp"

// What one turn can do.

namespace fathom::solver::song {

/// Ann draws a mermaid and as many songs of the highest values as make up a hand, plays all of them, and entices with them.
Told new_mermaid_entices(const Game& game, Creature creature);
/// A mermaid who came into play in this turn never entices a creature of a higher rating in the same turn.
Finding new_mermaids_are_weak(const Game& game, const Budget& budget, int highest_rating = 6, const Book& book = {});
/// The most loyalty that enticing can bring in one turn, with three mermaids who have been sung to before; a play shows it.
/// So nobody with nothing wins in one turn without the Treasure with three players, and with more players somebody can.
Finding one_turn_has_a_limit(const Game& game, const Budget& budget, int most_in_a_turn = 33, const Book& book = {});

}  // namespace fathom::solver::song
