#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/mirage/mirage.hpp"
#include "model/mirage/testing.hpp"

namespace fathom::mirage {
namespace {

/// Ann holds a tile; one lies on the table already, beside the starting tile.
State holding() {
  State state;
  state.players = 3;
  state.step = Step::laying;
  state.tile = SurveyTile::light_dark_dark;
  state.coast = CoastPattern::unlike;
  state.board.coasts.push_back({CoastPattern::alike, CoastFace::front, Square{}, Direction::north, Seat::Ann, std::nullopt});
  state.board.survey.push_back(
      {SurveyTile::dark_dark_dark, at("N1"), Elbow::north_east, Terrain::land, Seat::Bob, every_part});
  return completed(published, state);
}
std::string line(const Action& action) { return show(published, holding(), action); }

TEST(MirageShow, SaysWhatIsSetOutAndDrawn) {
  EXPECT_EQ(line(StartingTile{CoastPattern::alike, CoastFace::front}),
            "a Coast tile starts the board: light sand north and east, light water south and west");
  EXPECT_EQ(line(SetAside{SurveyTile::light_light_light}), "an all-light tile goes back to the box");
  EXPECT_EQ(line(FirstPlayer{Seat::Bob}), "Bob begins");
  EXPECT_EQ(line(Draw{Seat::Ann, SurveyTile::dark_dark_light}), "Ann draws a dark-dark-light tile");
  EXPECT_EQ(line(ChooseTile{Seat::Ann, SurveyTile::dark_dark_dark}), "Ann chooses an all-dark tile");
  EXPECT_EQ(line(TakeCoast{Seat::Ann, CoastPattern::unlike}), "Ann takes a Coast tile of two shades");
  EXPECT_EQ(line(Reveal{SurveyTile::dark_dark_dark}), "an all-dark tile is laid open");
  EXPECT_EQ(line(Redraw{Seat::Bob}), "Bob puts her Survey tile back");
}

TEST(MirageShow, SaysWhichShadeComesToLieWhere) {
  EXPECT_EQ(line(Lay{Seat::Ann, at("E2N1"), Elbow::north_east, Terrain::land}),
            "Ann lays land: light E2N2, dark E2N1 and dark E3N1");
  EXPECT_EQ(line(Lay{Seat::Ann, at("E2N1"), Elbow::north_east, Terrain::water}),
            "Ann lays water: dark E2N2, dark E2N1 and light E3N1");
}

TEST(MirageShow, SaysWhichWayACoastTileIsTurned) {
  EXPECT_EQ(line(LayCoast{Seat::Ann, at("W3"), CoastFace::back, Direction::east}),
            "Ann lays a Coast tile on W3: dark sand east and south, light water north and west");
  EXPECT_EQ(line(LeaveCoast{Seat::Ann}), "Ann does not lay her Coast tile");
}

TEST(MirageShow, SaysWhereExplorersGo) {
  EXPECT_EQ(line(AddExplorers{Seat::Bob, every_part}), "Bob adds three camels on N2, N1 and E1N1");
  Parts corner;
  corner.insert(Part::corner);
  EXPECT_EQ(line(AddExplorers{Seat::Bob, corner}), "Bob adds a camel on N1");
  EXPECT_EQ(line(AddExplorers{Seat::Bob, Parts{}}), "Bob adds no camels");
  EXPECT_EQ(line(AddToCoast{Seat::Bob, Terrain::water}), "Bob adds a ship to the Coast tile");
  EXPECT_EQ(line(LeaveCoastEmpty{Seat::Bob}), "Bob adds nothing to her Coast tile");
}

/// Dark land all around the square E1, with the starting tile to its west.
State around_a_well(Parts explorers = {}) {
  State state;
  state.board.coasts.push_back({CoastPattern::alike, CoastFace::front, Square{}, Direction::north, Seat::Ann, std::nullopt});
  const auto lay = [&](std::string_view corner, Elbow elbow, Parts on = {}) {
    state.board.survey.push_back({SurveyTile::dark_dark_dark, at(corner), elbow, Terrain::land, Seat::Bob, on});
  };
  lay("E1N1", Elbow::north_west, explorers);
  lay("E2", Elbow::north_east);
  lay("E1S1", Elbow::south_east);
  return completed(published, state);
}

TEST(MirageShow, SaysWhatBecomesOfAGap) {
  const State state = around_a_well();
  EXPECT_EQ(show(published, state, ChooseGap{Seat::Ann, at("E1")}), "Ann has the oasis at E1 resolved next");
  EXPECT_EQ(show(published, state, ChooseGap{Seat::Ann, at("E9")}), "Ann has the gap at E9 resolved next");
  State won = state;
  won.resolving = at("E1");
  EXPECT_EQ(show(published, won, Award{Seat::Ann, Seat::Bob}), "Ann lets Bob have the oasis at E1");
  EXPECT_EQ(show(published, won, Award{Seat::Ann, Seat::Ann}), "Ann claims the oasis at E1 herself");
  EXPECT_EQ(line(PitchTent{Seat::Bob, at("E1")}), "Bob pitches a tent on E1");
  EXPECT_EQ(line(MoveTent{Seat::Bob, at("W2S1"), at("E1")}), "Bob moves a tent from W2S1 to E1");
  EXPECT_EQ(line(GoWithout{Seat::Bob}), "Bob places no tent");
}

TEST(MirageShow, SaysWhatBecomesOfTrees) {
  EXPECT_EQ(line(Plant{Seat::Bob, Colour::red}), "Bob plants a red tree");
  EXPECT_EQ(line(KeepTrees{Seat::Bob, Explorer::camel, std::nullopt}), "Bob keeps the trees with a camel from her supply");
  EXPECT_EQ(line(KeepTrees{Seat::Bob, Explorer::ship, at("N1")}), "Bob keeps the trees with a ship from N1");
  EXPECT_EQ(line(LoseTrees{Seat::Bob}), "Bob leaves the trees to nobody");
}

TEST(MirageShow, CountsPointsBySource) {
  const State state = around_a_well(every_part);
  EXPECT_EQ(show(published, state, Scoring{}), "regions and tents are counted: Ann 0 + 0, Bob 2 + 0");
  Game palms = published;
  palms.rules.palms = Palms::with;
  EXPECT_EQ(show(palms, state, Scoring{}), "regions, tents and trees are counted: Ann 0 + 0 + 0, Bob 2 + 0 + 0");
}

/// One of each kind of action with the field values at the end of their range, as a damaged file or a mutant may hold them.
template <std::size_t... I>
std::vector<Action> one_of_each(std::index_sequence<I...>) {
  return {Action{std::variant_alternative_t<I, Action>{}}...};
}
void worst(Square& square) { square = {255, 255}; }
void worst(Parts& parts) { parts.bits = 255; }
void worst(std::optional<Square>& square) { square = Square{255, 0}; }
template <Named E>
void worst(E& value) {
  value = static_cast<E>(255);
}

TEST(MirageShow, HasALineForAnyActionInAnyState) {
  std::vector<State> states(3);
  states[1].players = 0;
  states[2] = holding();
  states[2].players = 255;
  states[2].tile = static_cast<SurveyTile>(99);
  states[2].coast = static_cast<CoastPattern>(99);
  states[2].resolving = Square{255, 255};
  states[2].board.survey.push_back({static_cast<SurveyTile>(99), Square{255, 0}, static_cast<Elbow>(99),
                                    static_cast<Terrain>(99), static_cast<Seat>(99), Parts{255}});
  states[2].board.coasts.push_back({static_cast<CoastPattern>(99), static_cast<CoastFace>(99), Square{0, 255},
                                    static_cast<Direction>(99), static_cast<Seat>(99), static_cast<Terrain>(99)});
  int lines = 0;
  for (Action action : one_of_each(std::make_index_sequence<std::variant_size_v<Action>>{})) {
    for (const State& state : states) lines += show(published, state, action).empty() ? 0 : 1;
    std::visit(
        [](auto& kind) {
          for_each_field<std::remove_cvref_t<decltype(kind)>>([&](const auto& field) { worst(field.of(kind)); });
        },
        action);
    for (const State& state : states) lines += show(published, state, action).empty() ? 0 : 1;
  }
  EXPECT_EQ(lines, static_cast<int>(2 * states.size() * std::variant_size_v<Action>));
}

}  // namespace
}  // namespace fathom::mirage
