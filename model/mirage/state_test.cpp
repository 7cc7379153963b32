#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "model/core/play.hpp"
#include "model/mirage/mirage.hpp"
#include "model/mirage/testing.hpp"

// How a position begins, and how a part of one is completed.

namespace fathom::mirage {
namespace {

TEST(MirageState, BeginsWithAllPiecesWhereTheyBelong) {
  for (int players = 2; players <= 4; ++players) {
    const State state = start(published, players);
    EXPECT_EQ(state.players, players);
    EXPECT_EQ(state.step, Step::starting_tile);
    EXPECT_EQ(state.bag.total(), 40);
    EXPECT_EQ(state.pile.total(), 10);
    EXPECT_TRUE(state.board.coasts.empty());
    EXPECT_TRUE(state.board.survey.empty());
    for (const Seat seat : every<Seat>) {
      const bool plays = static_cast<int>(index_of(seat)) < players;
      EXPECT_EQ(state.camels[seat], plays ? 7 : 0) << name_of(seat);
      EXPECT_EQ(state.ships[seat], plays ? 7 : 0) << name_of(seat);
      EXPECT_EQ(state.tents[seat], plays ? 3 : 0) << name_of(seat);
    }
  }
}

TEST(MirageState, BeginsWithAtLeastTwoAndAtMostFour) {
  EXPECT_EQ(start(published, 1).players, 2);
  EXPECT_EQ(start(published, 9).players, 4);
}

TEST(MirageState, BeginsWithAllTreesInTheExpansion) {
  Game palms = published;
  palms.rules.palms = Palms::with;
  EXPECT_EQ(start(palms, 2).tree_supply, palms.box.trees);
}

/// Bob draws a tile late in a game of three.
State partial() {
  State state;
  state.players = 3;
  state.step = Step::laying;
  state.turn = Seat::Bob;
  state.tile = SurveyTile::dark_dark_dark;
  state.coast = CoastPattern::unlike;
  state.set_aside = {SurveyTile::light_light_dark};
  state.board.coasts.push_back({CoastPattern::alike, CoastFace::front, Square{}, Direction::north, Seat::Ann, std::nullopt});
  state.board.survey.push_back(
      {SurveyTile::dark_dark_dark, at("N1"), Elbow::north_west, Terrain::land, Seat::Ann, every_part});
  state.board.coasts.push_back(
      {CoastPattern::alike, CoastFace::front, at("W3"), Direction::north, Seat::Ann, Terrain::water});
  state.camps.push_back({Seat::Cleo, at("S5")});
  state.keepers.push_back({Seat::Cleo, Explorer::ship, at("S9")});
  return state;
}

TEST(MirageState, PutsTilesThatAreNotMentionedIntoBagAndPile) {
  const State state = completed(published, partial());
  EXPECT_EQ(state.bag.total(), 40 - 3);
  EXPECT_EQ(state.bag[SurveyTile::dark_dark_dark], 5 - 2);
  EXPECT_EQ(state.bag[SurveyTile::light_light_dark], 5 - 1);
  EXPECT_EQ(state.pile, (Counts<CoastPattern>{{CoastPattern::alike, 3}, {CoastPattern::unlike, 4}}));
}

TEST(MirageState, PutsPiecesThatAreNotMentionedIntoSupplies) {
  const State state = completed(published, partial());
  EXPECT_EQ(state.camels[Seat::Ann], 7 - 3);
  EXPECT_EQ(state.ships[Seat::Ann], 7 - 1);
  EXPECT_EQ(state.tents[Seat::Ann], 3);
  EXPECT_EQ(state.ships[Seat::Cleo], 7 - 1) << "one keeps trees";
  EXPECT_EQ(state.tents[Seat::Cleo], 3 - 1);
  EXPECT_EQ(state.camels[Seat::Dan], 0);
}

TEST(MirageState, LeavesNumbersThatAreMentionedAsTheyAre) {
  State state = partial();
  state.camels[Seat::Bob] = 2;
  state.bag = {SurveyTile::light_dark_light};
  state.pile = {CoastPattern::unlike};
  const State whole = completed(published, state);
  EXPECT_EQ(whole.camels[Seat::Bob], 2) << "five are nowhere, which an invariant tells";
  EXPECT_EQ(whole.bag.total(), 1);
  EXPECT_EQ(whole.pile.total(), 1);
  std::string told;
  for (const auto& invariant : invariants())
    if (!invariant.holds(published, whole)) told += invariant.broken_in(published, whole) + "; ";
  EXPECT_NE(told.find("Bob has 2 camels of 7: 2 in hand, 0 on the table"), std::string::npos) << told;
}

TEST(MirageState, PutsTreesThatAreNotMentionedIntoTheSupply) {
  Game palms = published;
  palms.rules.palms = Palms::with;
  State state = partial();
  state.trees.push_back({Colour::red, at("S6")});
  const int reds = palms.box.trees[Colour::red];
  EXPECT_EQ(completed(palms, state).tree_supply[Colour::red], reds - 1);
}

TEST(MirageState, LaysTheStartingTileWhereNoneIsMentioned) {
  State state;
  state.step = Step::drawing;
  const State whole = completed(published, state);
  ASSERT_EQ(whole.board.coasts.size(), 1U);
  EXPECT_EQ(whole.board.coasts[0].at, Square{});
  EXPECT_EQ(whole.pile.total(), 9);
}

TEST(MirageState, IndexesItsBoard) {
  const State state = completed(published, partial());
  EXPECT_FALSE(state.board.is_bare(at("N1")));
  EXPECT_EQ(state.board, indexed(published.box, state.board));
}

/// A table as a drawing shows it: from north to south, and by nobody where nobody stands.
State drawn() {
  State state;
  state.step = Step::laying;
  state.turn = Seat::Bob;
  state.tile = SurveyTile::light_dark_light;
  state.board.coasts.push_back({CoastPattern::unlike, CoastFace::back, at("N9"), Direction::north, Seat::Ann, std::nullopt});
  state.board.coasts.push_back({CoastPattern::alike, CoastFace::front, Square{}, Direction::north, Seat::Ann, std::nullopt});
  state.board.survey.push_back(
      {SurveyTile::light_dark_light, at("N4"), Elbow::south_east, Terrain::land, Seat::Ann, every_part});
  state.board.survey.push_back({SurveyTile::dark_dark_dark, at("N2"), Elbow::south_east, Terrain::land, Seat::Ann, Parts{}});
  state.board.survey.push_back(
      {SurveyTile::light_dark_dark, at("E2"), Elbow::south_west, Terrain::land, Seat::Ann, every_part});
  return state;
}

TEST(MirageState, PutsTheStartingTileBeforeOtherCoastTiles) {
  const State state = completed(published, drawn());
  EXPECT_EQ(state.board.coasts[0].at, Square{});
  EXPECT_EQ(state.board.coasts[1].at, at("N9"));
}

TEST(MirageState, PutsTilesOfADrawingInTheOrderOfTurns) {
  const State state = completed(published, drawn());
  const auto& survey = state.board.survey;
  ASSERT_EQ(survey.size(), 3U);
  EXPECT_EQ(survey[0].by, Seat::Ann);
  EXPECT_EQ(survey[1].by, Seat::Bob);
  EXPECT_EQ(survey[1].corner, at("N2")) << "where nobody stands, anybody may have laid it";
  EXPECT_EQ(survey[2].by, Seat::Ann);
  EXPECT_EQ(survey[2].explorers, every_part);
}

TEST(MirageState, LeavesTilesAsTheyAreWhereNoOrderOfTurnsIsPossible) {
  State state = drawn();
  state.turn = Seat::Ann;
  EXPECT_EQ(completed(published, state).board.survey, state.board.survey)
      << "Ann cannot have laid two of three before her turn";
}

TEST(MirageState, IsCompleteOnceItIsSettled) {
  const State once = completed(published, partial());
  EXPECT_EQ(completed(published, once), once);
}

TEST(MirageState, KeepsItsIndexUpToDateWhileTilesAreLaid) {
  std::vector<Action> actions;
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    Random random{seed};
    State state = start(published, 2 + static_cast<int>(seed));
    for (int n = 0; n < Mirage::longest_play; ++n) {
      Mirage::legal_actions(published, state, actions);
      if (actions.empty()) break;
      perform(published, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    EXPECT_EQ(state.step, Step::over);
    EXPECT_EQ(state.board, indexed(published.box, state.board));
    EXPECT_EQ(completed(published, state), state);
  }
}

TEST(MirageState, CanBeSettledWhateverItHolds) {
  State state = partial();
  state.players = 255;
  state.turn = static_cast<Seat>(255);
  state.bag.of.fill(Count::beyond());
  state.pile.of.fill(Count::beyond());
  state.tile = static_cast<SurveyTile>(255);
  state.board.survey.push_back({static_cast<SurveyTile>(255), Square{255, 255}, static_cast<Elbow>(255),
                                static_cast<Terrain>(255), static_cast<Seat>(255), Parts{255}});
  state.keepers.push_back({static_cast<Seat>(255), static_cast<Explorer>(255), Square{255, 255}});
  const State whole = completed(published, state);
  EXPECT_EQ(whole.players, 4);
  EXPECT_LT(index_of(whole.turn), 4U);
}

}  // namespace
}  // namespace fathom::mirage
