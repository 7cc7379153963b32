#include "model/mirage/places.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

#include "model/mirage/mirage.hpp"
#include "model/mirage/testing.hpp"

// Places are found through a window as wide as a word. Here boards are wider than that, and lie at the edges of the table,
// where plays hardly ever lead; the clauses say what should be found.

namespace fathom::mirage {
namespace {

/// Ann has a tile to lay, on a table where some lie already.
struct Laying {
  State state;

  Laying() {
    state.step = Step::laying;
    state.tile = SurveyTile::light_light_dark;
    state.board.coasts.push_back({});
  }
  Laying& lay(std::string_view corner, Elbow elbow, Terrain side) {
    state.board.survey.push_back({SurveyTile::dark_light_dark, at(corner), elbow, side, Seat::Bob, {}});
    return *this;
  }
  [[nodiscard]] State completed() const { return mirage::completed(published, state); }
};

using Names = std::multiset<std::string>;

std::string name(Square corner, Elbow elbow) { return show(corner) + ' ' + std::string{name_of(elbow)}; }

Names found(const State& state, Terrain side) {
  Names names;
  Places(state, side).for_each([&](Square corner, Elbow elbow) { names.insert(name(corner, elbow)); });
  return names;
}
/// The same from the clauses, asked of every square of the table.
Names allowed(const State& state, Terrain side) {
  Names names;
  for (int row = 0; row < Square::side; ++row)
    for (int column = 0; column < Square::side; ++column)
      for (const Elbow elbow : every<Elbow>) {
        const Square corner = Square::at(column, row);
        if (!Mirage::objected(published, state, Lay{Seat::Ann, corner, elbow, side})) names.insert(name(corner, elbow));
      }
  return names;
}
void expect_what_the_clauses_allow(const State& state) {
  for (const Terrain side : every<Terrain>) EXPECT_EQ(found(state, side), allowed(state, side)) << name_of(side);
}

TEST(MiragePlaces, AreFoundAroundTheStartingTile) {
  const State state = Laying{}.completed();
  EXPECT_FALSE(found(state, Terrain::land).empty());
  expect_what_the_clauses_allow(state);
}

TEST(MiragePlaces, AreFoundOnABoardWiderThanAWindow) {
  Laying wide;
  for (const std::string_view corner : {"W62", "W31N2", "W1N3", "E1S4", "E30", "E61", "E61N8"})
    wide.lay(corner, Elbow::north_east, corner.size() > 3 ? Terrain::land : Terrain::water);
  expect_what_the_clauses_allow(wide.completed());
}

TEST(MiragePlaces, AreFoundOnTheTableWhereATileLiesBeyondIt) {
  Laying beyond;
  beyond.state.board.survey.push_back(
      {SurveyTile::dark_light_dark, Square{255, Square::middle}, Elbow::north_east, Terrain::land, Seat::Bob, {}});
  expect_what_the_clauses_allow(beyond.completed());
}

TEST(MiragePlaces, AreFoundWhereverAWindowBegins) {
  for (const int shift : {0, 3, 7}) {
    Laying shifted;
    shifted.lay("W" + std::to_string(5 + 7 * shift), Elbow::south_west, Terrain::water)
        .lay("E" + std::to_string(8 * shift + 1) + "S9", Elbow::north_west, Terrain::land);
    const State state = shifted.completed();
    EXPECT_EQ(found(state, Terrain::water), allowed(state, Terrain::water)) << shift;
  }
}

TEST(MiragePlaces, EndWithTheTable) {
  const State state =
      Laying{}.lay("W62N62", Elbow::south_east, Terrain::land).lay("E62S62", Elbow::north_west, Terrain::water).completed();
  expect_what_the_clauses_allow(state);
}

TEST(MiragePlaces, LeaveOutWhereSomethingStands) {
  State state = Laying{}.lay("E1", Elbow::north_east, Terrain::land).completed();
  const auto before = found(state, Terrain::land).size();
  state.camps.push_back({Seat::Bob, at("E3")});
  state.trees.push_back({Colour::red, at("E1N2")});
  state.keepers.push_back({Seat::Bob, Explorer::camel, at("E2N1")});
  EXPECT_LT(found(state, Terrain::land).size(), before);
  expect_what_the_clauses_allow(state);
}

}  // namespace
}  // namespace fathom::mirage
