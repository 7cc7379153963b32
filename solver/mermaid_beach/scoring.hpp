#pragma once

#include "solver/mermaid_beach/common.hpp"

// What shells are worth once the Sea Monster has eaten. Numbers and counts are those of the game.

namespace fathom::solver::beach {

/// What the encoding takes the rulebook to say, for tests to get wrong, and the numbers of the scoring example.
struct ShellBook {
  int most_cards_eaten = 1000;  ///< However many of the highest there are, all are eaten.
  int costs_more = 0;           ///< Points that go besides.
  int eaten_in_example = 2;     ///< Of the highest shells,
  int left_in_example = 11;     ///< and the points that are left.
};

/// Of all shells that could lie in front of her the model takes those with the highest number that lies there, all of them,
/// and no others, and discards them.
Finding monster_eats_the_highest(const Game& game, const Budget& budget, const ShellBook& book = {});

/// Whoever holds the Sea Monster never scores more for it, and with any points at all loses at least the number on her
/// highest shell.
Finding monster_never_raises_a_score(const Game& game, const Budget& budget, const ShellBook& book = {});

/// No score lies below nothing or above all shells there are, and with the Sea Monster none above those that are left when
/// the highest of all are eaten; and both are reached.
Finding scores_stay_within_bounds(const Game& game, const Budget& budget, const ShellBook& book = {});

/// A score is the sum of the numbers on the shells that lie in front of a player.
Finding every_score_is_the_sum(const Game& game, const Budget& budget, const ShellBook& book = {});

/// Shells can lie in front of a player as in the example: so many of the highest are eaten, and so many points are left.
Finding scoring_example_is_possible(const Game& game, const Budget& budget, const ShellBook& book = {});

}  // namespace fathom::solver::beach
