#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>

#include "model/mirage/mirage.hpp"
#include "model/mirage/testing.hpp"

namespace fathom::mirage {
namespace {

/// A position in which tiles are put wherever a test wants them.
struct Table {
  State state;

  Table() {
    state.players = 3;
    state.board.lay(published.box,
                    LaidCoast{CoastPattern::alike, CoastFace::front, Square{}, Direction::east, Seat::Ann, std::nullopt});
  }
  Table& lay(std::string_view corner, Elbow elbow, Seat by, Parts explorers, SurveyTile tile = SurveyTile::dark_dark_dark) {
    state.board.lay(published.box, LaidSurvey{tile, at(corner), elbow, Terrain::land, by, explorers});
    return *this;
  }
  Table& camp(Seat by, std::string_view square) {
    state.camps.push_back({by, at(square)});
    return *this;
  }
};

Parts parts(std::initializer_list<Part> some) {
  Parts set;
  for (const Part part : some) set.insert(part);
  return set;
}

Patch region_on(const State& state, std::string_view square) {
  return state.board.region_of(*state.board.patch(published.box, at(square), Direction::north));
}

TEST(MirageRegionScoring, GivesARegionToWhoeverHasMostInIt) {
  Table table;
  table.lay("E1S1", Elbow::south_east, Seat::Ann, parts({Part::corner}))
      .lay("E3S1", Elbow::south_east, Seat::Bob, parts({Part::corner, Part::first_arm}));
  EXPECT_EQ(holders(published, table.state, region_on(table.state, "E1S1")), seats({Seat::Bob}));
  EXPECT_EQ(counted(published, table.state)[Seat::Bob].regions, 2);
  EXPECT_EQ(counted(published, table.state)[Seat::Ann].regions, 0);
}

TEST(MirageRegionScoring, GivesAllOfThePointsToEachOfThoseWhoAreTied) {
  Table table;
  table.lay("E1S1", Elbow::south_east, Seat::Ann, parts({Part::corner}))
      .lay("E3S1", Elbow::south_east, Seat::Cleo, parts({Part::second_arm}));
  EXPECT_EQ(holders(published, table.state, region_on(table.state, "E1S1")), seats({Seat::Ann, Seat::Cleo}));
  EXPECT_EQ(counted(published, table.state)[Seat::Ann].regions, 2);
  EXPECT_EQ(counted(published, table.state)[Seat::Cleo].regions, 2);
  EXPECT_EQ(counted(published, table.state)[Seat::Bob].regions, 0);
}

TEST(MirageRegionScoring, GivesARegionWithNobodyInItToNobody) {
  Table table;
  table.lay("E1S1", Elbow::south_east, Seat::Ann, {});
  EXPECT_EQ(holders(published, table.state, region_on(table.state, "E1S1")), SeatSet{});
  EXPECT_EQ(counted(published, table.state)[Seat::Ann].regions, 0);
}

TEST(MirageRegionScoring, CountsEachOfSeveralRegionsOnATile) {
  Table table;
  table.lay("E1S1", Elbow::south_east, Seat::Ann, every_part, SurveyTile::light_dark_light);
  EXPECT_EQ(counted(published, table.state)[Seat::Ann].regions, 3 * 2);
}

TEST(MirageRegionScoring, CountsTheExplorerOfACoastTile) {
  Table table;
  table.state.board.lay(
      published.box, LaidCoast{CoastPattern::alike, CoastFace::back, at("E5"), Direction::north, Seat::Bob, Terrain::water});
  EXPECT_EQ(counted(published, table.state)[Seat::Bob].regions, 2);
}

TEST(MirageRegionScoring, CountsAsManyPointsForARegionAsTheRulesSay) {
  Table table;
  table.lay("E1S1", Elbow::south_east, Seat::Ann, every_part);
  EXPECT_EQ(counted(with(&Rules::region_points, 5), table.state)[Seat::Ann].regions, 5);
}

/// The square E1 alone is bare, or with E2 beside it.
Table& well(Table& table, Seat by) {
  return table.lay("E1N1", Elbow::north_west, by, {})
      .lay("E2", Elbow::north_east, by, {})
      .lay("E1S1", Elbow::south_east, by, {});
}
Table& ditch(Table& table, Seat by) {
  return table.lay("E1N1", Elbow::north_east, by, {})
      .lay("E3", Elbow::south_east, by, {})
      .lay("E1S1", Elbow::south_east, by, {});
}

TEST(MirageRegionScoring, CountsTentsBesideARegionInAnotherReading) {
  Table table;
  well(table, Seat::Ann).lay("E4N1", Elbow::south_east, Seat::Bob, parts({Part::corner})).camp(Seat::Ann, "E1");
  const Game other = with(&Rules::holders, Holders::tents_beside_too);
  EXPECT_EQ(region_on(table.state, "E2"), region_on(table.state, "E4N1"));
  EXPECT_EQ(holders(published, table.state, region_on(table.state, "E2")), seats({Seat::Bob}));
  EXPECT_EQ(holders(other, table.state, region_on(table.state, "E2")), seats({Seat::Ann, Seat::Bob}));
}

TEST(MirageJourney, LeadsToThreeTentsAndBack) {
  Table table;
  table.camp(Seat::Bob, "E1").camp(Seat::Bob, "E4N3").camp(Seat::Bob, "W2S1").camp(Seat::Ann, "E40");
  EXPECT_EQ(journey(published, table.state, Seat::Bob), (3 + 3) + (6 + 4) + (3 + 1));
  EXPECT_EQ(journey(published, table.state, Seat::Cleo), 0);
}

TEST(MirageJourney, LeadsToFewerTentsWhereFewerStand) {
  Table table;
  table.camp(Seat::Bob, "E4N3");
  EXPECT_EQ(journey(published, table.state, Seat::Bob), 0);
  table.camp(Seat::Bob, "W2S1");
  EXPECT_EQ(journey(published, table.state, Seat::Bob), 2 * (6 + 4));
  EXPECT_EQ(journey(with(&Rules::few_tents, FewTents::nothing), table.state, Seat::Bob), 0);
  EXPECT_EQ(journey(with(&Rules::few_tents, FewTents::one_way), table.state, Seat::Bob),
            journey(published, table.state, Seat::Bob) / 2);
  table.camp(Seat::Bob, "start");
  EXPECT_EQ(journey(with(&Rules::few_tents, FewTents::nothing), table.state, Seat::Bob), 2 * (6 + 4));
  EXPECT_EQ(journey(with(&Rules::few_tents, FewTents::one_way), table.state, Seat::Bob), 2 * (6 + 4));
}

TEST(MirageJourney, BeginsAndEndsOnTheBestSquaresOfLargerGaps) {
  Table table;
  ditch(table, Seat::Ann).camp(Seat::Bob, "E1").camp(Seat::Bob, "W5").camp(Seat::Bob, "W5S3");
  EXPECT_EQ(journey(published, table.state, Seat::Bob), 2 * (7 + 3)) << "from E2, not from E1";
  table.state.camps[1].at = at("E9");
  table.state.camps[2].at = at("E9S3");
  EXPECT_EQ(journey(published, table.state, Seat::Bob), 2 * (8 + 3)) << "from E1";
}

TEST(MirageJourney, MayExchangeATentWithATreeInOneReadingAlone) {
  Table table;
  ditch(table, Seat::Ann).camp(Seat::Bob, "E1").camp(Seat::Bob, "W5").camp(Seat::Bob, "W5S3");
  table.state.trees.push_back({Colour::red, at("E2")});
  EXPECT_EQ(journey(published, table.state, Seat::Bob), 2 * (7 + 3));
  EXPECT_EQ(journey(with(&Rules::tent_among_trees, TentAmongTrees::stays), table.state, Seat::Bob), 2 * (6 + 3));
  table.state.trees.clear();
  table.state.keepers.push_back({Seat::Ann, Explorer::camel, at("E2")});
  EXPECT_EQ(journey(published, table.state, Seat::Bob), 2 * (6 + 3)) << "a keeper stays for good";
}

TEST(MirageTrees, AreWorthTheSquareOfEachSet) {
  EXPECT_EQ(tree_points({{Colour::white, 2}, {Colour::black, 2}, {Colour::red, 1}, {Colour::yellow, 1}}), 16 + 4);
  EXPECT_EQ(tree_points({{Colour::white, 3}}), 3);
  EXPECT_EQ(tree_points({{Colour::white, 1}, {Colour::red, 1}, {Colour::yellow, 1}}), 9);
  EXPECT_EQ(tree_points({}), 0);
}

TEST(MirageTrees, BelongToWhoeverHasATentOrAKeeperInTheirGap) {
  Table table;
  ditch(table, Seat::Ann);
  table.state.trees.push_back({Colour::red, at("E2")});
  EXPECT_EQ(trees_of(table.state, Seat::Bob), Counts<Colour>{}) << "nobody's";
  table.camp(Seat::Bob, "E1");
  EXPECT_EQ(trees_of(table.state, Seat::Bob), (Counts<Colour>{Colour::red}));
  EXPECT_EQ(trees_of(table.state, Seat::Ann), Counts<Colour>{});
  table.state.camps.clear();
  table.state.keepers.push_back({Seat::Cleo, Explorer::camel, at("E1")});
  EXPECT_EQ(trees_of(table.state, Seat::Cleo), (Counts<Colour>{Colour::red}));
  EXPECT_EQ(counted(published, table.state)[Seat::Cleo].trees, 1);
}

TEST(MirageScores, AddUpRegionsTentsAndTrees) {
  State state;
  state.scores[Seat::Bob] = {6, 28, 16};
  EXPECT_EQ(scores(state)[Seat::Bob], 50);
  EXPECT_EQ(scores(state)[Seat::Ann], 0);
}

TEST(MirageScores, AreWhatHouseRulesGiveAndTake) {
  Table table;
  ditch(table, Seat::Cleo);
  table.state.players = 3;
  table.state.redraws[Seat::Ann] = 2;
  EXPECT_EQ(counted(published, table.state)[Seat::Ann].house, 0);
  Game house = with(&Rules::later_points, 3);
  house.rules.redraw_price = 4;
  EXPECT_EQ(counted(house, table.state)[Seat::Cleo].house, 0) << "she began";
  EXPECT_EQ(counted(house, table.state)[Seat::Ann].house, 3 - 2 * 4);
  EXPECT_EQ(counted(house, table.state)[Seat::Bob].house, 6);
}

TEST(MirageScores, LetMostPointsWinAndShareTheVictoryOfATie) {
  PerSeat<Score> points;
  EXPECT_EQ(winners(points, 3), seats({Seat::Ann, Seat::Bob, Seat::Cleo}));
  points[Seat::Bob] = {2, 10, 0};
  EXPECT_EQ(winners(points, 3), seats({Seat::Bob}));
  points[Seat::Cleo] = {4, 4, 4};
  EXPECT_EQ(winners(points, 3), seats({Seat::Bob, Seat::Cleo}));
  points[Seat::Ann] = points[Seat::Bob] = points[Seat::Cleo] = {0, 0, 0, -3};
  points[Seat::Bob].house = -2;
  EXPECT_EQ(winners(points, 3), seats({Seat::Bob})) << "who loses fewest";
  points[Seat::Bob] = {2, 10, 0};
  points[Seat::Cleo] = {4, 4, 4};
  points[Seat::Dan] = {90, 0, 0};
  EXPECT_EQ(winners(points, 3), seats({Seat::Bob, Seat::Cleo})) << "Dan does not play";
}

}  // namespace
}  // namespace fathom::mirage
