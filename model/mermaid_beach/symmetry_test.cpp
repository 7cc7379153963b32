#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "model/core/play.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/testing.hpp"

namespace fathom::mermaid_beach {
namespace {

/// One seat to the left, and every item becomes the next, the last the first.
Relabelling around() {
  Relabelling by{1, items};
  std::rotate(by.of_items.begin(), by.of_items.begin() + 1, by.of_items.end());
  return by;
}

State of_three() {
  State state;
  state.players = 3;
  return state;
}

TEST(MermaidBeachRelabelling, MovesEverybodyClockwise) {
  State state = of_three();
  state.turn = Seat::Cleo;
  state.acting = Seat::Ann;
  state.monster_shown = Seat::Bob;
  state.scores[Seat::Bob] = 7;
  state.shells[Seat::Ann] = {ShellCard::four};
  state.passed[Seat::Cleo] = BeachCard::mermaid;
  const State other = relabelled(state, around());
  EXPECT_EQ(other.turn, Seat::Ann);
  EXPECT_EQ(other.acting, Seat::Bob);
  EXPECT_EQ(other.monster_shown, Seat::Cleo);
  EXPECT_EQ(other.scores[Seat::Cleo], 7);
  EXPECT_EQ(other.scores[Seat::Bob], 0);
  EXPECT_EQ(other.shells[Seat::Bob], (ShellCards{ShellCard::four}));
  EXPECT_EQ(other.passed[Seat::Ann], BeachCard::mermaid);
  EXPECT_FALSE(other.passed[Seat::Cleo]);
}

TEST(MermaidBeachRelabelling, RenamesItemsAndNothingElse) {
  State state = of_three();
  state.deck = {{BeachCard::sun, 3}, {BeachCard::surfboard, 2}, {BeachCard::sea_monster, 1}};
  state.asked_for = BeachCard::sun;
  state.drawn = BeachCard::seaweed;
  const State other = relabelled(state, around());
  EXPECT_EQ(other.deck, (BeachCards{{BeachCard::sunglasses, 3}, {BeachCard::sun, 2}, {BeachCard::sea_monster, 1}}));
  EXPECT_EQ(other.asked_for, BeachCard::sunglasses);
  EXPECT_EQ(other.drawn, BeachCard::seaweed);
}

TEST(MermaidBeachRelabelling, RenamesActions) {
  EXPECT_EQ(relabelled(Action{Ask{Seat::Cleo, Seat::Ann, BeachCard::sun}}, around(), 3),
            (Action{Ask{Seat::Ann, Seat::Bob, BeachCard::sunglasses}}));
  EXPECT_EQ(relabelled(Action{Steal{Seat::Ann, Seat::Bob, ShellCard::two}}, around(), 3),
            (Action{Steal{Seat::Bob, Seat::Cleo, ShellCard::two}}));
  EXPECT_EQ(relabelled(Action{HandOver{}}, around(), 3), (Action{HandOver{}}));
}

TEST(MermaidBeachRelabelling, RenamesWhatIsInTheBox) {
  Game other = published;
  other.box.beach[BeachCard::sun] = 9;
  EXPECT_EQ(relabelled(other, around()).box.beach[BeachCard::sunglasses], 9);
}

TEST(MermaidBeachRelabelling, OfNothingChangesNothing) {
  State state = start(published, 5);
  state.hands[Seat::Dan] = {BeachCard::sun};
  EXPECT_EQ(relabelled(state, Relabelling{}), state);
  EXPECT_NE(relabelled(state, around()), state);
}

TEST(MermaidBeachRelabelling, LeavesSeatsBeyondTheTableAlone) {
  State state = of_three();
  state.turn = static_cast<Seat>(200);
  state.scores[Seat::Finn] = 3;
  EXPECT_EQ(relabelled(state, around()).turn, state.turn);
  EXPECT_EQ(relabelled(state, around()).scores[Seat::Finn], 3);
}

bool same_set(const std::vector<Action>& some, const std::vector<Action>& others) {
  return some.size() == others.size() && std::ranges::all_of(some, [&](const Action& action) {
           return std::ranges::count(some, action) == std::ranges::count(others, action);
         });
}

/// Plays a game and, action by action, its renamed twin in `other_game`; what came apart first, or "nothing".
std::string comes_apart(const Game& one_game, const Game& other_game, const Relabelling& by, int players) {
  Random random{static_cast<std::uint64_t>(players)};
  State state = start(one_game, players);
  State other = relabelled(state, by);
  std::vector<Action> actions;
  std::vector<Action> others;
  for (MermaidBeach::legal_actions(one_game, state, actions); !actions.empty();
       MermaidBeach::legal_actions(one_game, state, actions)) {
    const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    MermaidBeach::legal_actions(other_game, other, others);
    for (Action& each : actions) each = relabelled(each, by, players);
    if (!same_set(actions, others)) return "the legal actions before " + show(one_game, state, action);
    perform(one_game, state, action);
    perform(other_game, other, relabelled(action, by, players));
    if (relabelled(state, by) != other) return "the states after " + show(one_game, state, action);
  }
  return "nothing";
}

TEST(MermaidBeachRelabelling, CommutesWithPlay) {
  for (int players = 2; players <= 5; ++players)
    EXPECT_EQ(comes_apart(published, relabelled(published, around()), around(), players), "nothing");
}

TEST(MermaidBeachRelabelling, DoesNotCommuteWithPlayUnderAnotherReading) {
  Game other = published;
  other.rules.last_resort = LastResort::free_choice;
  for (int players = 2; players <= 5; ++players) EXPECT_NE(comes_apart(published, other, around(), players), "nothing");
}

}  // namespace
}  // namespace fathom::mermaid_beach
