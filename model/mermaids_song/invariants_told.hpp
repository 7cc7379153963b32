#pragma once

#include <string>

#include "model/mermaids_song/mermaids_song.hpp"

namespace fathom::mermaids_song {

// What is wrong in a state that breaks an invariant: which piece, how many, where. Asked of states that cannot be alone.

std::string hands_too_large(const Game& game, const State& state);
std::string mermaids_too_many(const Game& game, const State& state);
std::string cards_with_mermaids(const Game& game, const State& state);
std::string cards_that_cancel(const Game& game, const State& state);
std::string covered_out_of_balance(const Game& game, const State& state);
std::string creatures_face_up_otherwise(const Game& game, const State& state);
std::string winners_who_play_on(const Game& game, const State& state);

}  // namespace fathom::mermaids_song
