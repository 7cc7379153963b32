#pragma once

#include <string>

#include "model/mirage/mirage.hpp"

namespace fathom::mirage {

// What is wrong in a state that breaks an invariant: which piece, how many, where. Asked of states that cannot be alone.

std::string explorers_otherwise(const Game& game, const State& state);
std::string tents_otherwise(const Game& game, const State& state);
std::string squares_taken_twice(const Game& game, const State& state);
std::string squares_off_the_table(const Game& game, const State& state);
std::string teeth_that_clash(const Game& game, const State& state);
std::string squares_apart(const Game& game, const State& state);
std::string pieces_in_each_others_way(const Game& game, const State& state);
std::string tents_out_of_place(const Game& game, const State& state);

}  // namespace fathom::mirage
