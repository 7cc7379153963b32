#include "notation/described.hpp"

#include <gtest/gtest.h>

#include "notation/pebbles.hpp"
#include "notation/yaml.hpp"

namespace fathom::notation {
namespace {

using pebbles::Colour;
using pebbles::Pebbles;
using pebbles::State;
using pebbles::Track;

template <class T>
std::string complaint(std::string_view text, const T& base = {}) {
  try {
    read(read_yaml(text), base);
    return "nothing";
  } catch (const Problem& problem) {
    return problem.what();
  }
}

TEST(Write, names_counts_seats_and_hexes_as_people_do) {
  EXPECT_EQ(one_line(write(Pebbles{Colour::red, Colour::black})), "[black, red]");
  EXPECT_EQ(one_line(write(Pebbles{{Colour::red, 8}, {Colour::white, 3}})), "{ white: 3, red: 8 }");
  EXPECT_EQ(one_line(write(Hex::at(6, 7))), "F7");
  EXPECT_EQ(one_line(write(Hex{})), "off the board");
  SeatSet seats;
  seats.insert(Seat::Bob);
  EXPECT_EQ(one_line(write(seats)), "[Bob]");
  EXPECT_EQ(one_line(write(std::optional<Colour>{})), "none");
  EXPECT_EQ(one_line(write(std::array<std::uint8_t, 4>{0, 3, 0, 0})), "[0, 3]");
}

TEST(Write, leaves_out_what_is_blank) {
  PerSeat<Pebbles> kept;
  kept[Seat::Cleo] = {Colour::red};
  EXPECT_EQ(one_line(write(kept)), "{ Cleo: [red] }");
  EXPECT_EQ(one_line(write(Track{Hex{}, std::nullopt, 0})), "{ hops: 0 }");
}

TEST(Read, gives_back_what_was_written) {
  State state;
  state.step = pebbles::Step::choosing;
  state.bag = {{Colour::black, 200}};
  state.kept[Seat::Bob] = {Colour::white, Colour::white};
  state.drawn = Colour::red;
  state.frogs[Seat::Ann] = Hex::at(14, 14);
  state.passed.insert(Seat::Dan);
  state.tracks = {Track{Hex::at(1, 1), Colour::white, 7}, Track{}};
  state.tally = {1, 0, 2, 0};
  state.scores[Seat::Cleo] = -12;
  EXPECT_EQ(read(write(state), State{}), state);
  EXPECT_EQ(read(read_yaml(print_yaml(write(state))), State{}), state);
}

TEST(Read, puts_a_map_over_what_is_there) {
  State base;
  base.kept[Seat::Ann] = {Colour::red};
  base.tally = {9, 9, 9, 9};
  const State state = read(read_yaml("kept: { Bob: [white] }"), base);
  EXPECT_EQ(state.kept[Seat::Ann], Pebbles{Colour::red});
  EXPECT_EQ(state.kept[Seat::Bob], Pebbles{Colour::white});
  EXPECT_EQ(state.tally, base.tally);
}

TEST(Read, takes_counts_as_a_list_or_a_map) {
  EXPECT_EQ(read(read_yaml("[red, white, red]"), Pebbles{}), (Pebbles{Colour::white, Colour::red, Colour::red}));
  EXPECT_EQ(read(read_yaml("{ red: 2, white: 1 }"), Pebbles{}), (Pebbles{Colour::white, Colour::red, Colour::red}));
}

TEST(Read, says_what_an_unknown_key_was_meant_to_be) {
  EXPECT_EQ(complaint<State>("step: over\nkpet: {}"), "2:1: unknown key \"kpet\" in this; did you mean \"kept\"?");
  EXPECT_EQ(complaint<State>("kept: { Bbo: [] }"), "1:9: unknown key \"Bbo\" in the players; did you mean \"Bob\"?");
  EXPECT_EQ(complaint<State>("bag: [rde]"), "1:7: there is no \"rde\" here; did you mean \"red\"?");
  EXPECT_EQ(complaint<State>("bag: { rde: 1 }"), "1:8: unknown key \"rde\" in this; did you mean \"red\"?");
}

TEST(Read, refuses_numbers_out_of_range_and_odd_ones) {
  for (const char* number : {"256", "-1", "1.5", "1e3", "0x1", "07", "+1", "-0", "99999999999999999999", "one", "''"})
    EXPECT_EQ(complaint<State>("players: " + std::string(number)).substr(0, 10), "1:10: expe") << number;
  EXPECT_EQ(complaint<State>("step: over\nplayers:\n"), "2:1: expected a whole number from 0 to 255, found nothing");
  EXPECT_EQ(complaint<State>("players: 256"), "1:10: expected a whole number from 0 to 255, found \"256\"");
  EXPECT_EQ(complaint<State>("bag: { red: 256 }"), "1:13: expected a whole number from 0 to 255, found \"256\"");
  EXPECT_EQ(complaint<State>("scores: { Ann: -32769 }"),
            "1:16: expected a whole number from -32768 to 32767, found \"-32769\"");
}

TEST(Read, refuses_one_kind_of_thing_for_another) {
  EXPECT_EQ(complaint<State>("frogs: { Ann: F70 }"), "1:15: expected a hex such as F7, found \"F70\"");
  EXPECT_EQ(complaint<State>("frogs: { Ann: [F7] }"), "1:15: expected a hex such as F7, found a list");
  EXPECT_EQ(complaint<State>("tracks: {}"), "1:9: expected a list, found an empty map");
  EXPECT_EQ(complaint<State>("bag: red"), "1:6: expected a list such as [black], or a map of numbers, found \"red\"");
  EXPECT_EQ(complaint<State>("[]"), "1:1: expected a map of this, found an empty list");
  EXPECT_EQ(complaint<State>("passed: [Ann, Ann]"), "1:15: \"Ann\" stands here twice; keep one");
}

TEST(Read, refuses_lists_that_are_too_long_and_items_that_say_too_little) {
  EXPECT_EQ(complaint<State>("tally: [1, 2, 3, 4, 5]"), "1:21: expected at most 4 items, found 5");
  EXPECT_EQ(complaint<State>("tracks: [{ from: A1 }]"), "1:10: this needs the key \"hops\"; add it");
  EXPECT_EQ(complaint<State>("tracks: [{ hops: 2 }]"), "nothing");
}

TEST(Read, holds_a_parameter_to_its_bounds_and_a_table_to_its_length) {
  using pebbles::Rules;
  EXPECT_EQ(complaint<Rules>("keeping.at_most: 0"), "1:18: expected a whole number from 1 to 9, found \"0\"");
  EXPECT_EQ(complaint<Rules>("keeping.worth: [1, 2, 21]"), "1:23: expected a whole number from 0 to 20, found \"21\"");
  EXPECT_EQ(complaint<Rules>("keeping.worth: [1, 2]"), "1:16: expected a list of 3, found 2 items");
  EXPECT_EQ(complaint<Rules>("hopping.passing: forbiden"),
            "1:18: there is no \"forbiden\" here; did you mean \"forbidden\"?");
  EXPECT_EQ(read(read_yaml("keeping.worth: [0, 0, 20]"), Rules{}).worth[2], 20);
}

}  // namespace
}  // namespace fathom::notation
