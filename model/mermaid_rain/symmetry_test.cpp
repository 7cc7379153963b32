#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "model/core/play.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/testing.hpp"

namespace fathom::mermaid_rain {
namespace {

const Relabelling around{1, {Card::gull, Card::turtle, Card::dolphin}};
const Relabelling swap{2, {Card::gull, Card::dolphin, Card::turtle}};

State of_three() {
  State state;
  state.players = 3;
  return state;
}

TEST(Relabelling, MovesEverybodyClockwise) {
  State state = of_three();
  state.dealer = Seat::Cleo;
  state.acting = Seat::Ann;
  state.order = {Seat::Bob, Seat::Cleo, Seat::Ann};
  state.scores[Seat::Bob] = 7;
  state.warp_due.insert(Seat::Cleo);
  const State other = relabelled(state, around);
  EXPECT_EQ(other.dealer, Seat::Ann);
  EXPECT_EQ(other.acting, Seat::Bob);
  EXPECT_EQ(other.order, (Few<Seat, 6>{Seat::Cleo, Seat::Ann, Seat::Bob}));
  EXPECT_EQ(other.scores[Seat::Cleo], 7);
  EXPECT_EQ(other.scores[Seat::Bob], 0);
  EXPECT_TRUE(other.warp_due.contains(Seat::Ann));
  EXPECT_FALSE(other.warp_due.contains(Seat::Cleo));
}

TEST(Relabelling, RenamesCardsInHandsOnTilesAndOnTreasureSpaces) {
  State state = of_three();
  state.deck = {{Card::dolphin, 3}, {Card::gull, 2}, {Card::turtle, 1}};
  state.offer = {Tile::of(Shape::twin, Symbol::dolphin, Shade::dark), Tile::of(Shape::twin, Symbol::mermaid, Shade::dark)};
  state.unseen_tiles[Tile::of(Shape::curved, Symbol::turtle, Shade::light)] = 2;
  const State other = relabelled(state, around);
  EXPECT_EQ(other.deck, (Cards{{Card::gull, 3}, {Card::turtle, 2}, {Card::dolphin, 1}}));
  EXPECT_EQ(other.offer[0], Tile::of(Shape::twin, Symbol::gull, Shade::dark));
  EXPECT_EQ(other.offer[1], Tile::of(Shape::twin, Symbol::mermaid, Shade::dark));
  EXPECT_EQ(other.unseen_tiles[Tile::of(Shape::curved, Symbol::dolphin, Shade::light)], 2);
  EXPECT_EQ(relabelled(published, around).box.rim(Terrain::wreck), Symbol::gull);
  EXPECT_EQ(relabelled(published, around).box.tiles.total(), 36);
}

TEST(Relabelling, RenamesWhoSawAndOwnsATokenFaceDown) {
  State state = of_three();
  SeatSet bob;
  bob.insert(Seat::Bob);
  state.face_down.push_back({Hidden::pearl, bob, Seat::Bob, Hex{}});
  const State other = relabelled(state, around);
  EXPECT_EQ(other.face_down[0].owner, Seat::Cleo);
  EXPECT_TRUE(other.face_down[0].seen.contains(Seat::Cleo));
  EXPECT_FALSE(other.face_down[0].seen.contains(Seat::Bob));
}

TEST(Relabelling, RenamesActions) {
  EXPECT_EQ(relabelled(Action{Move{Seat::Cleo, Hex{40}, Card::turtle}}, around, 3),
            (Action{Move{Seat::Ann, Hex{40}, Card::dolphin}}));
  EXPECT_EQ(relabelled(Action{Choose{Seat::Ann, {Card::gull, Card::gull}}}, around, 3),
            (Action{Choose{Seat::Bob, {Card::turtle, Card::turtle}}}));
  EXPECT_EQ(relabelled(Action{Score{Treasure::pearl}}, around, 3), (Action{Score{Treasure::pearl}}));
}

TEST(Relabelling, OfNothingChangesNothing) {
  State state = start(published, 5);
  state.hands[Seat::Dan] = {Card::gull};
  EXPECT_EQ(relabelled(state, Relabelling{}), state);
  EXPECT_NE(relabelled(state, around), state);
}

TEST(Relabelling, BackAgainGivesTheSameState) {
  const Relabelling back{-1, {Card::turtle, Card::dolphin, Card::gull}};
  State state = start(published, 5);
  state.hands[Seat::Dan] = {Card::gull, Card::turtle};
  state.mermaids[Seat::Eve] = *read_hex("A1");
  state.made[Seat::Ann] = Meld::mermaid_drop;
  EXPECT_EQ(relabelled(relabelled(state, around), back), state);
}

TEST(Relabelling, LeavesSeatsBeyondTheTableAlone) {
  State state = of_three();
  state.dealer = static_cast<Seat>(200);
  state.scores[Seat::Finn] = 3;
  EXPECT_EQ(relabelled(state, around).dealer, state.dealer);
  EXPECT_EQ(relabelled(state, around).scores[Seat::Finn], 3);
}

bool same_set(const std::vector<Action>& some, const std::vector<Action>& others) {
  return some.size() == others.size() && std::ranges::all_of(some, [&](const Action& action) {
           return std::ranges::count(some, action) == std::ranges::count(others, action);
         });
}

/// Plays a game and, action by action, its renamed twin in `other_game`; what came apart first, or "nothing".
std::string comes_apart(const Game& other_game, const Relabelling& by, int players) {
  Random random{static_cast<std::uint64_t>(players)};
  State state = start(published, players);
  State other = relabelled(state, by);
  std::vector<Action> actions;
  std::vector<Action> others;
  for (MermaidRain::legal_actions(published, state, actions); !actions.empty();
       MermaidRain::legal_actions(published, state, actions)) {
    const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    MermaidRain::legal_actions(other_game, other, others);
    if (constexpr std::size_t few = 100; actions.size() < few) {
      for (Action& each : actions) each = relabelled(each, by, players);
      if (!same_set(actions, others)) return "the legal actions before " + show(published, state, action);
    }
    perform(published, state, action);
    perform(other_game, other, relabelled(action, by, players));
    if (relabelled(state, by) != other) return "the states after " + show(published, state, action);
  }
  return "nothing";
}

TEST(Relabelling, CommutesWithPlay) {
  for (const Relabelling& by : {around, swap})
    for (int players = 3; players <= 6; ++players) EXPECT_EQ(comes_apart(relabelled(published, by), by, players), "nothing");
}

TEST(Relabelling, DoesNotCommuteWithPlayWhereTheBoxKeepsItsCards) {
  for (int players = 3; players <= 6; ++players) EXPECT_NE(comes_apart(published, around, players), "nothing");
}

}  // namespace
}  // namespace fathom::mermaid_rain
