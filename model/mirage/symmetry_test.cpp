#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "model/mirage/mirage.hpp"
#include "model/mirage/testing.hpp"

namespace fathom::mirage {
namespace {

Relabelling quarter() {
  Relabelling by;
  by.quarters = 1;
  return by;
}
Relabelling mirror() {
  Relabelling by;
  by.reflection = Reflection::east_and_west;
  return by;
}
Relabelling of_shades() {
  Relabelling by;
  by.of_shades = {Shade::dark, Shade::light};
  return by;
}
Relabelling of_terrains() {
  Relabelling by;
  by.of_terrains = {Terrain::water, Terrain::land};
  return by;
}
/// All at once.
Relabelling around() {
  Relabelling by = of_terrains();
  by.of_shades = of_shades().of_shades;
  by.turn = 1;
  by.reflection = Reflection::east_and_west;
  by.quarters = 3;
  return by;
}

/// Land around the starting tile: a tile of Bob's to the north, with a camel on each arm.
State of_three() {
  State state;
  state.players = 3;
  state.step = Step::drawing;
  state.board.coasts.push_back(LaidCoast{});
  state.board.survey.push_back(
      {SurveyTile::light_light_dark, Square::from_start(0, -1), Elbow::north_east, Terrain::land, Seat::Bob, Parts{0b101}});
  return completed(published, state);
}

TEST(MirageRelabelling, MovesEverybodyClockwise) {
  State state = of_three();
  state.turn = Seat::Cleo;
  state.claimant = Seat::Bob;
  state.scores[Seat::Bob].tents = 7;
  state.tents[Seat::Ann] = 1;
  state.camps.push_back({Seat::Ann, Square::from_start(3, 3)});
  Relabelling by;
  by.turn = 1;
  const State other = relabelled(state, by);
  EXPECT_EQ(other.turn, Seat::Ann);
  EXPECT_EQ(other.claimant, Seat::Cleo);
  EXPECT_EQ(other.scores[Seat::Cleo].tents, 7);
  EXPECT_EQ(other.tents[Seat::Bob], 1);
  EXPECT_EQ(other.camps[0].by, Seat::Bob);
  EXPECT_EQ(other.board.survey[0].by, Seat::Cleo);
}

TEST(MirageRelabelling, TurnsTheTableClockwise) {
  const State other = relabelled(of_three(), quarter());
  const LaidSurvey& tile = other.board.survey[0];
  EXPECT_EQ(tile.corner, Square::from_start(1, 0));
  EXPECT_EQ(tile.elbow, Elbow::south_east);
  EXPECT_EQ(tile.tile, SurveyTile::light_light_dark);
  EXPECT_EQ(tile.explorers, Parts{0b101});
  EXPECT_EQ(other.board.coasts[0].turned, Direction::east);
}

TEST(MirageRelabelling, ComesRoundAfterFourQuarters) {
  State state = of_three();
  for (int i = 0; i < 4; ++i) state = relabelled(state, quarter());
  EXPECT_EQ(state, of_three());
}

TEST(MirageRelabelling, ExchangesEastAndWestInAMirror) {
  State state = of_three();
  state.board.survey[0].explorers = Parts{0b001};
  const State other = relabelled(state, mirror());
  const LaidSurvey& tile = other.board.survey[0];
  EXPECT_EQ(tile.corner, Square::from_start(0, -1));
  EXPECT_EQ(tile.elbow, Elbow::north_west);
  EXPECT_EQ(tile.tile, SurveyTile::dark_light_light) << "the arms have changed places";
  EXPECT_EQ(tile.explorers, Parts{0b100}) << "and so have those on them";
  const Game mirrored = relabelled(published, mirror());
  EXPECT_EQ(beach_of(mirrored.box, CoastPattern::alike, CoastFace::front).edges,
            (std::array{Terrain::land, Terrain::water, Terrain::water, Terrain::land}));
  Relabelling back = mirror();
  back.box = mirrored.box;
  EXPECT_EQ(relabelled(other, back), state);
}

TEST(MirageRelabelling, ExchangesLightAndDark) {
  const State other = relabelled(of_three(), of_shades());
  EXPECT_EQ(other.board.survey[0].tile, SurveyTile::dark_dark_light);
  const Game mirrored = relabelled(published, of_shades());
  EXPECT_EQ(beach_of(mirrored.box, CoastPattern::alike, CoastFace::front).sand, Shade::dark);
  EXPECT_EQ(beach_of(mirrored.box, CoastPattern::unlike, CoastFace::front).water, Shade::light);
  EXPECT_EQ(mirrored.box.survey, published.box.survey);
  EXPECT_EQ(mirrored.box.water_sides, published.box.water_sides);
}

TEST(MirageRelabelling, ExchangesLandAndWater) {
  State state = of_three();
  state.keepers.push_back({Seat::Ann, Explorer::camel, Square::from_start(5, 5)});
  const State other = relabelled(state, of_terrains());
  EXPECT_EQ(other.board.survey[0].side, Terrain::water);
  EXPECT_EQ(other.ships, state.camels);
  EXPECT_EQ(other.camels, state.ships);
  EXPECT_EQ(other.keepers[0].kind, Explorer::ship);
  const Game exchanged = relabelled(published, of_terrains());
  EXPECT_EQ(beach_of(exchanged.box, CoastPattern::alike, CoastFace::front).edges[0], Terrain::water);
  EXPECT_EQ(exchanged.box.water_sides, published.box.water_sides);
}

TEST(MirageRelabelling, ShowsBehindWhatWasInFrontWhereLandAndWaterAreExchanged) {
  const State other = relabelled(of_three(), of_terrains());
  const Game exchanged = relabelled(published, of_terrains());
  const SurveyTile tile = other.board.survey[0].tile;
  EXPECT_EQ(shades_of(exchanged.box, tile, Terrain::water), land_side(SurveyTile::light_light_dark));
  EXPECT_EQ(land_side(tile), shades_of(published.box, SurveyTile::light_light_dark, Terrain::water));
}

TEST(MirageRelabelling, ExchangesTheNumbersOfCamelsAndShips) {
  Game other = published;
  other.rules.camels = 5;
  EXPECT_EQ(relabelled(other, of_terrains()).rules.ships, 5);
  EXPECT_EQ(relabelled(other, of_shades()).rules.camels, 5);
}

TEST(MirageRelabelling, RenamesWhatIsInTheBox) {
  Game other = published;
  other.box.survey[SurveyTile::light_light_dark] = 9;
  EXPECT_EQ(relabelled(other, of_shades()).box.survey[SurveyTile::dark_dark_light], 9);
}

TEST(MirageRelabelling, RenamesActions) {
  const Action lay = Lay{Seat::Cleo, Square::from_start(2, 1), Elbow::north_west, Terrain::land};
  EXPECT_EQ(relabelled(lay, around(), 3),
            (Action{Lay{Seat::Ann, Square::from_start(1, 2), Elbow::north_west, Terrain::water}}));
  const Action coast = LayCoast{Seat::Ann, Square{}, CoastFace::back, Direction::south};
  EXPECT_EQ(relabelled(coast, quarter(), 3), (Action{LayCoast{Seat::Ann, Square{}, CoastFace::back, Direction::west}}));
  EXPECT_EQ(relabelled(Action{AddToCoast{Seat::Ann, Terrain::land}}, of_terrains(), 3),
            (Action{AddToCoast{Seat::Ann, Terrain::water}}));
  EXPECT_EQ(relabelled(Action{Scoring{}}, around(), 3), (Action{Scoring{}}));
}

TEST(MirageRelabelling, OfNothingChangesNothing) {
  EXPECT_EQ(relabelled(of_three(), Relabelling{}), of_three());
  EXPECT_NE(relabelled(of_three(), around()), of_three());
  EXPECT_EQ(relabelled(published, Relabelling{}).box, published.box);
}

TEST(MirageRelabelling, LeavesTheStartingTileToNobody) {
  Relabelling by;
  by.turn = 2;
  EXPECT_EQ(relabelled(of_three(), by).board.coasts, of_three().board.coasts);
}

TEST(MirageRelabelling, CallsAGapByTheSquareThatIsFirstNow) {
  State state;  // north of the starting tile, two bare squares one above the other, with land around them
  state.board.coasts.push_back(LaidCoast{});
  const auto lay = [&state](int east, int south, Elbow elbow) {
    state.board.survey.push_back(
        {SurveyTile::light_light_light, Square::from_start(east, south), elbow, Terrain::land, {}, {}});
  };
  lay(-1, -2, Elbow::south_west);
  lay(1, -3, Elbow::south_west);
  lay(1, -1, Elbow::south_east);
  state.step = Step::choosing_gap;
  state.gaps.push_back(Square::from_start(0, -2));
  state.resolving = state.gaps[0];
  state = completed(published, state);
  ASSERT_EQ(gap_at(published, state.board, state.gaps[0]).size(), 2U);
  EXPECT_EQ(relabelled(state, quarter()).gaps[0], Square::from_start(1, 0));
  EXPECT_EQ(relabelled(state, quarter()).resolving, Square::from_start(1, 0));
}

TEST(MirageRelabelling, LeavesSeatsBeyondTheTableAlone) {
  State state = of_three();
  state.turn = static_cast<Seat>(200);
  state.scores[Seat::Finn].tents = 3;
  EXPECT_EQ(relabelled(state, around()).turn, state.turn);
  EXPECT_EQ(relabelled(state, around()).scores[Seat::Finn].tents, 3);
}

bool same_set(const std::vector<Action>& some, const std::vector<Action>& others) {
  return some.size() == others.size() &&
         std::ranges::all_of(some, [&](const Action& action) { return std::ranges::count(others, action) == 1; });
}

/// Plays a game from its starting tile and, action by action, its renamed twin in `other_game`; what came apart first, or
/// "nothing".
std::string comes_apart(const Game& other_game, const Relabelling& by, int players) {
  Random random{static_cast<std::uint64_t>(players)};
  State state = start(published, players);
  perform(published, state, StartingTile{});
  State other = relabelled(state, by);
  std::vector<Action> actions;
  std::vector<Action> others;
  for (Mirage::legal_actions(published, state, actions); !actions.empty();
       Mirage::legal_actions(published, state, actions)) {
    const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    Mirage::legal_actions(other_game, other, others);
    for (Action& each : actions) each = relabelled(each, by, players);
    if (!same_set(actions, others)) return "the legal actions before " + show(published, state, action);
    perform(published, state, action);
    perform(other_game, other, relabelled(action, by, players));
    if (relabelled(state, by) != other) return "the states after " + show(published, state, action);
  }
  return "nothing";
}

TEST(MirageRelabelling, CommutesWithPlay) {
  for (int players = 2; players <= 4; ++players)
    EXPECT_EQ(comes_apart(relabelled(published, around()), around(), players), "nothing");
}

TEST(MirageRelabelling, DoesNotCommuteWithPlayUnderAnotherReading) {
  Game other = relabelled(published, around());
  other.rules.supply = Supply::stacks;
  for (int players = 2; players <= 4; ++players) EXPECT_NE(comes_apart(other, around(), players), "nothing");
}

}  // namespace
}  // namespace fathom::mirage
