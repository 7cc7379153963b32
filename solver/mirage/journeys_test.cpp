#include "solver/mirage/journeys.hpp"

#include <gtest/gtest.h>

#include "solver/mirage/testing.hpp"

namespace fathom::solver::oasis {
namespace {

const Game& game = Mirage::published();

TEST(Journeys, AreTwiceTheBox) {
  EXPECT_TRUE(proved(round_trip_is_twice_the_box(game, {})));
  EXPECT_TRUE(blamed(round_trip_is_twice_the_box(game, {}, {.around_the_box = 1})));
}

TEST(Journeys, AModelThatCountsNoneOfTwoTentsDiffers) {
  const Game none = with([](Rules& rules) { rules.few_tents = mirage::FewTents::nothing; });
  EXPECT_TRUE(caught(round_trip_is_twice_the_box(none, {})));
  EXPECT_TRUE(caught(best_squares_are_taken(none, {})));
}

TEST(Journeys, AreBoundedByTheTiles) {
  EXPECT_TRUE(proved(tents_are_so_far_apart(game, {})));
  EXPECT_TRUE(blamed(tents_are_so_far_apart(game, {}, {.rim = 5})));
}

}  // namespace
}  // namespace fathom::solver::oasis
