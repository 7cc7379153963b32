#include "solver/mermaid_beach/finishing.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_beach/testing.hpp"
#include "solver/mermaid_beach/winning.hpp"

namespace fathom::solver::beach {
namespace {

TEST(Finishing, AHandThatEndsTheGameInBothWaysIsBlamed) {
  EXPECT_TRUE(blamed(two_ways_to_end(published, {}, {.monsters_left = 0})));
}

TEST(Finishing, TheGameCanEndInTheFirstTurn) {
  const Finding finding = everybody_has_a_turn(published, {});
  EXPECT_TRUE(caught(finding));
  EXPECT_EQ(finding.told.size(), 4U);
}

TEST(Finishing, WithoutABonusTurnFourCanAskTheFifthOut) {
  const Game other = with([](Rules& rules) { rules.bonus_of = mermaid_beach::BonusOf::another_card; });
  const Finding finding = everybody_has_a_turn(other, {});
  EXPECT_TRUE(caught(finding));
  EXPECT_EQ(finding.told, std::vector<std::string>{"5 players: Eve is asked for 4 items, one by each of the others, and "
                                                   "left with the Sea Monster before her turn"});
}

TEST(Finishing, WithLargeHandsAndNoBonusTurnNothingIsFound) {
  const Game other = with([](Rules& rules) {
    rules.bonus_of = mermaid_beach::BonusOf::another_card;
    rules.hand = 6;
  });
  EXPECT_EQ(everybody_has_a_turn(other, {}).outcome, Outcome::unknown);
}

TEST(Finishing, UpToThreeAreFinishedAtOnce) {
  const Finding finding = finished_at_once(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_EQ(finding.told.front(), "2 players: up to 2 are finished at once");
}

TEST(Finishing, OtherNumbersFinishedAtOnceAreNoticed) {
  EXPECT_TRUE(blamed(finished_at_once(published, {}, {.finished_at_once = {1, 2, 3, 3}})));
  EXPECT_TRUE(caught(finished_at_once(published, {}, {.finished_at_once = {2, 3, 3, 3}})));
}

TEST(Winning, AllCanShareTheWinWithSoManyPoints) {
  EXPECT_EQ(all_can_share_the_win(published, {}).told.front(), "all 2 can share the win with 25 points each");
  EXPECT_EQ(all_can_share_the_win(published, {}, {.shared_points = {25, 16, 11, 9}}).outcome, Outcome::fails);
  EXPECT_EQ(all_can_share_the_win(published, {}, {.shared_points = {25, 16, 12, 10}}).outcome, Outcome::fails);
}

TEST(Finishing, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(finished_at_once(published, budget).outcome, Outcome::unknown);
  EXPECT_EQ(all_can_share_the_win(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::beach
