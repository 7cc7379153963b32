#include "solver/mirage/shapes.hpp"

#include <gtest/gtest.h>

#include "solver/mirage/testing.hpp"

namespace fathom::solver::oasis {
namespace {

const Game& game = Mirage::published();

TEST(SurveyShapes, CoverEveryBendOnceAndStayEight) {
  EXPECT_TRUE(proved(elbows_are_bends(game, {})));
  EXPECT_TRUE(proved(eight_tiles_are_eight(game, {})));
}

TEST(SurveyShapes, AWayToLieThatIsThereTwiceIsNoticed) {
  TableBook book;
  book.arms[1] = book.arms[0];
  EXPECT_TRUE(blamed(elbows_are_bends(game, {}, book)));
}

TEST(SurveyShapes, WaysToLieThatAreExchangedAreNoticed) {
  TableBook book;
  std::swap(book.arms[1], book.arms[0]);
  EXPECT_TRUE(caught(elbows_are_bends(game, {}, book)));
}

TEST(SurveyShapes, TwoTilesThatLookAlikeAreNoticed) {
  Game alike = game;
  alike.box.water_sides[1] = alike.box.water_sides[2];
  EXPECT_EQ(eight_tiles_are_eight(alike, {}).outcome, Outcome::fails);
}

TEST(SurveyShapes, CornersAndShadesDecideNothing) {
  EXPECT_TRUE(caught(corners_and_shades_decide_nothing(without("growing.connected"), {})));
}

}  // namespace
}  // namespace fathom::solver::oasis
