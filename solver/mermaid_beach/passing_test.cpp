#include "solver/mermaid_beach/passing.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_beach/testing.hpp"

namespace fathom::solver::beach {
namespace {

TEST(Passing, PassingWhatOneHasNotIsNoticed) {
  EXPECT_EQ(passing_keeps_hand_sizes(published, {}, {.passed = 2}).outcome, Outcome::fails);
}

TEST(Passing, OneAfterAnotherKeepsHandsEvenAsWell) {
  const Game other = with([](Rules& rules) { rules.passing = mermaid_beach::PassingWhen::one_after_another; });
  EXPECT_TRUE(proved(passing_keeps_hand_sizes(other, {})));
  EXPECT_EQ(cards_go_one_seat_further(other, {}).outcome, Outcome::holds);
}

TEST(Passing, PassingTwoSeatsFurtherIsCaught) {
  EXPECT_TRUE(caught(cards_go_one_seat_further(published, {}, {.seats_to_left = 2})));
}

TEST(Passing, TooSmallABudgetIsNoAnswer) {
  EXPECT_EQ(passing_keeps_hand_sizes(published, {.rlimit = 1, .seconds = 20}).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::beach
