#include "notation/notation.hpp"

#include <gtest/gtest.h>

#include "notation/notation_of.hpp"
#include "notation/pebbles.hpp"
#include "notation/variant_of.hpp"

template struct fathom::Notation<fathom::pebbles::PebbleGame>;
template struct fathom::Variants<fathom::pebbles::PebbleGame>;

namespace fathom {
namespace {

using namespace pebbles;
using Pebble = Notation<PebbleGame>;

const Game& published() { return PebbleGame::published(); }

template <class Work>
std::string complaint(Work&& work) {
  try {
    work();
    return "nothing";
  } catch (const Problem& problem) {
    return problem.what();
  }
}
std::string complaint_of_action(std::string_view text) {
  return complaint([&] { Pebble::read_action(read_yaml(text)); });
}
std::string complaint_of_trace(std::string_view text) {
  return complaint([&] { Pebble::read_trace(published(), read_yaml(text)); });
}

TEST(Action, is_written_player_first_and_as_short_as_it_can_be) {
  const auto written = [](const Action& action) { return one_line(Pebble::write_action(action)); };
  EXPECT_EQ(written(Hop{Seat::Ann, Hex::at(6, 7), Colour::white}), "{ Ann: { hop: { to: F7, paying: white } } }");
  EXPECT_EQ(written(Swap{Seat::Bob, {Colour::red}}), "{ Bob: { swap: [red] } }");
  EXPECT_EQ(written(Keep{Seat::Cleo}), "{ Cleo: keep }");
  EXPECT_EQ(written(Finish{}), "finish");
  EXPECT_EQ(written(Draw{Seat::Ann, Colour::red}), "{ draw: { to: Ann, colour: red } }");
}

TEST(Action, is_read_back_and_in_its_other_forms) {
  for (const Action& action :
       std::vector<Action>{Hop{Seat::Ann, Hex::at(6, 7), Colour::white}, Swap{Seat::Bob, {}},
                           Swap{Seat::Bob, {{Colour::red, 12}}}, Keep{Seat::Cleo}, Finish{}, Draw{Seat::Dan, Colour::black}})
    EXPECT_EQ(Pebble::read_action(Pebble::write_action(action)), action);
  EXPECT_EQ(Pebble::read_action(read_yaml("keep: { by: Bob }")), Action(Keep{Seat::Bob}));
  EXPECT_EQ(Pebble::read_action(read_yaml("finish: {}")), Action(Finish{}));
  EXPECT_EQ(Pebble::read_action(read_yaml("swap: { by: Ann, away: [red] }")), Action(Swap{Seat::Ann, {Colour::red}}));
  EXPECT_EQ(Pebble::read_action(read_yaml("Ann: { swap: { away: [red] } }")), Action(Swap{Seat::Ann, {Colour::red}}));
}

TEST(Action, must_say_every_choice_once) {
  EXPECT_EQ(complaint_of_action("Ann: { hop: { to: F7 } }"), "1:8: hop needs the key \"paying\"; add it");
  EXPECT_EQ(complaint_of_action("hop: { to: F7, paying: red }"), "1:1: hop needs the key \"by\"; add it");
  EXPECT_EQ(complaint_of_action("keep"), "1:1: keep needs the key \"by\"; add it");
  EXPECT_EQ(complaint_of_action("Ann: swap"), "1:6: swap needs the key \"away\"; add it");
  EXPECT_EQ(complaint_of_action("Ann: { keep: { by: Ann } }"), "1:20: the player is named twice; leave out \"by\"");
  EXPECT_EQ(complaint_of_action("Ann: finish"), "1:6: \"finish\" is no player's action; write it without a name before it");
  EXPECT_EQ(complaint_of_action("Ann: { jump: F7 }"),
            "1:8: there is no action \"jump\"; expected one of draw, finish, keep, swap, hop, pass");
  EXPECT_EQ(complaint_of_action("Ann: { hopp: F7 }"), "1:8: there is no action \"hopp\"; did you mean \"hop\"?");
  EXPECT_EQ(complaint_of_action("Ann: { hop: { too: F7, paying: red } }"),
            "1:15: unknown key \"too\" in hop; did you mean \"to\"?");
  EXPECT_EQ(complaint_of_action("[a]").substr(0, 13), "1:1: expected");
  EXPECT_EQ(complaint_of_action("Ann: { keep: {}, pass: {} }").substr(0, 13), "1:6: expected");
}

Trace<PebbleGame> a_trace() {
  Trace<PebbleGame> trace{published(), PebbleGame::start(published(), 3), {}, "a kept pebble: worth points"};
  trace.game.rules.worth = {1, 2, 4};
  trace.game.dropped.insert(2);
  trace.given.step = Step::choosing;
  trace.given.drawn = Colour::red;
  --trace.given.bag[Colour::red];
  trace.given.frogs[Seat::Bob] = Hex::at(6, 7);
  trace.actions = {Keep{Seat::Ann}, Draw{Seat::Bob, Colour::red}, Finish{}};
  return trace;
}

TEST(Trace, is_a_scenario_that_says_no_more_than_it_must) {
  EXPECT_EQ(Pebble::trace_yaml(a_trace(), {{"keeping.worth"}, {}}),
            "scenario: \"a kept pebble: worth points\"\n"
            "game: pebbles\n"
            "cites: [keeping.worth]\n"
            "players: 3\n"
            "rules: { keeping.worth: [1, 2, 4] }\n"
            "without: [keeping.at_most]\n"
            "given:\n"
            "  step: choosing\n"
            "  drawn: red\n"
            "  frogs: { Bob: F7 }\n"
            "when:\n"
            "  - Ann: keep\n"
            "  - draw: { to: Bob, colour: red }\n"
            "  - finish\n");
}

TEST(Trace, says_where_the_rulebook_is_silent) {
  Trace<PebbleGame> trace = a_trace();
  EXPECT_TRUE(Pebble::trace_yaml(trace, {{}, "keeping.worth"}).ends_with("  - finish: {}\n    silent: keeping.worth\n"));
  trace.actions.pop_back();
  const std::string text = Pebble::trace_yaml(trace, {{}, "keeping.worth"});
  EXPECT_TRUE(text.ends_with("  - draw: { to: Bob, colour: red }\n    silent: keeping.worth\n")) << text;
  EXPECT_EQ(Pebble::read_trace(published(), read_yaml(text)).actions, trace.actions);
}

TEST(Trace, is_read_back_as_it_was) {
  const Trace<PebbleGame> told = a_trace();
  const Node document = read_yaml(Pebble::trace_yaml(told));
  const Trace<PebbleGame> trace = Pebble::read_trace(published(), document);
  EXPECT_EQ(trace.given, told.given);
  EXPECT_EQ(trace.actions, told.actions);
  EXPECT_EQ(trace.game.rules, told.game.rules);
  EXPECT_EQ(trace.game.dropped, told.game.dropped);
  EXPECT_EQ(trace.claim, told.claim);
  EXPECT_EQ(game_of(document), "pebbles");
}

/// A mutant has left out what no file may: what is written of it can be read where that is left out already.
TEST(Trace, of_a_mutant_is_read_back_by_the_mutant) {
  Trace<PebbleGame> told = a_trace();
  told.game.dropped.insert(position_of(PebbleGame::rulebook(), "drawing.from_bag").value());
  const Node document = read_yaml(Pebble::trace_yaml(told));
  EXPECT_EQ(Pebble::read_trace(told.game, document).game.dropped, told.game.dropped);
  EXPECT_THROW(Pebble::read_trace(published(), document), Problem);
}

/// A play that went wrong may have come to pieces on a chair that nobody sits on, and has to be played again all the same.
TEST(Trace, is_read_back_where_somebody_has_pieces_who_does_not_sit_there) {
  Trace<PebbleGame> told = a_trace();
  told.given.kept[Seat::Finn] = {Colour::white};
  told.given = PebbleGame::completed(told.game, told.given);
  EXPECT_EQ(Pebble::read_trace(published(), read_yaml(Pebble::trace_yaml(told))).given, told.given);
}

TEST(Trace, is_refused_where_it_makes_no_sense) {
  EXPECT_EQ(complaint_of_trace("given: {}"), "1:1: a scenario needs the key \"players\"; add it");
  EXPECT_EQ(complaint_of_trace("players: 5"), "1:10: expected a whole number from 2 to 4, found \"5\"");
  EXPECT_EQ(complaint_of_trace("players: 3\ngiven: { players: 2 }"),
            "2:19: the number of players stands under \"players\" outside; leave it out here");
  EXPECT_EQ(complaint_of_trace("players: 3\nwithout: [keeping.atmost]"),
            "2:11: there is no rule \"keeping.atmost\"; did you mean \"keeping.at_most\"?");
  EXPECT_EQ(complaint_of_trace("players: 3\nwithout: [keeping.worth]"),
            "2:11: the rule keeping.worth forbids nothing, so leaving it out would change nothing; a number or a reading of it "
            "may be changed");
  EXPECT_EQ(complaint_of_trace("players: 3\nwithout: [keeping.at_most, drawing.from_bag]"),
            "2:28: the rule drawing.from_bag holds the box together (what is drawn was in the bag): without it pieces come "
            "from nowhere or go missing, so it cannot be left out");
  EXPECT_EQ(complaint_of_trace("players: 3\nwhen: keep"), "2:7: expected a list of actions, found \"keep\"");
}

}  // namespace
}  // namespace fathom
