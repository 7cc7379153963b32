#include "solver/mermaid_beach/passing.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_beach/testing.hpp"

namespace fathom::solver::beach {
namespace {

const Game& game = MermaidBeach::published();

TEST(Passing, KeepsHandSizes) { EXPECT_TRUE(proved(passing_keeps_hand_sizes(game, {}))); }

TEST(Passing, PassingFurtherIsCaught) {
  EXPECT_TRUE(blamed(passing_keeps_hand_sizes(game, {}, {.seats_to_left = 2})));
  EXPECT_TRUE(caught(passing_keeps_hand_sizes(game, {}, {.seats_to_left = -1})));
}

TEST(Passing, PassingTwoCardsIsBlamed) { EXPECT_TRUE(blamed(passing_keeps_hand_sizes(game, {}, {.passed = 2}))); }

TEST(Passing, PassingInOtherReadingsIsCaught) {
  using mermaid_beach::Passers;
  EXPECT_TRUE(caught(passing_keeps_hand_sizes(with([](Rules& rules) { rules.passers = Passers::drawer_alone; }), {})));
  EXPECT_TRUE(caught(passing_keeps_hand_sizes(
      with([](Rules& rules) { rules.passing = mermaid_beach::PassingWhen::one_after_another; }), {})));
}

TEST(Passing, TooSmallABudgetIsNoAnswer) {
  EXPECT_EQ(passing_keeps_hand_sizes(game, {.rlimit = 1, .seconds = 20}).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::beach
