#pragma once

#include <array>

#include "model/mermaid_rain/by_the_book.hpp"
#include "solver/mermaid_rain/common.hpp"

// Scoring one type of treasure, for every number of players and every holding the supply allows.

namespace fathom::solver::rain {

/// What the encoding takes the rulebook to pay, for tests to get wrong.
using SplitsBook = mermaid_rain::by_the_book::Payout;
/// What the ranks of a type add up to.
int all_ranks(const Rules& rules);

/// From how many to how many players a theorem speaks of.
struct Players {
  int from = fewest;
  int to = most;
};

/// The model's points are those of the rulebook's procedure. It also shows, by asking the model about every holding, that
/// its points depend on nothing but who has more, who as many and who none, wherever they sit; the theorems below lean on
/// that.
Finding points_follow_the_procedure(const Game& game, const Budget& budget, const SplitsBook& book);
/// Of two players the one with more tokens never scores less.
Finding more_tokens_never_score_less(const Game& game, const Budget& budget);
/// Who has none scores nothing.
Finding no_tokens_no_points(const Game& game, const Budget& budget, const SplitsBook& book);
/// More than the first rank's points go to whoever is alone in having any, and to nobody else.
Finding bonus_exactly_when_alone(const Game& game, const Budget& budget, const SplitsBook& book);
/// A type of treasure pays out at most so many points to all players together, in this reading of the least share.
Finding pays_out_at_most(const Game& game, const Budget& budget, Players players, mermaid_rain::TieMinimum reading,
                         int limit);
/// One more token, everything else equal, never costs its owner a point.
Finding another_token_never_costs(const Game& game, const Budget& budget, Players players, mermaid_rain::TieMinimum reading);
/// Whoever shares a rank never gets more than whoever has that rank alone.
Finding sharing_never_beats_being_alone(const Game& game, const Budget& budget, Players players,
                                        mermaid_rain::TieMinimum reading);

}  // namespace fathom::solver::rain
