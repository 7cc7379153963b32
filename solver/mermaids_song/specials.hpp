#pragma once

#include "solver/mermaids_song/common.hpp"

// What the Kraken and the Treasure of the Deep do.

namespace fathom::solver::song {

/// Whatever power the mermaids of a player have, she gives up one of the most powerful to the Kraken, of her choice, and
/// none if none has any. `spared_up_to` is the power that is spared.
Finding kraken_takes_a_strongest(const Game& game, const Budget& budget, int spared_up_to = 0);
/// Whoever has a mermaid with power loses exactly one, with all her cards, and nobody else any; whoever plays it.
Finding kraken_takes_one_of_each(const Game& game, const Budget& budget);
/// Whoever of the others has a creature can be chosen for the Treasure, and nobody else; it is discarded unplayed exactly
/// when nobody can be.
Finding treasure_needs_a_creature(const Game& game, const Budget& budget);
/// A creature lured changes hands, and all loyalty together stays the same. `lost_by_the_robbed` is how many creatures the
/// player robbed has fewer.
Finding treasure_keeps_all_loyalty(const Game& game, const Budget& budget, int lost_by_the_robbed = 1);
/// The Treasure can win the game, whatever the total: a play shows it, for each number of players.
Finding treasure_can_win(const Game& game, const Budget& budget);

}  // namespace fathom::solver::song
