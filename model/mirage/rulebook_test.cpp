#include <gtest/gtest.h>

#include <set>
#include <string_view>

#include "model/mirage/mirage.hpp"
#include "model/mirage/testing.hpp"

// Each silence, noticed and not.

namespace fathom::mirage {
namespace {

static_assert(Specification<Mirage>);
static_assert(sizeof(Action) <= 8, "plays are made of millions of these");

/// Whether the action runs into the silence.
bool meets(std::string_view silence, const State& state, const Action& action, const Game& game = published) {
  for (const auto& hole : holes())
    if (hole.rule == silence) return hole.arises(game, state, action);
  ADD_FAILURE() << "there is no such silence as " << silence;
  return false;
}
/// A position with sand to the east and south of the starting tile, in which tiles are put wherever a test wants them.
State table() {
  State state;
  state.board.coasts.push_back({CoastPattern::alike, CoastFace::front, Square{}, Direction::east, Seat::Ann, std::nullopt});
  return state;
}
void lay(State& state, std::string_view corner, Elbow elbow, Parts explorers = {}, Seat by = Seat::Bob) {
  state.board.survey.push_back({SurveyTile::dark_dark_dark, at(corner), elbow, Terrain::land, by, explorers});
}

TEST(MirageRulebook, NoticesHowManyPlay) {
  State state = start(published, 2);
  EXPECT_TRUE(meets("players.two_to_four", state, StartingTile{}));
  EXPECT_FALSE(meets("players.two_to_four", start(published, 3), StartingTile{}));
}

TEST(MirageRulebook, NoticesWhoIsChosenAndWhatIsLookedAt) {
  const State state = start(published, 3);
  EXPECT_TRUE(meets("setup.removed_is_seen", state, SetAside{}));
  EXPECT_FALSE(meets("setup.removed_is_seen", state, Draw{}));
  EXPECT_TRUE(meets("turns.who_begins", state, FirstPlayer{}));
  EXPECT_FALSE(meets("turns.who_begins", state, SetAside{}));
}

TEST(MirageRulebook, NoticesWhatTheAdvancedVariantTakesForGranted) {
  const Game stacks = with(&Rules::supply, Supply::stacks);
  State state = start(stacks, 2);
  EXPECT_TRUE(meets("advanced.coasts_come_too", state, ChooseTile{Seat::Ann, SurveyTile::dark_dark_dark}, stacks));
  EXPECT_FALSE(meets("advanced.coasts_come_too", state, ChooseTile{Seat::Ann, SurveyTile::dark_light_dark}, stacks));
  EXPECT_FALSE(meets("advanced.coasts_come_too", state, ChooseTile{Seat::Ann, SurveyTile::dark_dark_dark}))
      << "tiles that lie open are drawn from the bag";
  state.pile = {};
  EXPECT_FALSE(meets("advanced.coasts_come_too", state, ChooseTile{Seat::Ann, SurveyTile::dark_dark_dark}, stacks));
  EXPECT_FALSE(meets("advanced.stacks_used_up", state, Scoring{}, stacks)) << "it is over since the pile is empty";
  state.bag = {};
  EXPECT_TRUE(meets("advanced.stacks_used_up", state, Scoring{}, stacks));
  EXPECT_FALSE(meets("advanced.stacks_used_up", state, Scoring{}));
}

TEST(MirageRulebook, NoticesATileThatCouldOverlapAnother) {
  const State state = completed(published, table());
  EXPECT_TRUE(meets("growing.bare_squares", state, Lay{Seat::Ann, Square{}, Elbow::south_east, Terrain::land}));
  EXPECT_FALSE(meets("growing.bare_squares", state, Lay{Seat::Ann, at("E1"), Elbow::south_east, Terrain::land}));
  EXPECT_TRUE(meets("growing.bare_squares", state, LayCoast{Seat::Ann, Square{}, CoastFace::front, Direction::north}));
  EXPECT_FALSE(meets("growing.bare_squares", state, LayCoast{Seat::Ann, at("E1"), CoastFace::front, Direction::north}));
}

TEST(MirageRulebook, NoticesATileSetAsideWhereThereIsNoBag) {
  const State state = start(published, 3);
  EXPECT_FALSE(meets("advanced.stacks_for_three", state, SetAside{}));
  EXPECT_TRUE(meets("advanced.stacks_for_three", state, SetAside{}, with(&Rules::supply, Supply::stacks)));
}

TEST(MirageRulebook, NoticesATileAtTheEdgeOfTheTable) {
  const State state = completed(published, table());
  EXPECT_TRUE(meets("growing.table_edge", state, Lay{Seat::Ann, at("E61"), Elbow::south_east, Terrain::land}));
  EXPECT_FALSE(meets("growing.table_edge", state, Lay{Seat::Ann, at("E60"), Elbow::south_east, Terrain::land}));
  EXPECT_TRUE(meets("growing.table_edge", state, LayCoast{Seat::Ann, at("N62"), CoastFace::front, Direction::north}));
  EXPECT_FALSE(meets("growing.table_edge", state, LayCoast{Seat::Ann, at("N61"), CoastFace::front, Direction::north}));
}

TEST(MirageRulebook, NoticesACoastTileThatFitsNowhere) {
  State state = table();
  state.step = Step::laying_coast;
  state.coast = CoastPattern::alike;
  lay(state, "E10N2", Elbow::north_east);
  lay(state, "E12N1", Elbow::south_west);
  lay(state, "E9", Elbow::north_west);
  lay(state, "E10", Elbow::north_east);
  EXPECT_FALSE(meets("coast.nowhere", completed(published, state), LeaveCoast{Seat::Ann})) << "E10S1 is bare";
  const LaidSurvey last = state.board.survey[3];
  state.board.survey.erase_at(3);
  lay(state, "E10S1", Elbow::south_east);
  state.board.survey.push_back(last);
  EXPECT_TRUE(meets("coast.nowhere", completed(published, state), LeaveCoast{Seat::Ann}));
}

/// Ann is about to close the square E1 with a tile of land, and has no camels to add.
State closing(Parts explorers_there = {}) {
  State state = table();
  state.step = Step::laying;
  state.tile = SurveyTile::dark_dark_dark;
  lay(state, "E1N1", Elbow::north_west, explorers_there);
  lay(state, "E2", Elbow::north_east);
  state = completed(published, state);
  state.camels[Seat::Ann] = 0;
  return state;
}
constexpr Lay closes{Seat::Ann, Square::from_start(1, 1), Elbow::south_east, Terrain::land};

TEST(MirageRulebook, NoticesThatNoExplorerIsLeft) {
  State state = closing();
  EXPECT_TRUE(meets("explorers.none_left", state, closes));
  state.camels[Seat::Ann] = 1;
  EXPECT_FALSE(meets("explorers.none_left", state, closes));
}

TEST(MirageRulebook, NoticesACoastTileForWhichNoExplorerIsLeft) {
  State state = table();
  state.step = Step::adding;
  lay(state, "E1", Elbow::north_east, {}, Seat::Ann);
  state.board.coasts.push_back({CoastPattern::alike, CoastFace::front, at("E3"), Direction::west, Seat::Ann, std::nullopt});
  state.coast_at = at("E3");
  state = completed(published, state);
  state.ships[Seat::Ann] = 0;
  state.camels[Seat::Ann] = 3;
  EXPECT_TRUE(meets("explorers.coast_none_left", state, AddExplorers{Seat::Ann, every_part}));
  state.ships[Seat::Ann] = 1;
  EXPECT_FALSE(meets("explorers.coast_none_left", state, AddExplorers{Seat::Ann, every_part}));
  state.ships[Seat::Ann] = 0;
  state.coast_at.reset();
  EXPECT_FALSE(meets("explorers.coast_none_left", state, AddExplorers{Seat::Ann, every_part})) << "no Coast tile was laid";
}

TEST(MirageRulebook, NoticesAGapForWhichNobodyCompetes) {
  EXPECT_TRUE(meets("competition.nobody", closing(), closes));
  EXPECT_FALSE(meets("competition.nobody", closing(every_part), closes));
  EXPECT_TRUE(meets("competition.nobody", closing(), closes, with(&Rules::nobody, Nobody::all_tied)));
}

TEST(MirageRulebook, NoticesAWinnerWithoutATent) {
  State state = closing(every_part);
  const Game other = with(&Rules::no_tent, NoTent::none_placed);
  EXPECT_FALSE(meets("tents.none_left", state, closes, other));
  state.tents[Seat::Bob] = 0;
  for (const std::string_view square : {"W10", "W12", "W14"}) state.camps.push_back({Seat::Bob, at(square)});
  EXPECT_TRUE(meets("tents.none_left", state, closes, other));
  state.step = Step::pitching;
  state.claimant = Seat::Bob;
  EXPECT_TRUE(meets("tents.none_left", state, MoveTent{Seat::Bob, at("W10"), at("E1")}));
  state.tents[Seat::Bob] = 1;
  EXPECT_FALSE(meets("tents.none_left", state, PitchTent{Seat::Bob, at("E1")}));
  EXPECT_TRUE(meets("tents.vacated", state, MoveTent{Seat::Bob, at("W10"), at("E1")}));
  EXPECT_FALSE(meets("tents.vacated", state, PitchTent{Seat::Bob, at("E1")}));
}

TEST(MirageRulebook, NoticesATentThatCouldStandOnSeveralSquares) {
  State state = table();
  state.step = Step::pitching;
  lay(state, "E1N1", Elbow::north_east);
  lay(state, "E3", Elbow::south_east);
  lay(state, "E1S1", Elbow::south_east);
  state.resolving = at("E1");
  state = completed(published, state);
  EXPECT_TRUE(meets("tents.which_square", state, PitchTent{Seat::Bob, at("E2")}));
  EXPECT_TRUE(meets("tents.which_square", state, MoveTent{Seat::Bob, at("W10"), at("E2")}));
  EXPECT_FALSE(meets("tents.which_square", state, GoWithout{Seat::Bob}));
  State single = closing();
  perform(published, single, closes);
  single.resolving = at("E1");
  EXPECT_FALSE(meets("tents.which_square", single, PitchTent{Seat::Bob, at("E1")}));
}

TEST(MirageRulebook, NoticesWhatTheCountLeavesOpen) {
  State state = table();
  state.step = Step::scoring;
  EXPECT_TRUE(meets("winning.most_points", completed(published, state), Scoring{}));
  EXPECT_TRUE(meets("winning.tie", completed(published, state), Scoring{}));
  lay(state, "E1", Elbow::north_east, every_part);
  EXPECT_FALSE(meets("winning.tie", completed(published, state), Scoring{}));
}

TEST(MirageRulebook, NoticesARegionThatIsNobodys) {
  State state = table();
  state.step = Step::scoring;
  EXPECT_TRUE(meets("regions.nobody", completed(published, state), Scoring{}));
  state.board.coasts[0].explorer = Terrain::land;
  lay(state, "W1", Elbow::north_west, every_part);
  state.board.survey[0].side = Terrain::water;
  state.board.survey[0].tile = SurveyTile::light_light_light;
  EXPECT_FALSE(meets("regions.nobody", completed(published, state), Scoring{})) << "its water goes on into Bob's";
}

TEST(MirageRulebook, NoticesAPlayerWithFewerThanThreeTentsOnTheTable) {
  State state = table();
  state.step = Step::scoring;
  for (const Seat by : {Seat::Ann, Seat::Bob})
    for (const std::string_view square : {"W10", "W12", "W14"}) state.camps.push_back({by, at(square)});
  EXPECT_FALSE(meets("scoring.fewer_tents", completed(published, state), Scoring{}));
  state.camps.erase_at(4);
  EXPECT_TRUE(meets("scoring.fewer_tents", completed(published, state), Scoring{}));
}

TEST(MirageRulebook, NoticesThatNoTreeIsLeftToPlant) {
  const Game palms = with(&Rules::palms, Palms::with);
  State state = table();
  state.step = Step::pitching;
  lay(state, "E1N1", Elbow::north_east);
  lay(state, "E3", Elbow::south_east);
  lay(state, "E1S1", Elbow::south_east);
  state.resolving = at("E1");
  state.claimant = Seat::Bob;
  state = completed(palms, state);
  EXPECT_FALSE(meets("palms.supply_empty", state, PitchTent{Seat::Bob, at("E2")}, palms));
  state.tree_supply = {};
  EXPECT_TRUE(meets("palms.supply_empty", state, PitchTent{Seat::Bob, at("E2")}, palms));
  EXPECT_FALSE(meets("palms.supply_empty", state, PitchTent{Seat::Bob, at("E2")})) << "the game is played without trees";
}

TEST(MirageRulebook, HasATestForEachSilence) {
  const std::set<std::string_view> tested{"players.two_to_four",
                                          "advanced.stacks_for_three",
                                          "growing.table_edge",
                                          "coast.nowhere",
                                          "explorers.none_left",
                                          "competition.nobody",
                                          "tents.none_left",
                                          "tents.vacated",
                                          "winning.most_points",
                                          "winning.tie",
                                          "regions.nobody",
                                          "scoring.fewer_tents",
                                          "palms.supply_empty",
                                          "setup.removed_is_seen",
                                          "turns.who_begins",
                                          "advanced.coasts_come_too",
                                          "advanced.stacks_used_up",
                                          "growing.bare_squares",
                                          "explorers.coast_none_left",
                                          "tents.which_square"};
  for (const auto& hole : holes()) EXPECT_TRUE(tested.contains(hole.rule)) << hole.rule;
  EXPECT_EQ(holes().size(), tested.size());
}

}  // namespace
}  // namespace fathom::mirage
