#include "solver/mermaid_rain/splits.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_rain/holdings.hpp"
#include "solver/mermaid_rain/testing.hpp"

namespace fathom::solver::rain {
namespace {

using mermaid_rain::AfterTie;
using mermaid_rain::TieMinimum;

SplitsBook wrong(int SplitsBook::*number, int value) {
  SplitsBook book(published.rules);
  book.*number = value;
  return book;
}
SplitsBook with_ranks(std::array<int, 6> ranks) {
  SplitsBook book(published.rules);
  book.ranks = ranks;
  return book;
}

TEST(Splits, AnEncodingWithOneNumberWrongDiffers) {
  EXPECT_TRUE(caught(points_follow_the_procedure(published, {}, wrong(&SplitsBook::alone, 2))));
  EXPECT_TRUE(caught(points_follow_the_procedure(published, {}, wrong(&SplitsBook::least, 0))));
  EXPECT_TRUE(caught(points_follow_the_procedure(published, {}, wrong(&SplitsBook::without_tokens, 1))));
}

TEST(Splits, AModelInAnotherReadingDiffers) {
  const auto differs = [](const Game& other) {
    return caught(points_follow_the_procedure(other, {}, SplitsBook(published.rules)));
  };
  EXPECT_TRUE(differs(with([](Rules& rules) { rules.tie_minimum = TieMinimum::worthwhile_ties; })));
  EXPECT_TRUE(differs(with([](Rules& rules) { rules.after_tie = AfterTie::follows; })));
}

TEST(Splits, OtherNumbersArePaidByTheSameProcedure) {
  const Game house = with([](Rules& rules) {
    rules.rank_points = {9, 7, 5, 3, 1, 0};
    rules.monopoly_points = 4;
    rules.least_share = 2;
  });
  EXPECT_TRUE(proved(points_follow_the_procedure(house, {}, SplitsBook(house.rules))));
}

TEST(Splits, TheCounterexampleIsTheSmallestThereIs) {
  const Finding finding = points_follow_the_procedure(published, {}, with_ranks({13, 6, 4, 2, 0, 0}));
  ASSERT_EQ(finding.told.size(), 3U);
  EXPECT_EQ(finding.told[0], "(1, 0, 0) tokens of one type");
  EXPECT_EQ(finding.told[1], "the rulebook gives (16, 0, 0)");
  EXPECT_EQ(finding.told[2], "the model gives    (15, 0, 0)");
}

TEST(Splits, ATypePaysUpToFivePlayersItsRanksAndSixPlayersMore) {
  EXPECT_TRUE(proved(pays_out_at_most(published, {}, up_to_five, TieMinimum::every_tie, 24)));
  EXPECT_TRUE(proved(pays_out_at_most(published, {}, up_to_five, TieMinimum::worthwhile_ties, 24)));
  EXPECT_TRUE(caught(pays_out_at_most(published, {}, up_to_five, TieMinimum::every_tie, 23)));
  EXPECT_TRUE(caught(pays_out_at_most(published, {}, six, TieMinimum::every_tie, 25)));
  EXPECT_TRUE(proved(pays_out_at_most(published, {}, six, TieMinimum::every_tie, 26)));
  EXPECT_TRUE(caught(pays_out_at_most(published, {}, six, TieMinimum::worthwhile_ties, 24)));
  EXPECT_TRUE(proved(pays_out_at_most(published, {}, six, TieMinimum::worthwhile_ties, 25)));
}

TEST(Splits, AnotherTokenCanCostAPointOnlyWithSix) {
  EXPECT_TRUE(proved(another_token_never_costs(published, {}, up_to_five, TieMinimum::every_tie)));
  EXPECT_TRUE(proved(another_token_never_costs(published, {}, six, TieMinimum::worthwhile_ties)));
  const Finding finding = another_token_never_costs(published, {}, six, TieMinimum::every_tie);
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
  EXPECT_TRUE(proved(sharing_never_beats_being_alone(published, {}, up_to_five, TieMinimum::every_tie)));
  EXPECT_TRUE(proved(sharing_never_beats_being_alone(published, {}, six, TieMinimum::worthwhile_ties)));
  EXPECT_TRUE(caught(sharing_never_beats_being_alone(published, {}, six, TieMinimum::every_tie)));
}

TEST(Splits, ATableThatIsNotTheModelsIsNoticed) {
  std::uint64_t asked = 0;
  PointsTable points = ask_points(published.rules, 3);
  EXPECT_EQ(beyond_table(published.rules, points, 6, asked), std::nullopt);
  EXPECT_EQ(asked, 84U);
  EXPECT_EQ(beyond_table_descending(published.rules, points, 6, asked), std::nullopt);
  ++points.by_pattern[0][0];
  EXPECT_NE(beyond_table(published.rules, points, 6, asked), std::nullopt);
  EXPECT_NE(beyond_table_descending(published.rules, points, 6, asked), std::nullopt);
}

TEST(Splits, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(points_follow_the_procedure(published, budget, SplitsBook(published.rules)).outcome, Outcome::unknown);
  EXPECT_EQ(more_tokens_never_score_less(published, budget).outcome, Outcome::unknown);
  EXPECT_EQ(another_token_never_costs(published, budget, six, TieMinimum::every_tie).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::rain
