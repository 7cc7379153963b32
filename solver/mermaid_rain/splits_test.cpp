#include "solver/mermaid_rain/splits.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_rain/holdings.hpp"
#include "solver/mermaid_rain/testing.hpp"

namespace fathom::solver::rain {
namespace {

using mermaid_rain::AfterTie;
using mermaid_rain::TieMinimum;

const Game& game = MermaidRain::published();
constexpr Players six{6, 6};
constexpr Players up_to_five{3, 5};

TEST(Splits, PointsFollowTheProcedure) { EXPECT_TRUE(proved(points_follow_the_procedure(game, {}))); }

TEST(Splits, AnEncodingWithOneNumberWrongDiffers) {
  EXPECT_TRUE(caught(points_follow_the_procedure(game, {}, {.ranks = {12, 6, 4, 2, 1, 0}})));
  EXPECT_TRUE(caught(points_follow_the_procedure(game, {}, {.alone = 2})));
  EXPECT_TRUE(caught(points_follow_the_procedure(game, {}, {.least = 0})));
  EXPECT_TRUE(caught(points_follow_the_procedure(game, {}, {.without_tokens = 1})));
}

TEST(Splits, AModelWithAnotherNumberOrReadingDiffers) {
  EXPECT_TRUE(caught(points_follow_the_procedure(with([](Rules& rules) { rules.rank_points[2] = 5; }), {})));
  EXPECT_TRUE(caught(points_follow_the_procedure(with([](Rules& rules) { rules.monopoly_points = 4; }), {})));
  EXPECT_TRUE(caught(points_follow_the_procedure(with([](Rules& rules) { rules.least_share = 2; }), {})));
  EXPECT_TRUE(
      caught(points_follow_the_procedure(with([](Rules& rules) { rules.tie_minimum = TieMinimum::worthwhile_ties; }), {})));
  EXPECT_TRUE(caught(points_follow_the_procedure(with([](Rules& rules) { rules.after_tie = AfterTie::follows; }), {})));
}

TEST(Splits, TheCounterexampleIsTheSmallestThereIs) {
  const Finding finding = points_follow_the_procedure(game, {}, {.ranks = {13, 6, 4, 2, 0, 0}});
  ASSERT_EQ(finding.told.size(), 3U);
  EXPECT_EQ(finding.told[0], "(1, 0, 0) tokens of one type");
  EXPECT_EQ(finding.told[1], "the rulebook gives (16, 0, 0)");
  EXPECT_EQ(finding.told[2], "the model gives    (15, 0, 0)");
}

TEST(Splits, MoreTokensNeverScoreLessUnlessALaterRankIsWorthMore) {
  EXPECT_TRUE(proved(more_tokens_never_score_less(game, {})));
  EXPECT_TRUE(caught(more_tokens_never_score_less(with([](Rules& rules) { rules.rank_points[5] = 9; }), {})));
}

TEST(Splits, NoTokensScoreNothing) {
  EXPECT_TRUE(proved(no_tokens_no_points(game, {})));
  EXPECT_TRUE(caught(no_tokens_no_points(game, {}, {.without_tokens = 1})));
}

TEST(Splits, TheBonusIsForWhoeverIsAlone) {
  EXPECT_TRUE(proved(bonus_exactly_when_alone(game, {})));
  EXPECT_TRUE(caught(bonus_exactly_when_alone(game, {}, {.alone = 2})));
  EXPECT_TRUE(caught(bonus_exactly_when_alone(with([](Rules& rules) { rules.monopoly_points = 0; }), {})));
}

TEST(Splits, ATypePaysUpToFivePlayersItsRanksAndSixPlayersMore) {
  EXPECT_TRUE(proved(pays_out_at_most(game, {}, up_to_five, TieMinimum::every_tie, 24)));
  EXPECT_TRUE(proved(pays_out_at_most(game, {}, up_to_five, TieMinimum::worthwhile_ties, 24)));
  EXPECT_TRUE(caught(pays_out_at_most(game, {}, up_to_five, TieMinimum::every_tie, 23)));
  EXPECT_TRUE(caught(pays_out_at_most(game, {}, six, TieMinimum::every_tie, 25)));
  EXPECT_TRUE(proved(pays_out_at_most(game, {}, six, TieMinimum::every_tie, 26)));
  EXPECT_TRUE(caught(pays_out_at_most(game, {}, six, TieMinimum::worthwhile_ties, 24)));
  EXPECT_TRUE(proved(pays_out_at_most(game, {}, six, TieMinimum::worthwhile_ties, 25)));
}

TEST(Splits, AnotherTokenCanCostAPointOnlyWithSix) {
  EXPECT_TRUE(proved(another_token_never_costs(game, {}, up_to_five, TieMinimum::every_tie)));
  EXPECT_TRUE(proved(another_token_never_costs(game, {}, six, TieMinimum::worthwhile_ties)));
  const Finding finding = another_token_never_costs(game, {}, six, TieMinimum::every_tie);
  EXPECT_TRUE(caught(finding));
  EXPECT_EQ(finding.told, (std::vector<std::string>{"(1, 3, 3, 3, 3, 1): Ann has 1 token, ties for fifth, scores 1",
                                                    "(2, 3, 3, 3, 3, 1): Ann has 2 tokens, is alone as fifth, scores 0"}));
}

TEST(Splits, AHouseRuleThatPaysTheFifthRankTakesTheAnomalyAway) {
  const Game house = with([](Rules& rules) { rules.rank_points = {12, 6, 4, 2, 1, 1}; });
  EXPECT_TRUE(proved(another_token_never_costs(house, {}, six, TieMinimum::every_tie)));
  EXPECT_TRUE(proved(sharing_never_beats_being_alone(house, {}, six, TieMinimum::every_tie)));
}

TEST(Splits, SharingARankBeatsBeingAloneOnlyWithSix) {
  EXPECT_TRUE(proved(sharing_never_beats_being_alone(game, {}, up_to_five, TieMinimum::every_tie)));
  EXPECT_TRUE(proved(sharing_never_beats_being_alone(game, {}, six, TieMinimum::worthwhile_ties)));
  EXPECT_TRUE(caught(sharing_never_beats_being_alone(game, {}, six, TieMinimum::every_tie)));
}

TEST(Splits, ATableThatIsNotTheModelsIsNoticed) {
  PointsTable table = ask_points(game.rules, 3);
  EXPECT_EQ(beyond_table(game.rules, table, 6), std::nullopt);
  ++table.by_pattern[0][0];
  EXPECT_NE(beyond_table(game.rules, table, 6), std::nullopt);
}

TEST(Splits, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(points_follow_the_procedure(game, budget).outcome, Outcome::unknown);
  EXPECT_EQ(more_tokens_never_score_less(game, budget).outcome, Outcome::unknown);
  EXPECT_EQ(another_token_never_costs(game, budget, six, TieMinimum::every_tie).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::rain
