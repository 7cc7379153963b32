#include "solver/mermaid_rain/melds.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_rain/testing.hpp"

namespace fathom::solver::rain {
namespace {

TEST(Melds, TheBestOfAHandIsUnique) {
  const Finding finding = best_meld_is_unique(published, {}, with_mist_above_waltz());
  EXPECT_TRUE(caught(finding));
  EXPECT_EQ(finding.told[1], "by the rulebook a mermaid mist");
  EXPECT_EQ(finding.told[2], "in the model a aquamarine waltz");
}

TEST(Melds, ExactlyThreeAreImpossibleWithFiveCards) {
  MeldsBook one_more;
  one_more.never_with_five.push_back(Meld::twin_splash);
  EXPECT_EQ(melds_impossible_with_five(published, {}, one_more).outcome, Outcome::fails);
  MeldsBook one_less;
  one_less.never_with_five.erase_at(0);
  EXPECT_TRUE(blamed(melds_impossible_with_five(published, {}, one_less)));
  EXPECT_TRUE(blamed(melds_impossible_with_five(published, {}, with_mist_above_waltz())));
}

TEST(Melds, RankedOtherwiseGiveAnotherOrderOfPlay) {
  EXPECT_TRUE(caught(order_of_play_is_total(published, {}, with_mist_above_waltz())));
}

TEST(Melds, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(best_meld_is_unique(published, budget).outcome, Outcome::unknown);
  EXPECT_EQ(order_of_play_is_total(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::rain
