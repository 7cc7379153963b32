#include "model/mirage/by_the_book.hpp"

#include <gtest/gtest.h>

// The notions that laws ask are checked by hand on boards small enough to be drawn on a napkin.

namespace fathom::mirage::by_the_book {
namespace {

const Box& box = assumed_box();

Square at(int east, int south) { return Square::from_start(east, south); }

LaidSurvey land(int east, int south, Elbow elbow, SurveyTile tile = SurveyTile::light_light_light) {
  return {tile, at(east, south), elbow, Terrain::land, Seat::Ann, every_part};
}

/// North of the starting tile, two bare squares one above the other, with land all around.
Board well() {
  Board board;
  board.coasts.push_back(LaidCoast{});
  board.survey.push_back(land(-1, -2, Elbow::south_west));
  board.survey.push_back(land(1, -3, Elbow::south_west));
  board.survey.push_back(land(1, -1, Elbow::south_east, SurveyTile::dark_light_dark));
  return board;
}

TEST(MirageByTheBook, ReadsShadesOffTheNamesOfTiles) {
  const Sheet sheet(box, well());
  EXPECT_EQ(sheet.colour(6), (Colouring{Terrain::land, Shade::dark}));
  EXPECT_EQ(sheet.colour(7), (Colouring{Terrain::land, Shade::light}));
  EXPECT_EQ(sheet.square_of(6), at(2, -1));
  EXPECT_EQ(sheet.square_of(8), at(1, 0));
}

TEST(MirageByTheBook, TurnsTheEdgesOfCoastTiles) {
  Board board;
  board.coasts.push_back(LaidCoast{});
  EXPECT_EQ(Sheet(box, board).tooth(at(0, 0), 0), Terrain::land);
  EXPECT_EQ(Sheet(box, board).tooth(at(0, 0), 2), Terrain::water);
  board.coasts[0].turned = Direction::south;
  EXPECT_EQ(Sheet(box, board).tooth(at(0, 0), 0), Terrain::water);
  EXPECT_EQ(Sheet(box, board).tooth(at(0, 0), 3), Terrain::land);
  EXPECT_EQ(Sheet(box, board).tooth(at(0, -1), 0), std::nullopt);
}

TEST(MirageByTheBook, FindsTheWell) {
  const Sheet sheet(box, well());
  EXPECT_EQ(all_gaps(sheet), (std::vector<Squares>{{at(0, -2), at(0, -1)}}));
  EXPECT_EQ(enclosed_area(sheet, at(0, -1)), (Squares{at(0, -2), at(0, -1)}));
  EXPECT_EQ(enclosed_area(sheet, at(-1, 0)), std::nullopt);
  EXPECT_EQ(enclosed_area(sheet, at(0, 0)), std::nullopt);
}

TEST(MirageByTheBook, FindsNoGapWhereATileFits) {
  Board board = well();  // without the tile in the east the area is open; with one further off, an elbow fits
  board.survey[2].corner = at(2, -1);
  EXPECT_TRUE(all_gaps(Sheet(box, board)).empty());
  EXPECT_TRUE(takes_a_tile(Sheet(box, board), {at(0, -2), at(0, -1), at(1, -1)}));
}

TEST(MirageByTheBook, LetsNoTileLieBetweenLandAndWater) {
  Board board = well();
  board.survey[2].corner = at(2, -1);
  board.survey[0].side = Terrain::water;
  EXPECT_FALSE(takes_a_tile(Sheet(box, board), {at(0, -2), at(0, -1), at(1, -1)}));
}

TEST(MirageByTheBook, WalksOverRegions) {
  const Sheet sheet(box, well());
  const RegionOf region = regions(sheet, Colours::terrain_and_shade);
  EXPECT_EQ(region[0], 0U);
  EXPECT_EQ(region[1], 0U);
  EXPECT_EQ(region[6], 6U) << "dark sand is another region than the light sand beside it";
  EXPECT_EQ(region[7], region[5]) << "light sand touches light sand to its north";
  EXPECT_EQ(region[20], patches) << "no such tile";
}

TEST(MirageByTheBook, JoinsSandAndWaterOfOneShadeWhereShadeAloneIsAColour) {
  Board board;
  board.coasts.push_back(LaidCoast{CoastPattern::alike, CoastFace::front, Square{}, Direction::north, Seat::Ann, {}});
  board.coasts.push_back(LaidCoast{CoastPattern::unlike, CoastFace::front, at(9, 0), Direction::north, Seat::Ann, {}});
  const Sheet sheet(box, board);
  const auto joins = [&](std::size_t tile, Colours colours) {
    const RegionOf region = regions(sheet, colours);
    return region[coast_patch(tile, Terrain::land)] == region[coast_patch(tile, Terrain::water)];
  };
  EXPECT_FALSE(joins(0, Colours::terrain_and_shade));
  EXPECT_TRUE(joins(0, Colours::shade_alone));
  EXPECT_FALSE(joins(1, Colours::shade_alone)) << "light sand and dark water are two colours";
}

TEST(MirageByTheBook, CountsExplorersAroundAGap) {
  Board board = well();
  board.survey[1].by = Seat::Bob;
  const Sheet sheet(box, board);
  const auto sums = totals(sheet, Colours::terrain_and_shade, explorers(board), {at(0, -2), at(0, -1)});
  EXPECT_EQ(sums[Seat::Ann], 4) << "three to the west and the light square to the east, not the dark ones";
  EXPECT_EQ(sums[Seat::Bob], 3);
  EXPECT_EQ(foremost(sums, 2), std::vector{Seat::Ann});
  EXPECT_EQ(foremost(PerSeat<int>{}, 2), std::vector<Seat>{});
}

TEST(MirageByTheBook, TravelsAsFarAsItCan) {
  EXPECT_EQ(longest_round_trip({{at(0, 0)}, {at(3, 0)}, {at(1, 2)}}), 10);
  EXPECT_EQ(longest_round_trip({{at(0, 0), at(-1, 0)}, {at(3, 0)}}), 8);
  EXPECT_EQ(longest_round_trip({{at(0, 0), at(-1, 0)}, {at(3, 0)}}, FewTents::one_way), 4);
  EXPECT_EQ(longest_round_trip({{at(5, 5)}}), 0);
}

TEST(MirageByTheBook, CountsTreesAsTheRulebookDoes) {
  using enum Colour;
  EXPECT_EQ(points_for_trees({white, black, red, yellow, white, black}), 20);
  EXPECT_EQ(points_for_trees({red, red, red}), 3);
  EXPECT_EQ(points_for_trees({}), 0);
}

}  // namespace
}  // namespace fathom::mirage::by_the_book
