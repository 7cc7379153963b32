#include "solver/mermaid_rain/tribute.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_rain/testing.hpp"

namespace fathom::solver::rain {
namespace {

TEST(Tribute, AnEncodingThatTakesTwoOfEachDiffers) {
  EXPECT_TRUE(caught(tribute_takes_one_of_each(published, {}, {.of_each_type = 2, .for_a_missing_type = 5})));
}

TEST(Tribute, AModelInAnotherReadingDiffers) {
  const Game stopping = with([](Rules& rules) { rules.below_zero = mermaid_rain::BelowZero::stops_at_zero; });
  EXPECT_TRUE(caught(tribute_takes_one_of_each(stopping, {}, tribute_book(published))));
}

TEST(Tribute, LosesNoTokenByAnyNumbers) {
  EXPECT_TRUE(
      blamed(tribute_loses_no_token(published, {}, {.of_each_type = 1, .for_a_missing_type = 5, .lost_for_good = 1})));
  const Game house = with([](Rules& rules) { rules.tribute_each = 2; });
  EXPECT_TRUE(proved(tribute_loses_no_token(house, {}, tribute_book(house))));
}

TEST(ScoringExample, IsPossibleAndEndsInItsFourTotals) {
  const Finding finding = scoring_example_is_possible(published, {}, SplitsBook(published.rules), tribute_book(published));
  EXPECT_TRUE(proved(finding));
  ASSERT_TRUE(finding.trace);
  State state = finding.trace->given;
  for (const Action& action : finding.trace->actions) EXPECT_EQ(apply<MermaidRain>(published, state, action), std::nullopt);
  const std::array<int, 4> totals{27, 15, 14, 10};
  for (int i = 0; i < 4; ++i) EXPECT_EQ(state.scores[seat(i)], totals[static_cast<std::size_t>(i)]);
}

TEST(ScoringExample, IsImpossibleWithAnotherRankTable) {
  SplitsBook splits(published.rules);
  splits.ranks[1] = 5;
  EXPECT_EQ(scoring_example_is_possible(published, {}, splits, tribute_book(published)).outcome, Outcome::fails);
}

TEST(ScoringExample, EndsOtherwiseInAModelWithAnotherNumber) {
  const auto ends_otherwise = [](const Game& other) {
    return caught(scoring_example_is_possible(other, {}, SplitsBook(published.rules), tribute_book(published)));
  };
  EXPECT_TRUE(ends_otherwise(with([](Rules& rules) { rules.missing_penalty = 6; })));
  EXPECT_TRUE(ends_otherwise(with([](Rules& rules) { rules.monopoly_points = 2; })));
}

TEST(Tribute, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(tribute_takes_one_of_each(published, budget, tribute_book(published)).outcome, Outcome::unknown);
  EXPECT_EQ(tribute_loses_no_token(published, budget, tribute_book(published)).outcome, Outcome::unknown);
  EXPECT_EQ(scoring_example_is_possible(published, budget, SplitsBook(published.rules), tribute_book(published)).outcome,
            Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::rain
