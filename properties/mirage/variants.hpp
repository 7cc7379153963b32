#pragma once

#include <string>

#include "properties/mirage/adapter.hpp"

namespace fathom::mirage::laws {

/// The game with the Palm Tree Expansion; as often as not with one tent each, so that tents move, and with few trees, so
/// that they run out.
Game game_with_trees(const Game& game, Random& random);
/// The game in its Advanced variant.
Game game_with_stacks(const Game& game);

// What is asked of each moment and position of plays in the variants: what is wrong, or nothing.

std::string trees_fill_their_gap(const Transition& transition);
std::string keepers_stand_where_the_tent_stood(const Transition& transition);
std::string trees_may_be_kept_or_lost(const Position& at);
std::string any_colour_left_may_be_planted(const Position& at);               // offering.cpp
std::string trees_planted_are_worth_something(const Transition& transition);  // bounding.cpp
std::string nobody_moves_a_tent(const Transition& transition);                // offering.cpp
std::string trees_score_in_sets(const Transition& transition);
std::string coast_tiles_lie_wherever_they_fit(const Position& at);         // growing.cpp
std::string journeys_are_as_long_as_can_be(const Transition& transition);  // ending.cpp
std::string any_stack_may_be_chosen_from(const Position& at);
std::string tiles_chosen_leave_their_stack(const Transition& transition);

}  // namespace fathom::mirage::laws
