#pragma once

#include <array>

#include "solver/mermaid_rain/splits.hpp"

// The tribute to the witch, and the rulebook's scoring example.

namespace fathom::solver::rain {

/// What the theorems say of the tribute, in the numbers of the rules. A test puts wrong ones in.
struct TributeBook {
  int of_each_type;
  int for_a_missing_type;
  int lost_for_good = 0;  ///< Tokens of each type that leave the game.
};
inline TributeBook tribute_book(const Game& game) { return {game.rules.tribute_each, game.rules.missing_penalty}; }

/// Whatever a player holds, the model takes one token of each type and five points for each type that is missing.
Finding tribute_takes_one_of_each(const Game& game, const Budget& budget, const TributeBook& book);
/// Whatever a player holds, no token comes or goes: what leaves her is put back.
Finding tribute_loses_no_token(const Game& game, const Budget& budget, const TributeBook& book);

/// What the rulebook's scoring example prints of one player: points by type in the order of `Treasure`, what was missing
/// from the tribute, and the total.
struct ExampleRow {
  std::array<int, 5> points{};
  std::array<int, 5> missing{};  ///< 1 for a type that was missing.
  int total = 0;
};
struct Example {
  std::array<ExampleRow, 4> rows{{
      {{12, 15, 0, 0, 0}, {0, 0, 0, 0, 0}, 27},
      {{6, 0, 0, 9, 0}, {0, 0, 0, 0, 0}, 15},
      {{0, 0, 15, 9, 0}, {1, 0, 0, 0, 1}, 14},
      {{0, 0, 0, 0, 15}, {0, 0, 0, 1, 0}, 10},
  }};
};

/// Some holdings of the supply, before the tribute, give the scoring example; played, they end in its four totals.
Finding scoring_example_is_possible(const Game& game, const Budget& budget, const SplitsBook& splits,
                                    const TributeBook& tribute, const Example& example = {});

}  // namespace fathom::solver::rain
