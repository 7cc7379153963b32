#pragma once

#include <string>

#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::mermaid_rain {

// What is wrong in a state that breaks an invariant: which piece, how many, where. Asked of states that cannot be alone.

std::string hands_beyond(const Game& game, const State& state);
std::string melds_beyond(const Game& game, const State& state);
std::string tiles_over_each_other(const Game& game, const State& state);
std::string tiles_off_the_ocean(const Game& game, const State& state);
std::string tiles_out_of_shape(const Game& game, const State& state);
std::string dark_tiles_left(const Game& game, const State& state);
std::string mermaids_astray(const Game& game, const State& state);
std::string spaces_beyond(const Game& game, const State& state);
std::string face_down_astray(const Game& game, const State& state);
std::string points_from_nowhere(const Game& game, const State& state);

}  // namespace fathom::mermaid_rain
