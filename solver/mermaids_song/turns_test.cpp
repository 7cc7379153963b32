#include "solver/mermaids_song/turns.hpp"

#include <gtest/gtest.h>

#include "solver/mermaids_song/testing.hpp"

namespace fathom::solver::song {
namespace {

TEST(Turn, HasNewMermaidsEnticeUpToSix) {
  const Finding finding = new_mermaids_are_weak(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_TRUE(replays(finding));
  EXPECT_TRUE(refused(new_mermaids_are_weak(published, {}, 5)));
  EXPECT_TRUE(refused(new_mermaids_are_weak(published, {}, 7)));
  EXPECT_TRUE(refused(new_mermaids_are_weak(published, {}, 6, {.hand = 4})));
  EXPECT_TRUE(caught(new_mermaids_are_weak(without("enticing.enough_power"), {})));
}

TEST(Turn, BringsALoyaltyOf33AtMost) {
  const Finding finding = one_turn_has_a_limit(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_TRUE(replays(finding));
  EXPECT_EQ(mermaids_song::loyalty_of(end_of(finding).enticed[Seat::Ann]), 33);
  EXPECT_TRUE(refused(one_turn_has_a_limit(published, {}, 32)));
  EXPECT_TRUE(refused(one_turn_has_a_limit(published, {}, 34)));
  EXPECT_TRUE(refused(one_turn_has_a_limit(published, {}, 33, {.mermaids_each = 4})));
  EXPECT_TRUE(proved(one_turn_has_a_limit(with([](Rules& rules) { rules.win_three = 25; }), {})));
  EXPECT_TRUE(caught(one_turn_has_a_limit(with([](Rules& rules) { rules.win_three = 24; }), {})))
      << "a turn that ends on the way brings less";
}

TEST(Turn, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(new_mermaids_are_weak(published, budget).outcome, Outcome::unknown);
  EXPECT_EQ(one_turn_has_a_limit(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::song
