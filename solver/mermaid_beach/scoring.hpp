#pragma once

#include <array>

#include "solver/mermaid_beach/common.hpp"

// What shells are worth once the Sea Monster has eaten.

namespace fathom::solver::beach {

/// The rulebook's numbers, read a second time.
struct ShellBook {
  std::array<int, 4> values{1, 2, 3, 4};
  int of_each = 5;
  int most_points = 50;        ///< All shells there are, in front of one player.
  int most_with_monster = 30;  ///< All shells there are, and the Sea Monster eats the highest.
  int most_eaten = 20;         ///< All the highest shells there are.
  int eaten_in_example = 2;    ///< Of the highest shells,
  int left_in_example = 11;    ///< and the points that are left.
};

/// Whoever holds the Sea Monster never scores more for it, and loses at most the highest shells there are; of all shells
/// that could lie in front of her the model leaves what the rulebook does.
Finding monster_never_raises_a_score(const Game& game, const Budget& budget, const ShellBook& book = {});

/// No score lies below nothing or above all shells there are, nor all scores together; with the Sea Monster a player's is
/// lower.
Finding scores_stay_within_bounds(const Game& game, const Budget& budget, const ShellBook& book = {});

/// Shells can lie in front of a player as in the example: so many of the highest are eaten, and so many points are left.
Finding scoring_example_is_possible(const Game& game, const Budget& budget, const ShellBook& book = {});

}  // namespace fathom::solver::beach
