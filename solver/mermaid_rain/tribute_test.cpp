#include "solver/mermaid_rain/tribute.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_rain/testing.hpp"

namespace fathom::solver::rain {
namespace {

const Game& game = MermaidRain::published();

TEST(Tribute, TakesOneOfEachTypeAndFivePointsForEachMissing) {
  EXPECT_TRUE(proved(tribute_takes_one_of_each(game, {})));
  EXPECT_TRUE(caught(tribute_takes_one_of_each(game, {}, {.of_each_type = 2})));
  EXPECT_TRUE(caught(tribute_takes_one_of_each(game, {}, {.for_a_missing_type = 4})));
}

TEST(Tribute, AModelWithAnotherNumberOrReadingDiffers) {
  EXPECT_TRUE(caught(tribute_takes_one_of_each(with([](Rules& rules) { rules.tribute_each = 2; }), {})));
  EXPECT_TRUE(caught(tribute_takes_one_of_each(with([](Rules& rules) { rules.missing_penalty = 6; }), {})));
  EXPECT_TRUE(caught(
      tribute_takes_one_of_each(with([](Rules& rules) { rules.below_zero = mermaid_rain::BelowZero::stops_at_zero; }), {})));
}

TEST(Tribute, LosesNoToken) {
  EXPECT_TRUE(proved(tribute_loses_no_token(game, {})));
  EXPECT_TRUE(blamed(tribute_loses_no_token(game, {}, {.lost_for_good = 1})));
}

TEST(ScoringExample, IsPossibleAndEndsInItsFourTotals) {
  const Finding finding = scoring_example_is_possible(game, {});
  EXPECT_TRUE(proved(finding));
  ASSERT_TRUE(finding.story);
  State state = finding.story->given;
  for (const Action& action : finding.story->actions) EXPECT_EQ(apply<MermaidRain>(game, state, action), std::nullopt);
  const std::array<int, 4> totals{27, 15, 14, 10};
  for (int i = 0; i < 4; ++i) EXPECT_EQ(state.scores[seat(i)], totals[static_cast<std::size_t>(i)]);
}

TEST(ScoringExample, IsImpossibleWithAnotherTotalOrAnotherRankTable) {
  Example example;
  ++example.rows[0].total;
  EXPECT_EQ(scoring_example_is_possible(game, {}, {}, {}, example).outcome, Outcome::fails);
  EXPECT_EQ(scoring_example_is_possible(game, {}, {.ranks = {12, 5, 4, 2, 0, 0}}).outcome, Outcome::fails);
}

TEST(ScoringExample, EndsOtherwiseInAModelWithAnotherNumber) {
  EXPECT_TRUE(caught(scoring_example_is_possible(with([](Rules& rules) { rules.missing_penalty = 6; }), {})));
  EXPECT_TRUE(caught(scoring_example_is_possible(with([](Rules& rules) { rules.monopoly_points = 2; }), {})));
}

TEST(Tribute, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(tribute_takes_one_of_each(game, budget).outcome, Outcome::unknown);
  EXPECT_EQ(tribute_loses_no_token(game, budget).outcome, Outcome::unknown);
  EXPECT_EQ(scoring_example_is_possible(game, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::rain
