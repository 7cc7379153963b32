#include "solver/mermaid_beach/scoring.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_beach/testing.hpp"

namespace fathom::solver::beach {
namespace {

const Game& game = MermaidBeach::published();

TEST(Scoring, TheMonsterNeverRaisesAScore) { EXPECT_TRUE(proved(monster_never_raises_a_score(game, {}))); }

TEST(Scoring, AnotherMonsterIsNoticed) {
  EXPECT_TRUE(blamed(monster_never_raises_a_score(game, {}, {.most_eaten = 19})));
  EXPECT_TRUE(caught(monster_never_raises_a_score(with([](Rules& rules) { rules.shell_values[3] = 3; }), {})))
      << "threes and fours would both be highest";
}

TEST(Scoring, ScoresStayWithinTheirBounds) {
  const Finding finding = scores_stay_within_bounds(game, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_EQ(finding.told.front(), "0 to 50 points, all players together; with the Sea Monster at most 30");
}

TEST(Scoring, OtherBoundsAreNoticed) {
  EXPECT_TRUE(blamed(scores_stay_within_bounds(game, {}, {.most_points = 49})));
  EXPECT_TRUE(blamed(scores_stay_within_bounds(game, {}, {.most_with_monster = 31})));
  EXPECT_TRUE(caught(scores_stay_within_bounds(with([](Rules& rules) { rules.shell_values[2] = 2; }), {})));
}

TEST(Scoring, TheExampleIsPossible) { EXPECT_TRUE(proved(scoring_example_is_possible(game, {}))); }

TEST(Scoring, AnImpossibleExampleIsNoticed) {
  EXPECT_TRUE(blamed(scoring_example_is_possible(game, {}, {.left_in_example = 31})));
  EXPECT_TRUE(blamed(scoring_example_is_possible(game, {}, {.eaten_in_example = 6})));
}

TEST(Scoring, NoBudgetProvesNothing) {
  Budget none;
  none.rlimit = 1;
  EXPECT_EQ(monster_never_raises_a_score(game, none).outcome, Outcome::unknown);
  EXPECT_EQ(scores_stay_within_bounds(game, none).outcome, Outcome::unknown);
  EXPECT_EQ(scoring_example_is_possible(game, none).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::beach
