#include "solver/mirage/nowhere.hpp"

#include <gtest/gtest.h>

#include "solver/mirage/testing.hpp"

namespace fathom::solver::oasis {
namespace {

const Game& game = Mirage::published();

TEST(Nowhere, FourTilesAreTheFewest) {
  const Finding finding = coast_tile_can_have_nowhere_to_go(game, {});
  EXPECT_TRUE(proved(finding));
  ASSERT_TRUE(finding.story);
  EXPECT_TRUE(after(finding.story->game, finding.story->given, finding.story->actions));
}

TEST(Nowhere, AnotherNumberIsNoticed) {
  EXPECT_TRUE(blamed(coast_tile_can_have_nowhere_to_go(game, {}, {.tiles = 5})));
  EXPECT_TRUE(blamed(coast_tile_can_have_nowhere_to_go(game, {}, {.tiles = 3})));
}

TEST(Nowhere, AModelInWhichTeethNeedNotFitFindsAPlace) {
  EXPECT_TRUE(caught(coast_tile_can_have_nowhere_to_go(without("coast.teeth_fit"), {})));
}

}  // namespace
}  // namespace fathom::solver::oasis
