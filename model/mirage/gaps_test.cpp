#include "model/mirage/gaps.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/mirage/mirage.hpp"
#include "model/mirage/testing.hpp"

namespace fathom::mirage {
namespace {

/// A table on which tiles are put wherever a test wants them, legal or not.
struct Tabletop {
  Board board;

  /// The starting tile, with sand to the east and south.
  Tabletop() {
    board.lay(published.box,
              LaidCoast{CoastPattern::alike, CoastFace::front, Square{}, Direction::east, Seat::Ann, std::nullopt});
  }
  Tabletop& lay(std::string_view corner, Elbow elbow, Terrain side = Terrain::land, Seat by = Seat::Ann,
                SurveyTile tile = SurveyTile::dark_dark_dark) {
    board.lay(published.box, LaidSurvey{tile, at(corner), elbow, side, by, every_part});
    return *this;
  }
};

std::set<std::string> squares(const Area& area) {
  std::set<std::string> names;
  for (const Square square : area) names.insert(show(square));
  return names;
}
using Squares = std::set<std::string>;

/// A bare square with the start to its west and an elbow on each other side.
Tabletop well(Terrain to_the_south = Terrain::land) {
  return Tabletop{}.lay("E1N1", Elbow::north_west).lay("E2", Elbow::north_east).lay("E1S1", Elbow::south_east, to_the_south);
}

TEST(MirageGaps, AreBareSquaresWithTilesAllAround) {
  EXPECT_EQ(squares(gap_at(published, well().board, at("E1"))), Squares{"E1"});
  EXPECT_TRUE(gap_at(published, well().board, at("E1N1")).empty()) << "a tile lies there";
  EXPECT_TRUE(gap_at(published, well().board, at("E3N1")).empty()) << "the table is not enclosed";
}

TEST(MirageGaps, AreOpenAsLongAsOneEdgeIs) {
  const Tabletop open = Tabletop{}.lay("E1N1", Elbow::north_west).lay("E2", Elbow::north_east);
  EXPECT_TRUE(gap_at(published, open.board, at("E1")).empty());
}

TEST(MirageGaps, NeedNoTilesAtTheirCorners) {
  const Tabletop corners =
      Tabletop{}.lay("E1N1", Elbow::north_west).lay("E2", Elbow::south_east).lay("E1S1", Elbow::south_west);
  EXPECT_TRUE(corners.board.is_bare(at("E2N1")));
  EXPECT_EQ(squares(gap_at(published, corners.board, at("E1"))), Squares{"E1"});
}

/// Two squares in a row, and none else, are bare.
Tabletop ditch() {
  return Tabletop{}.lay("E1N1", Elbow::north_east).lay("E3", Elbow::south_east).lay("E1S1", Elbow::south_east);
}

TEST(MirageGaps, AreCalledByTheirNorthernmostThenWesternmostSquare) {
  for (const std::string_view from : {"E1", "E2"}) {
    const Area gap = gap_at(published, ditch().board, at(from));
    EXPECT_EQ(squares(gap), (Squares{"E1", "E2"})) << from;
    EXPECT_EQ(show(gap.lowest()), "E1") << from;
  }
}

/// An elbow of three bare squares: E1, E2 and E2S1.
Tabletop bend(Terrain to_the_east) {
  return Tabletop{}
      .lay("E1N1", Elbow::north_east)
      .lay("E3", Elbow::south_east, to_the_east)
      .lay("E2S2", Elbow::south_west)
      .lay("S1", Elbow::south_east);
}

TEST(MirageGaps, AreNoneWhereASurveyTileFits) {
  EXPECT_TRUE(could_ever_fit(published, bend(Terrain::land).board, at("E2"), Elbow::south_west));
  EXPECT_TRUE(gap_at(published, bend(Terrain::land).board, at("E2")).empty());
}

TEST(MirageGaps, AreThereWhereATileWouldNeedTeethOfBothKinds) {
  EXPECT_FALSE(could_ever_fit(published, bend(Terrain::water).board, at("E2"), Elbow::south_west));
  EXPECT_EQ(squares(gap_at(published, bend(Terrain::water).board, at("E2"))), (Squares{"E1", "E2", "E2S1"}));
}

TEST(MirageGaps, LetATileFitOnlyWhereAllItsSquaresAreBare) {
  EXPECT_FALSE(could_ever_fit(published, ditch().board, at("E1"), Elbow::north_east));
  EXPECT_FALSE(could_ever_fit(published, ditch().board, at("E2"), Elbow::south_west));
  EXPECT_TRUE(could_ever_fit(published, ditch().board, at("E5"), Elbow::north_east));
}

TEST(MirageGaps, AreJudgedByWhatCouldLieThereOrByWhatCouldBeLaidNow) {
  const Board board = Tabletop{}.board;
  Game now = published;
  now.rules.fitting = Fitting::could_be_laid;
  EXPECT_TRUE(could_ever_fit(published, board, at("E5S5"), Elbow::north_east));
  EXPECT_FALSE(could_ever_fit(now, board, at("E5S5"), Elbow::north_east));
  EXPECT_TRUE(could_ever_fit(published, board, at("E1"), Elbow::north_east));
  EXPECT_TRUE(could_ever_fit(now, board, at("E1"), Elbow::north_east));
}

TEST(MirageGaps, AreOasesIslandsOrCoasts) {
  EXPECT_EQ(kind_of(well().board, gap_at(published, well().board, at("E1"))), GapKind::oasis);
  const Board mixed = well(Terrain::water).board;
  EXPECT_EQ(kind_of(mixed, gap_at(published, mixed, at("E1"))), GapKind::coast);
  Tabletop sea;
  for (const auto& [corner, elbow] :
       {std::pair{"W1N1", Elbow::north_east}, {"W2", Elbow::north_west}, {"W1S1", Elbow::south_west}})
    sea.lay(corner, elbow, Terrain::water);
  EXPECT_EQ(kind_of(sea.board, gap_at(published, sea.board, at("W1"))), GapKind::island);
}

TEST(MirageCompetition, TakesPlaceInRegionsThatShareAnEdgeWithTheGap) {
  // Around E1: Ann's light tile to the north, Bob's light one to the east, Cleo's dark one to the south.
  Tabletop table;
  table.lay("E1N1", Elbow::north_west, Terrain::land, Seat::Ann, SurveyTile::light_light_light)
      .lay("E2", Elbow::south_east, Terrain::land, Seat::Bob, SurveyTile::light_light_light)
      .lay("E1S1", Elbow::south_west, Terrain::land, Seat::Cleo);
  const Area gap = gap_at(published, table.board, at("E1"));
  const auto totals = [&] { return competitors(published, table.board, regions_beside(published, table.board, gap)); };
  EXPECT_EQ(regions_beside(published, table.board, gap).size(), 4) << "the sand of the starting tile is one of them";
  EXPECT_EQ(totals(), (PerSeat<int>{{3, 3, 3}}));
  table.lay("E2N1", Elbow::north_east, Terrain::land, Seat::Dan);
  EXPECT_EQ(totals(), (PerSeat<int>{{3, 3, 3}})) << "a dark region that shares a corner with the gap has no part in it";
  table.lay("E3S1", Elbow::south_east, Terrain::land, Seat::Dan, SurveyTile::light_light_light);
  EXPECT_EQ(totals(), (PerSeat<int>{{3, 3, 3, 3}})) << "light joins light, and has however far away it is";
}

TEST(MirageCompetition, CountsARegionOnceHoweverManyEdgesItShares) {
  const Board board = well().board;
  const PatchSet regions = regions_beside(published, board, gap_at(published, board, at("E1")));
  EXPECT_EQ(regions.size(), 2) << "one dark region, and the light sand of the starting tile";
  EXPECT_EQ(competitors(published, board, regions)[Seat::Ann], 9);
}

TEST(MirageCompetition, IsWonByTheHighestTotal) {
  EXPECT_EQ(leaders({{1, 2, 3}}, 3), seats({Seat::Cleo}));
  EXPECT_EQ(leaders({{2, 0, 2}}, 3), seats({Seat::Ann, Seat::Cleo}));
  EXPECT_EQ(leaders({{0, 0, 0}}, 3), SeatSet{});
  EXPECT_EQ(leaders({{0, 1, 0}}, 3), seats({Seat::Bob}));
}

TEST(MirageGaps, FormedByATurnAreThoseBesideItsTilesWithoutATent) {
  State state;
  state.board = well().board;
  state = completed(published, state);
  EXPECT_EQ(gaps_formed(published, state), (Few<Square, most_open_gaps>{at("E1")}));
  state.camps.push_back({Seat::Bob, at("E1")});
  EXPECT_TRUE(is_claimed(state, gap_at(published, state.board, at("E1"))));
  EXPECT_TRUE(gaps_formed(published, state).empty());
}

TEST(MirageGaps, HaveSquaresThatAreOccupiedOrFree) {
  State state;
  state.camps.push_back({Seat::Bob, at("E1")});
  state.trees.push_back({Colour::red, at("E2")});
  state.keepers.push_back({Seat::Bob, Explorer::ship, at("E3")});
  for (const std::string_view taken : {"E1", "E2", "E3"}) EXPECT_TRUE(is_occupied(state, at(taken))) << taken;
  EXPECT_FALSE(is_occupied(state, at("E4")));
}

}  // namespace
}  // namespace fathom::mirage
