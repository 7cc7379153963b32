#include <gtest/gtest.h>

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/testing.hpp"

namespace fathom::mermaid_rain {
namespace {

/// Ann is about to move onto F2, a wreck.
State riding() {
  State state;
  state.players = 3;
  state.round = 2;
  state.step = Step::moving;
  state.dealer = Seat::Cleo;
  state.acting = Seat::Ann;
  state.order = {Seat::Ann, Seat::Cleo, Seat::Bob};
  state.hands[Seat::Ann] = {Card::gull, Card::gull, Card::turtle};
  state.mermaids[Seat::Ann] = hex("E1");
  state.mermaids[Seat::Bob] = hex("A1");
  state.mermaids[Seat::Cleo] = hex("G1");
  state.treasure[Seat::Ann] = {Treasure::pearl};
  state.scores[Seat::Ann] = 5;
  state.face_down.push_back({Hidden::unknown, {}, std::nullopt, hex("F2")});
  state.face_down.push_back({Hidden::coral, {}, Seat::Ann, Hex{}});
  state.spaces.push_back({hex("F2"), {Treasure::shell}});
  state.tiles.push_back({Tile::of(Shape::straight, Symbol::dolphin, Shade::dark), {hex("D1"), hex("E1"), hex("F1")}});
  return completed(published, state);
}

TEST(Tell, BeginsWithTheRoundAndWhoseActionIsNext) {
  EXPECT_EQ(tell(published, riding()).front(),
            "round 2 of 5 · moving · Ann acts · Cleo has the Prince card · order Ann, Cleo, Bob");
}

TEST(Tell, HasALineForEachPlayer) {
  const auto lines = tell(published, riding());
  EXPECT_TRUE(says(lines, "Ann    E1 · 5 points · hand two gulls and a turtle · "));
  EXPECT_TRUE(says(lines, "has a pearl, 1 face down"));
  EXPECT_TRUE(says(lines, "Bob    A1 · 0 points"));
  EXPECT_TRUE(says(lines, "Cleo   G1 · 0 points"));
  EXPECT_TRUE(says(tell(published, start(published, 3)), "Cleo   off the board"));
  EXPECT_FALSE(says(lines, "Dan"));
}

TEST(Tell, NamesTreasureAndTilesOnTheBoard) {
  const auto lines = tell(published, riding());
  EXPECT_TRUE(says(lines, "spaces F2 shell +1"));
  EXPECT_TRUE(says(lines, "tiles  dark long dolphin D1 E1 F1"));
}

TEST(Tell, KeepsItsLinesShort) {
  State state = riding();
  for (const Hex at : published.box.small.spaces) state.spaces.push_back({at, {{Treasure::dragon_scale, 3}}});
  for (const std::string& line : tell(published, completed(published, state))) EXPECT_LE(line.size(), 140U) << line;
}

TEST(Tell, SurvivesAnyState) {
  State state = riding();
  state.players = 255;
  state.round = 255;
  state.step = static_cast<Step>(200);
  state.dealer = static_cast<Seat>(200);
  state.tile_at.fill(255);
  state.tiles.push_back({Tile{255}, {Hex{255}, Hex{0}}});
  state.offer.push_back(Tile{200});
  for (const Seat at : every<Seat>) {
    state.made[at] = static_cast<Meld>(99);
    state.mermaids[at] = Hex{255};
  }
  EXPECT_FALSE(tell(published, state).empty());
  state.players = 0;
  EXPECT_FALSE(tell(published, state).empty());
}

}  // namespace
}  // namespace fathom::mermaid_rain
