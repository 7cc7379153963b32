#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mermaids_song/testing.hpp"

namespace fathom::mermaids_song {
namespace {

/// Ann's turn; Bob has two mermaids.
State acting_ann() {
  State state;
  state.players = 3;
  state.step = Step::acting;
  state.hands[Seat::Ann] = {Card::mermaid, Card::song_1, Card::song_1};
  state.mermaids[Seat::Ann] = {Mermaid{{Card::song_3, Card::song_2}, {}}};
  state.mermaids[Seat::Bob] = {Mermaid{}, Mermaid{{Card::silence_3}, {}}};
  return completed(published, state);
}
std::string line(const Action& action) { return show(published, acting_ann(), action); }

TEST(MermaidsSongShow, SaysWhatPlayersDo) {
  EXPECT_EQ(line(DiscardHand{Seat::Ann}), "Ann discards her hand, a mermaid and two songs of 1, and her turn is over");
  EXPECT_EQ(line(Play{Seat::Ann, Card::song_1, Seat::Ann, 1}), "Ann plays a song of 1 on her first mermaid");
  EXPECT_EQ(line(Play{Seat::Ann, Card::silence_3, Seat::Bob, 2}), "Ann plays a silence of 3 on Bob's second mermaid");
  EXPECT_EQ(line(Lose{Seat::Bob, 2}), "Bob gives up her second mermaid of power 3");
  EXPECT_EQ(line(Entice{Seat::Ann, 1, Creature::five}), "Ann entices a five with her first mermaid of power 5");
  EXPECT_EQ(line(DrawNext{Seat::Ann}), "Ann keeps what she has and draws");
  EXPECT_EQ(line(ReleaseKraken{Seat::Ann}), "Ann releases the Kraken");
  EXPECT_EQ(line(PlayTreasure{Seat::Ann, Seat::Cleo}), "Ann plays the Treasure of the Deep on Cleo");
}

TEST(MermaidsSongShow, SaysWhatChanceBrings) {
  EXPECT_EQ(line(Draw{Seat::Ann, Card::treasure}), "Ann draws the Treasure");
  EXPECT_EQ(line(SetAside{Seat::Bob, Card::kraken}), "the Kraken comes up for Bob and is put aside");
  EXPECT_EQ(line(TurnCreature{Creature::nine}), "a creature is turned up: a nine");
  State state = acting_ann();
  state.target = Seat::Bob;
  EXPECT_EQ(show(published, state, Lure{Creature::six}), "Ann lures a six away from Bob");
}

TEST(MermaidsSongShow, SaysWhoseCardsAreCovered) {
  State state = acting_ann();
  state.target = Seat::Bob;
  state.nth = 2;
  EXPECT_EQ(show(published, state, Cover{Seat::Ann, Cards{Card::song_3, Card::silence_3}}),
            "Ann puts a song of 3 and a silence of 3 underneath Bob's second mermaid");
}

template <std::size_t... I>
std::vector<Action> one_of_each(std::index_sequence<I...>) {
  return {Action{std::variant_alternative_t<I, Action>{}}...};
}
template <Named E>
void worst(E& value) {
  value = static_cast<E>(255);
}
void worst(std::uint8_t& value) { value = 255; }
void worst(Cards& value) { value.of.fill(Count::beyond()); }

TEST(MermaidsSongShow, HasALineForAnyActionInAnyState) {
  std::vector<State> states(3);
  states[1].players = 0;
  states[2].players = 255;
  states[2].turn = static_cast<Seat>(99);
  states[2].target = static_cast<Seat>(99);
  states[2].nth = 99;
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
}  // namespace fathom::mermaids_song
