#include "solver/mirage/growing.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "solver/mirage/testing.hpp"

namespace fathom::solver::oasis {
namespace {

const Game& game = Mirage::published();

/// Water may lie beside land: the rule about one of the kinds is forgotten.
LayingBook forgetting_land() {
  LayingBook book;
  book.refused[0].clear();
  return book;
}
LayingBook anywhere_on_the_table() {
  LayingBook book;
  book.least_edges = 0;
  return book;
}
/// Two of the four ways to lie are confused.
TableBook confusing_orientations() {
  TableBook book;
  std::swap(book.arms[0], book.arms[2]);
  return book;
}
CoastBook with_teeth_exchanged() {
  CoastBook book;
  std::swap(book.fits[0], book.fits[1]);
  return book;
}

TEST(Growing, CoastTilesLieWhereTheyMay) { EXPECT_TRUE(proved(coast_tiles_lie_where_they_may(game, {}))); }
TEST(Growing, ADrawnTileHasAPlace) { EXPECT_TRUE(proved(drawn_tile_has_a_place(game, {}))); }

TEST(Growing, AnEncodingThatForgetsARuleDiffers) {
  const Finding finding = survey_tiles_lie_where_they_may(game, {}, forgetting_land());
  EXPECT_TRUE(caught(finding));
  EXPECT_TRUE(std::ranges::any_of(finding.told, [](const std::string& line) { return line == "the rulebook allows it"; }));
  EXPECT_TRUE(caught(survey_tiles_lie_where_they_may(game, {}, anywhere_on_the_table())));
  EXPECT_TRUE(caught(survey_places_in_play(game, {}, forgetting_land())));
  EXPECT_TRUE(caught(coast_tiles_lie_where_they_may(game, {}, with_teeth_exchanged())));
  EXPECT_TRUE(caught(coast_places_in_play(game, {}, with_teeth_exchanged())));
}

TEST(Growing, AnEncodingThatConfusesOrientationsDiffers) {
  LayingBook book;
  book.table = confusing_orientations();
  EXPECT_TRUE(caught(survey_tiles_lie_where_they_may(game, {}, book)));
  EXPECT_TRUE(caught(survey_places_in_play(game, {}, book)));
}

TEST(Growing, AModelWithoutOneOfTheRulesDiffers) {
  for (const std::string_view rule :
       {"growing.land_to_land", "growing.water_to_water", "growing.connected", "growing.bare_squares"})
    EXPECT_TRUE(caught(survey_tiles_lie_where_they_may(without(rule), {}))) << rule;
  for (const std::string_view rule : {"coast.teeth_fit", "coast.to_the_survey_tile"})
    EXPECT_TRUE(caught(coast_tiles_lie_where_they_may(without(rule), {}))) << rule;
}

TEST(Growing, ASmallTableCouldBeFull) {
  EXPECT_TRUE(blamed(drawn_tile_has_a_place(game, {}, {.farthest = 20})));
  EXPECT_TRUE(blamed(drawn_tile_has_a_place(game, {}, {.by_survey = 2})));
}

TEST(Growing, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_NE(survey_tiles_lie_where_they_may(game, budget).outcome, Outcome::holds);
}

}  // namespace
}  // namespace fathom::solver::oasis
