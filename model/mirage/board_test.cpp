#include "model/mirage/board.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "model/mirage/testing.hpp"

namespace fathom::mirage {
namespace {

LaidSurvey survey(std::string_view corner, Elbow elbow, SurveyTile tile = SurveyTile::light_light_light,
                  Terrain side = Terrain::land) {
  return {tile, at(corner), elbow, side, Seat::Ann, every_part};
}
/// Its printed land edges, north and east, turned so many quarters.
LaidCoast coast(std::string_view square, CoastPattern pattern, Direction turned = Direction::north) {
  return {pattern, CoastFace::front, at(square), turned, Seat::Ann, std::nullopt};
}

TEST(MirageBoard, IsBareAtFirst) {
  const Board board;
  EXPECT_TRUE(board.is_bare(at("start")));
  EXPECT_EQ(board.edge(published.box, at("start"), Direction::north), std::nullopt);
  EXPECT_EQ(board.patch(published.box, at("start"), Direction::north), std::nullopt);
  for (const Terrain terrain : every<Terrain>) EXPECT_FALSE(board.faces(terrain, at("start")));
}

TEST(MirageBoard, TakesTilesWithTheirSquaresAndEdges) {
  Board board;
  board.lay(published.box, survey("E2", Elbow::north_east, SurveyTile::light_light_light, Terrain::water));
  for (const std::string_view square : {"E2N1", "E2", "E3"}) {
    EXPECT_FALSE(board.is_bare(at(square))) << square;
    EXPECT_EQ(board.edge(published.box, at(square), Direction::south), Terrain::water) << square;
  }
  EXPECT_TRUE(board.is_bare(at("E3N1")));
  for (const std::string_view square : {"E2N2", "E1N1", "E3N1", "E1", "E2S1", "E4", "E3S1"}) {
    EXPECT_TRUE(board.faces(Terrain::water, at(square))) << square;
    EXPECT_FALSE(board.faces(Terrain::land, at(square))) << square;
  }
  EXPECT_FALSE(board.faces(Terrain::water, at("E1S1"))) << "a corner is no edge";
}

TEST(MirageBoard, TurnsTheEdgesOfACoastTile) {
  Board board;
  board.lay(published.box, coast("start", CoastPattern::alike, Direction::south));
  EXPECT_EQ(board.edge(published.box, at("start"), Direction::south), Terrain::land);
  EXPECT_EQ(board.edge(published.box, at("start"), Direction::west), Terrain::land);
  EXPECT_EQ(board.edge(published.box, at("start"), Direction::north), Terrain::water);
  EXPECT_EQ(board.edge(published.box, at("start"), Direction::east), Terrain::water);
  EXPECT_TRUE(board.faces(Terrain::land, at("S1")));
  EXPECT_FALSE(board.faces(Terrain::water, at("S1")));
}

TEST(MirageBoard, FacesASquareWithBothKindsOfEdges) {
  Board board;
  board.lay(published.box, survey("W1", Elbow::north_west));
  board.lay(published.box, survey("E1", Elbow::north_east, SurveyTile::light_light_light, Terrain::water));
  EXPECT_TRUE(board.faces(Terrain::land, at("start")));
  EXPECT_TRUE(board.faces(Terrain::water, at("start")));
}

TEST(MirageBoard, TakesNoMoreThanItHasRoomFor) {
  Board board;
  for (int i = 0; i < 50; ++i) board.lay(published.box, survey("E2", Elbow::north_east));
  for (int i = 0; i < 50; ++i) board.lay(published.box, coast("start", CoastPattern::alike));
  EXPECT_EQ(board.survey.size(), most_survey_tiles);
  EXPECT_EQ(board.coasts.size(), most_coast_tiles);
}

/// Whether two squares show one region to each other.
bool joined(const Board& board, std::string_view one, std::string_view other) {
  return board.region_of(*board.patch(published.box, at(one), Direction::north)) ==
         board.region_of(*board.patch(published.box, at(other), Direction::north));
}

TEST(MirageRegions, JoinSquaresOfOneShadeAlongTheirEdges) {
  Board board;
  board.lay(published.box, survey("start", Elbow::north_east, SurveyTile::light_dark_light));
  EXPECT_FALSE(joined(board, "N1", "start"));
  EXPECT_FALSE(joined(board, "N1", "E1")) << "the arms of a tile touch at a corner";
  board.lay(published.box, survey("E2", Elbow::north_east));
  EXPECT_TRUE(joined(board, "E1", "E2N1"));
  EXPECT_FALSE(joined(board, "N1", "E2N1"));
  board.lay(published.box, survey("E1N1", Elbow::north_east));
  EXPECT_TRUE(joined(board, "N1", "E3")) << "one tile joins what was apart";
  EXPECT_FALSE(joined(board, "start", "E3"));
}

TEST(MirageRegions, KeepLandAndWaterApart) {
  Board board;
  board.lay(published.box, survey("start", Elbow::north_east));
  board.lay(published.box, survey("E2", Elbow::north_east, SurveyTile::light_light_light, Terrain::water));
  EXPECT_FALSE(joined(board, "E1", "E2"));
}

TEST(MirageRegions, GoByTheSideThatIsUp) {
  // Turned over, the tile shows its shades the other way round: dark on the first arm, light on the second.
  Board board;
  board.lay(published.box, survey("start", Elbow::north_east, SurveyTile::light_light_dark, Terrain::water));
  board.lay(published.box, survey("E2", Elbow::south_east, SurveyTile::light_light_light, Terrain::water));
  EXPECT_TRUE(joined(board, "start", "E1"));
  EXPECT_FALSE(joined(board, "N1", "start"));
  EXPECT_TRUE(joined(board, "E1", "E2"));
}

TEST(MirageRegions, GoThroughTheSandAndThroughTheWaterOfACoastTile) {
  // Sand to the north and the east, water to the south and the west, all of it light.
  Board board;
  board.lay(published.box, survey("N1", Elbow::north_west));
  board.lay(published.box, survey("E1", Elbow::south_east));
  board.lay(published.box, survey("S1", Elbow::south_west, SurveyTile::light_light_light, Terrain::water));
  board.lay(published.box, survey("W1", Elbow::north_west, SurveyTile::light_light_light, Terrain::water));
  EXPECT_FALSE(joined(board, "N1", "E1"));
  board.lay(published.box, coast("start", CoastPattern::alike));
  EXPECT_TRUE(joined(board, "N1", "E1"));
  EXPECT_TRUE(joined(board, "S1", "W1"));
  EXPECT_FALSE(joined(board, "N1", "W1"));
  EXPECT_EQ(board.region_of(coast_patch(0, Terrain::land)),
            board.region_of(*board.patch(published.box, at("E1"), Direction::west)));
  EXPECT_EQ(board.region_of(coast_patch(0, Terrain::water)),
            board.region_of(*board.patch(published.box, at("W1"), Direction::east)));
}

TEST(MirageRegions, EndAtACoastOfAnotherShade) {
  Board board;
  board.lay(published.box, survey("N1", Elbow::north_west));
  board.lay(published.box, survey("S1", Elbow::south_west, SurveyTile::light_light_light, Terrain::water));
  board.lay(published.box, coast("start", CoastPattern::unlike));
  EXPECT_EQ(board.region_of(coast_patch(0, Terrain::land)),
            board.region_of(*board.patch(published.box, at("N1"), Direction::south)));
  EXPECT_NE(board.region_of(coast_patch(0, Terrain::water)),
            board.region_of(*board.patch(published.box, at("S1"), Direction::north)));
}

TEST(MiragePatches, KnowTheirSquareAndTheirColour) {
  Board board;
  board.lay(published.box, survey("E2", Elbow::south_west, SurveyTile::light_dark_light));
  board.lay(published.box, coast("start", CoastPattern::unlike));
  EXPECT_EQ(show(board.square_of(survey_patch(0, Part::first_arm))), "E2S1");
  EXPECT_EQ(show(board.square_of(survey_patch(0, Part::second_arm))), "E1");
  EXPECT_EQ(show(board.square_of(coast_patch(0, Terrain::water))), "start");
  EXPECT_EQ(board.colouring(published.box, survey_patch(0, Part::corner)), (Colouring{Terrain::land, Shade::dark}));
  EXPECT_EQ(board.colouring(published.box, coast_patch(0, Terrain::land)), (Colouring{Terrain::land, Shade::light}));
  EXPECT_EQ(board.colouring(published.box, coast_patch(0, Terrain::water)), (Colouring{Terrain::water, Shade::dark}));
  int counted = 0;
  board.for_each_patch([&](Patch) { ++counted; });
  EXPECT_EQ(counted, 5);
}

TEST(MiragePatches, HoldTheExplorersOfWhoLaidTheTile) {
  Board board;
  LaidSurvey tile = survey("E2", Elbow::south_west);
  tile.by = Seat::Cleo;
  tile.explorers = {};
  tile.explorers.insert(Part::corner);
  board.lay(published.box, tile);
  LaidCoast beach = coast("start", CoastPattern::alike);
  beach.explorer = Terrain::water;
  board.lay(published.box, beach);
  EXPECT_EQ(board.explorer_on(survey_patch(0, Part::corner)), Seat::Cleo);
  EXPECT_EQ(board.explorer_on(survey_patch(0, Part::first_arm)), std::nullopt);
  EXPECT_EQ(board.explorer_on(coast_patch(0, Terrain::water)), Seat::Ann);
  EXPECT_EQ(board.explorer_on(coast_patch(0, Terrain::land)), std::nullopt);
  board.remove_explorer(survey_patch(0, Part::corner));
  board.remove_explorer(coast_patch(0, Terrain::water));
  board.for_each_patch([&](Patch patch) { EXPECT_EQ(board.explorer_on(patch), std::nullopt); });
}

TEST(MirageBoard, IsIndexedAnewFromItsTilesAlone) {
  Board board;
  board.lay(published.box, coast("start", CoastPattern::alike));
  board.lay(published.box, survey("N1", Elbow::north_west));
  board.lay(published.box, survey("E1", Elbow::south_east, SurveyTile::dark_light_light));
  Board tiles;
  tiles.survey = board.survey;
  tiles.coasts = board.coasts;
  EXPECT_NE(tiles, board);
  EXPECT_EQ(indexed(published.box, tiles), board);
}

TEST(MirageBoard, AnswersWhateverLiesOnIt) {
  Board board;
  board.lay(published.box, LaidSurvey{static_cast<SurveyTile>(255), Square{255, 255}, static_cast<Elbow>(255),
                                      static_cast<Terrain>(255), static_cast<Seat>(255), Parts{255}});
  board.lay(published.box, LaidCoast{static_cast<CoastPattern>(255), static_cast<CoastFace>(255), Square{255, 0},
                                     static_cast<Direction>(255), static_cast<Seat>(255), static_cast<Terrain>(255)});
  for (int patch = 0; patch < 256; ++patch) {
    board.remove_explorer(static_cast<Patch>(patch));
    EXPECT_EQ(board.explorer_on(static_cast<Patch>(patch)), std::nullopt) << patch;
  }
  EXPECT_EQ(board.region_of(255), 255) << "no patch of the board is a region of its own";
  EXPECT_TRUE(board.is_bare(Square{255, 255})) << "nothing can lie outside the table";
}

}  // namespace
}  // namespace fathom::mirage
