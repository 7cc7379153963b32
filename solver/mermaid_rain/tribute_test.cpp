#include "solver/mermaid_rain/tribute.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_rain/testing.hpp"

namespace fathom::solver::rain {
namespace {

const Game& game = MermaidRain::published();

TEST(Tribute, AnEncodingThatTakesTwoOfEachDiffers) {
  EXPECT_TRUE(caught(tribute_takes_one_of_each(game, {}, {.of_each_type = 2, .for_a_missing_type = 5})));
}

TEST(Tribute, AModelInAnotherReadingDiffers) {
  const Game stopping = with([](Rules& rules) { rules.below_zero = mermaid_rain::BelowZero::stops_at_zero; });
  EXPECT_TRUE(caught(tribute_takes_one_of_each(stopping, {}, tribute_book(game))));
}

TEST(Tribute, LosesNoTokenByAnyNumbers) {
  EXPECT_TRUE(blamed(tribute_loses_no_token(game, {}, {.of_each_type = 1, .for_a_missing_type = 5, .lost_for_good = 1})));
  const Game house = with([](Rules& rules) { rules.tribute_each = 2; });
  EXPECT_TRUE(proved(tribute_loses_no_token(house, {}, tribute_book(house))));
}

TEST(ScoringExample, IsPossibleAndEndsInItsFourTotals) {
  const Finding finding = scoring_example_is_possible(game, {}, SplitsBook(game.rules), tribute_book(game));
  EXPECT_TRUE(proved(finding));
  ASSERT_TRUE(finding.trace);
  State state = finding.trace->given;
  for (const Action& action : finding.trace->actions) EXPECT_EQ(apply<MermaidRain>(game, state, action), std::nullopt);
  const std::array<int, 4> totals{27, 15, 14, 10};
  for (int i = 0; i < 4; ++i) EXPECT_EQ(state.scores[seat(i)], totals[static_cast<std::size_t>(i)]);
}

TEST(ScoringExample, IsImpossibleWithAnotherRankTable) {
  SplitsBook splits(game.rules);
  splits.ranks[1] = 5;
  EXPECT_EQ(scoring_example_is_possible(game, {}, splits, tribute_book(game)).outcome, Outcome::fails);
}

TEST(ScoringExample, EndsOtherwiseInAModelWithAnotherNumber) {
  const auto ends_otherwise = [](const Game& other) {
    return caught(scoring_example_is_possible(other, {}, SplitsBook(game.rules), tribute_book(game)));
  };
  EXPECT_TRUE(ends_otherwise(with([](Rules& rules) { rules.missing_penalty = 6; })));
  EXPECT_TRUE(ends_otherwise(with([](Rules& rules) { rules.monopoly_points = 2; })));
}

TEST(Tribute, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(tribute_takes_one_of_each(game, budget, tribute_book(game)).outcome, Outcome::unknown);
  EXPECT_EQ(tribute_loses_no_token(game, budget, tribute_book(game)).outcome, Outcome::unknown);
  EXPECT_EQ(scoring_example_is_possible(game, budget, SplitsBook(game.rules), tribute_book(game)).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::rain
