#pragma once

#include <string>

#include "model/mermaid_beach/mermaid_beach.hpp"

namespace fathom::mermaid_beach {

// What is wrong in a state that breaks an invariant: which piece, how many, where. Asked of states that cannot be alone.

std::string hands_dealt_otherwise(const Game& game, const State& state);
std::string items_without_a_pair(const Game& game, const State& state);
std::string starfish_kept(const Game& game, const State& state);
std::string points_unlike_shells(const Game& game, const State& state);

}  // namespace fathom::mermaid_beach
