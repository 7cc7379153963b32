#include <gtest/gtest.h>

#include <any>
#include <fstream>

#include "notation/notation.hpp"
#include "notation/yaml.hpp"
#include "scenarios/testing.hpp"

// What scenarios can say, and what they tell when they fail, on the toy game.

namespace fathom {

namespace {

using pebbles::PebbleGame;
using testing_pebbles::answer;
using testing_pebbles::opening;
using testing_pebbles::run;

TEST(Performance, looks_past_whose_time_it_is_to_a_more_telling_rule) {
  const std::string bob =
      opening + "given: { step: choosing, drawn: red, kept: { Bob: [black, black, red] } }\nwhen: [{ Bob: keep }]\n";
  EXPECT_EQ(answer(bob + "refused_by: turns.in_turn\n"), "holds");
  EXPECT_EQ(answer(bob + "refused_by: keeping.at_most\n"), "holds");
  EXPECT_EQ(answer(bob + "refused_by: [keeping.at_most, drawing.from_bag]\n"), "holds");
  EXPECT_EQ(answer(bob + "refused: true\n"), "holds");
  EXPECT_EQ(
      answer(bob + "refused_by: hopping.next_to\n"),
      "keep.yaml:6:13: expected hopping.next_to to refuse this, found it refused by turns.in_turn: it is for Ann to act, "
      "not for Bob; keeping.at_most: she keeps 3 already");
  EXPECT_EQ(answer(bob + "refused_by: [hopping.next_to, drawing.from_bag]\n").substr(0, 78),
            "keep.yaml:6:13: expected one of hopping.next_to, drawing.from_bag to refuse th");
}

TEST(Performance, takes_no_refusal_for_one_where_the_action_is_legal) {
  const std::string keep = opening + "given: { step: choosing, drawn: red }\nwhen: [{ Ann: keep }]\n";
  EXPECT_EQ(answer(keep + "refused: true\n"), "keep.yaml:6:10: expected some rule to refuse this, found it legal");
  EXPECT_EQ(answer(keep + "refused_by: [keeping.at_most]\n"),
            "keep.yaml:6:13: expected keeping.at_most to refuse this, found it legal");
}

TEST(Performance, takes_a_refusal_for_evidence_where_it_is_expected_of_one_rule) {
  const std::string full =
      opening + "given: { step: choosing, drawn: red, kept: { Ann: [black, black, red] } }\nwhen: [{ Ann: keep }]\n";
  EXPECT_TRUE(run(full + "refused: true\n").front().refuses.empty());
  EXPECT_TRUE(run(full + "refused_by: [keeping.at_most, turns.in_turn]\n").front().refuses.empty());
}

TEST(Performance, fills_up_no_pile_that_was_given) {
  EXPECT_EQ(
      answer(opening + "given: { bag: [] }\nthen: { turn: chance }\n"),
      "keep.yaml:4:15: bag: expected [], found [black, black, black, black, white, white, white, red, red], which follows "
      "from the rest; leave it out, or say where the rest is");
  EXPECT_EQ(answer(opening + "given: { bag: [], kept: { Bob: { black: 4, white: 3, red: 2 } } }\nthen: { turn: chance }\n"),
            "holds");
}

TEST(Performance, plays_with_other_pieces_and_with_a_file_of_house_rules) {
  EXPECT_EQ(answer(opening + "components: { bag: { red: 9 } }\nthen: { bag: 16 }\n"), "holds");
  EXPECT_EQ(answer(opening + "components: { bga: { red: 9 } }\nthen: { bag: 16 }\n").substr(0, 23),
            "problem: keep.yaml:4:15");
  const std::string folder = ::testing::TempDir();
  std::ofstream(folder + "box.yaml") << "components: pebbles\nbag: { red: 5 }\n";
  std::ofstream(folder + "rule.yaml") << "game: pebbles\nvariant: hard\nchange: { keeping.at_most: 1 }\n";
  const auto outcome = [&](const std::string& rest) {
    const Shown shown =
        run_scenario_text<PebbleGame>(PebbleGame::published(), opening + rest, folder + "keep.yaml", {}).at(0);
    return shown.verdict.outcome == Outcome::holds ? "holds" : shown.verdict.why;
  };
  EXPECT_EQ(outcome("components: box.yaml\nthen: { bag: 12 }\n"), "holds") << "files are named from where the scenario lies";
  EXPECT_EQ(
      outcome("variant: rule.yaml\ngiven: { step: choosing, drawn: red, kept: { Ann: [red] } }\nwhen: [{ Ann: keep }]\n"
              "refused_by: keeping.at_most\n"),
      "holds");
}

TEST(Performance, saves_what_was_in_the_box_with_the_play) {
  const Verdict verdict = run(opening + "components: { bag: { red: 9 } }\nthen: { bag: 9 }\n").front().verdict;
  const auto trace = std::any_cast<Trace<PebbleGame>>(verdict.trace);
  const std::string text = Notation<PebbleGame>::trace_yaml(trace);
  EXPECT_NE(text.find("components: { bag: { red: 9 } }"), std::string::npos) << text;
  EXPECT_EQ(Notation<PebbleGame>::read_trace(PebbleGame::published(), read_yaml(text)).given, trace.given);
}

TEST(Performance, tells_everything_that_is_wrong_and_the_position_reached) {
  const Verdict verdict =
      run(opening +
          "given: { step: choosing, drawn: red }\nwhen: [{ Ann: keep }]\nthen: { bag: 1, scores: { Ann: 2 }, turn: Ann }\n")
          .front()
          .verdict;
  EXPECT_EQ(verdict.why, "keep.yaml:6:14: bag: expected 1, found 8 (and 2 more)");
  EXPECT_EQ(verdict.told, (std::vector<std::string>{
                              "and     keep.yaml:6:32: scores.Ann: expected 2, found 3",
                              "        keep.yaml:6:43: turn: expected Ann, found chance",
                              "given   Ann is choosing",
                              "when    Ann keeps it",
                              "reached Bob is drawing",
                          }));
}

TEST(Performance, tells_so_many_mismatches_and_no_more) {
  std::string then = "then: { legal: { includes: [";
  for (int i = 0; i < 30; ++i) then += "{ Ann: keep }, ";
  const Verdict verdict = run(opening + then + "{ Ann: pass }] } }\n").front().verdict;
  EXPECT_NE(verdict.why.find("(and 30 more)"), std::string::npos) << verdict.why;
  EXPECT_EQ(verdict.told.at(20), "        and 10 more");
}

TEST(Performance, tries_each_way_to_go_on_from_one_position) {
  const std::string given = opening + "given: { step: choosing, drawn: red, kept: { Ann: [black, black] } }\n";
  EXPECT_EQ(answer(given + "when:\n  - Bob: keep\n    refused: true\nthen_either:\n"
                           "  - Ann: keep\n    then: { scores: { Ann: 3 } }\n"
                           "  - Ann: pass\n    then: { scores: { Ann: 0 } }\n"
                           "  - Ann: keep\n    legal: true\n"
                           "  - Bob: pass\n    refused_by: turns.in_turn\n"
                           "  - case: a round\n    when: [{ Ann: keep }, { draw: { to: Bob, colour: black } }]\n"
                           "    then: { turn: Bob }\n"
                           "  - when: [{ Ann: keep }, { Ann: keep }]\n    refused: true\n"),
            "holds");
  const Verdict verdict = run(given +
                              "then_either:\n"
                              "  - Ann: keep\n    then: { scores: { Ann: 2 } }\n"
                              "  - Ann: pass\n    refused: true\n"
                              "  - { case: a round, when: [{ Ann: pass }], then: { turn: Ann } }\n")
                              .front()
                              .verdict;
  EXPECT_EQ(verdict.why, "keep.yaml:7:28: in case 1: scores.Ann: expected 2, found 3 (and 2 more)");
  EXPECT_EQ(verdict.told.at(0), "and     keep.yaml:9:14: in case 2: expected some rule to refuse this, found it legal");
  EXPECT_EQ(verdict.told.at(1), "        keep.yaml:10:59: in \"a round\": turn: expected Ann, found chance");
  EXPECT_EQ(verdict.told.back(), "reached Bob is drawing");
}

TEST(Performance, fills_in_by_seed_what_is_not_listed) {
  const std::string play =
      "when:\n  - Ann: keep\n  - until: { many: { Bob: 1 } }\n  - Ann: pass\n    then: { many: { Ann: { at_least: 1 } }, "
      "passed: any }\n";
  const std::string text = opening + "fill: true\n" + play;
  const Shown shown = run(text).front();
  EXPECT_EQ(shown.verdict.outcome, Outcome::holds) << shown.verdict.why;
  const auto trace = std::any_cast<Trace<PebbleGame>>(shown.verdict.trace);
  EXPECT_GE(trace.actions.size(), 5U) << "draws for Ann, Bob, Ann, and what Bob did";
  EXPECT_EQ(std::any_cast<Trace<PebbleGame>>(run(text).front().verdict.trace).actions, trace.actions);
  const Trace<PebbleGame> saved =
      Notation<PebbleGame>::read_trace(PebbleGame::published(), read_yaml(Notation<PebbleGame>::trace_yaml(trace)));
  EXPECT_EQ(saved.actions, trace.actions) << "what was filled in is part of the play";
  EXPECT_EQ(answer(opening + "fill: { seed: 2 }\n" + play), "holds");
}

TEST(Performance, tells_what_was_filled_in) {
  const Verdict verdict = run(opening + "fill: true\nwhen:\n  - Ann: keep\nthen: { many: { Ann: 2 } }\n").front().verdict;
  ASSERT_EQ(verdict.told.size(), 4U);
  EXPECT_EQ(verdict.told.at(1).substr(0, 17), "filled  Ann draws");
  EXPECT_EQ(verdict.told.at(2), "when    Ann keeps it");
}

TEST(Performance, says_why_what_is_listed_is_never_come_to) {
  EXPECT_EQ(
      answer(opening + "fill: true\ngiven: { kept: { Ann: [black, black, red] } }\nwhen:\n  - Ann: keep\n"),
      "keep.yaml:7:5: expected this to be legal at some time, found it refused by keeping.at_most: she keeps 3 already "
      "(the nearest of what was filled in by seed 1)");
  EXPECT_EQ(answer(opening + "fill: true\nwhen:\n  - until: { many: { Ann: 7 } }\n").substr(0, 37),
            "keep.yaml:6:27: many.Ann: expected 7,");
  EXPECT_EQ(answer(opening + "fill: true\nwhen:\n  - Ann: keep\n    refused_by: keeping.at_most\n"), "holds")
      << "the time for the refusal comes";
}

TEST(Performance, expects_bounds_single_places_and_something_whatever_it_is) {
  const std::string hop = opening +
                          "given: { step: choosing, drawn: red, kept: { Bob: { black: 3 } } }\nwhen: [{ Ann: { hop: { to: "
                          "C3, paying: red } } }]\n";
  EXPECT_EQ(answer(hop + "then: { bag: { at_least: 5, at_most: 5 }, tracks: { 1: { paid: red } }, frogs: { Ann: any } }\n"),
            "holds");
  EXPECT_EQ(
      answer(hop +
             "then: { kept: { Bob: { at_least: [black, black] } }, tracks: { includes: [{ hops: 1 }], at_most: 1 } }\n"),
      "holds");
  EXPECT_EQ(answer(hop + "then: { tracks: [any] }\n"), "holds");
  EXPECT_EQ(answer(hop + "then: { scores: { Ann: { at_most: 0 } } }\n"), "holds");

  EXPECT_EQ(answer(hop + "then: { bag: { at_least: 6 } }\n"), "keep.yaml:6:26: bag: expected at least 6, found 5");
  EXPECT_EQ(answer(hop + "then: { frogs: { Bob: any } }\n"),
            "keep.yaml:6:23: frogs.Bob: expected something, found off the board");
  EXPECT_EQ(answer(hop + "then: { tracks: { 1: { paid: black } } }\n"),
            "keep.yaml:6:30: tracks.1.paid: expected black, found red");
  EXPECT_EQ(answer(hop + "then: { tracks: { 2: { paid: red } } }\n"),
            "keep.yaml:6:22: tracks.2: expected { paid: red }, found none");
  EXPECT_EQ(answer(hop + "then: { kept: { Bob: { at_most: [black] } } }\n").substr(0, 24), "keep.yaml:6:22: kept.Bob");
  EXPECT_EQ(answer(hop + "then: { tracks: { excludes: [{ paid: red }] } }\n").substr(0, 53),
            "keep.yaml:6:30: tracks: expected no { paid: red }, fo");
  EXPECT_EQ(answer(hop + "then: { tracks: { first: { paid: red } } }\n").substr(0, 24), "problem: keep.yaml:6:19:");
}

}  // namespace
}  // namespace fathom
