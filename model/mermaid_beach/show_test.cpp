#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/testing.hpp"

namespace fathom::mermaid_beach {
namespace {

/// Ann has asked, and Bob has shells.
State asked_by_ann() {
  State state;
  state.players = 3;
  state.step = Step::answering;
  state.acting = Seat::Bob;
  state.asked_for = BeachCard::umbrella;
  state.hands[Seat::Ann] = {BeachCard::umbrella, BeachCard::sea_monster};
  state.shells[Seat::Bob] = {{ShellCard::four, 2}, {ShellCard::one, 1}};
  return completed(published, state);
}
std::string line(const Action& action) { return show(published, asked_by_ann(), action); }

TEST(MermaidBeachShow, SaysWhatPlayersDo) {
  EXPECT_EQ(line(PlayPair{Seat::Ann, BeachCard::sunglasses}), "Ann plays two sunglasses");
  EXPECT_EQ(line(Ask{Seat::Ann, Seat::Bob, BeachCard::umbrella}), "Ann asks Bob for an umbrella");
  EXPECT_EQ(line(Give{Seat::Bob}), "Bob gives an umbrella to Ann");
  EXPECT_EQ(line(GoToTheBeach{Seat::Bob}), "Bob sends Ann to the beach");
  EXPECT_EQ(line(DrawBeach{Seat::Ann, BeachCard::pail_and_shovel}), "Ann draws a pail and shovel at the beach");
  EXPECT_EQ(line(Steal{Seat::Ann, Seat::Bob, ShellCard::four}), "Ann steals a four from Bob");
  EXPECT_EQ(line(WashAway{Seat::Ann, Seat::Bob, ShellCard::one}), "Ann washes away a one of Bob's");
  EXPECT_EQ(line(DrawShell{Seat::Ann, ShellCard::starfish_left}), "Ann draws a starfish to the left");
}

TEST(MermaidBeachShow, SaysWhatTheMonsterEatsAndWhatShellsAreWorth) {
  EXPECT_EQ(line(RevealMonster{Seat::Bob}), "Bob reveals the sea monster, which eats two fours");
  EXPECT_EQ(line(RevealMonster{Seat::Cleo}), "Cleo reveals the sea monster, which eats nothing");
  EXPECT_EQ(line(Score{}), "points are counted: Ann 0, Bob 9, Cleo 0");
}

template <std::size_t... I>
std::vector<Action> one_of_each(std::index_sequence<I...>) {
  return {Action{std::variant_alternative_t<I, Action>{}}...};
}
template <Named E>
void worst(E& value) {
  value = static_cast<E>(255);
}

TEST(MermaidBeachShow, HasALineForAnyActionInAnyState) {
  std::vector<State> states(3);
  states[1].players = 0;
  states[2].players = 255;
  states[2].asked_for = static_cast<BeachCard>(99);
  states[2].turn = static_cast<Seat>(99);
  states[2].direction = static_cast<Direction>(99);
  for (const Seat at : every<Seat>) states[2].shells[at].of.fill(Count::beyond());
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
}  // namespace fathom::mermaid_beach
