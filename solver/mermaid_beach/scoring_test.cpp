#include "solver/mermaid_beach/scoring.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_beach/testing.hpp"

namespace fathom::solver::beach {
namespace {

TEST(Scoring, NumbersThatDoNotRiseAreEatenByTheirSize) {
  const Game other = with([](Rules& rules) { rules.shell_values = {3, 9, 3, 4}; });
  EXPECT_EQ(monster_eats_the_highest(other, {}).outcome, Outcome::holds);
  EXPECT_TRUE(proved(monster_never_raises_a_score(other, {})));
  EXPECT_TRUE(proved(scores_stay_within_bounds(other, {})));
}

TEST(Scoring, BoundsAreTold) {
  EXPECT_EQ(scores_stay_within_bounds(published, {}).told.front(),
            "0 to 50 points, all players together; with the Sea Monster at most 30");
}

TEST(Scoring, AnExampleThatEatsMoreThanThereAreIsNoticed) {
  EXPECT_EQ(scoring_example_is_possible(published, {}, {.eaten_in_example = 6}).outcome, Outcome::fails);
}

TEST(Scoring, NoBudgetProvesNothing) {
  Budget none;
  none.rlimit = 1;
  EXPECT_EQ(monster_never_raises_a_score(published, none).outcome, Outcome::unknown);
  EXPECT_EQ(scores_stay_within_bounds(published, none).outcome, Outcome::unknown);
  EXPECT_EQ(scoring_example_is_possible(published, none).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::beach
