#pragma once

#include <vector>

#include "solver/mermaids_song/common.hpp"

// Positions in which every kind of action can be done, one for each case that could matter: what ties an encoding of actions
// to the model. Play need not come to them: what an action does depends on nothing but the position.

namespace fathom::solver::song {

/// Every step of a play, by every player in turn at every table, with cards of every kind in every place: with and without
/// the Kraken and the Treasure in hand, mermaids in play, creatures won, and cards left to draw.
std::vector<State> positions_of_every_step(const Game& game);

/// Every step of a turn of three players, with every hand of the box up to so many cards.
std::vector<State> positions_with_every_hand(const Game& game, int largest_hand);

}  // namespace fathom::solver::song
