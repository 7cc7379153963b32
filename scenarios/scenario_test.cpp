#include "scenarios/scenario.hpp"

#include <gtest/gtest.h>

#include "notation/yaml.hpp"

namespace fathom {
namespace {

const KnownNames known{"pebbles", {"keeping.at_most", "keeping.worth"}, {"keeping.at_most"}, {"keeping.worth"}, {"keeping.scores"}, 5};

std::vector<Scenario> read(std::string_view text) { return read_scenarios(read_yaml(text), known); }

std::string complaint(std::string_view text) {
  try {
    read(text);
    return "nothing";
  } catch (const Problem& problem) {
    return problem.what();
  }
}

constexpr std::string_view opening = "scenario: a pebble\ncites: keeping.worth\nplayers: 2\n";

std::string after_opening(std::string_view rest) { return complaint(std::string(opening) + std::string(rest)); }

TEST(Scenario, is_read_with_its_steps_and_what_they_expect) {
  const Scenario scenario = read(std::string(opening) +
                                 "claim: keeping.scores\n"
                                 "when:\n"
                                 "  - Ann: keep\n"
                                 "    then: { score: { Ann: 1 } }\n"
                                 "  - finish\n"
                                 "refused_by: keeping.at_most\n")
                                .front();
  EXPECT_EQ(scenario.title, "a pebble");
  EXPECT_EQ(scenario.cites, std::vector<std::string>{"keeping.worth"});
  EXPECT_EQ(scenario.claim, "keeping.scores");
  EXPECT_EQ(scenario.forced, Forced::listed);
  ASSERT_EQ(scenario.steps.size(), 2U);
  EXPECT_EQ(scenario.steps[0].action, read_yaml("Ann: keep"));
  EXPECT_TRUE(scenario.steps[0].then);
  EXPECT_FALSE(scenario.steps[0].refused);
  EXPECT_EQ(scenario.steps[1].refused->rules, std::vector<std::string>{"keeping.at_most"});
}

TEST(Scenario, is_held_to_names_that_exist) {
  EXPECT_EQ(complaint("scenario: x\ncites: keeping.wort\nplayers: 2\n"),
            "2:8: there is no rule \"keeping.wort\"; did you mean \"keeping.worth\"?");
  EXPECT_EQ(after_opening("claim: keeping.score\n").substr(0, 5), "4:8: ");
  EXPECT_EQ(after_opening("when: [finish]\nrefused_by: keeping.worth\n"),
            "5:13: the rule \"keeping.worth\" refuses nothing; name one of the rules that can");
  EXPECT_EQ(after_opening("whne: [finish]\n"), "4:1: unknown key \"whne\" in a scenario; did you mean \"when\"?");
  EXPECT_EQ(after_opening("game: mermaid-rain\nthen: {}\n").substr(0, 5), "4:7: ");
}

TEST(Scenario, has_to_cite_a_rule_and_to_expect_something) {
  EXPECT_EQ(complaint("scenario: x\nplayers: 2\nthen: {}\n"), "1:1: a scenario needs the key \"cites\"; add it");
  const std::string expects_nothing =
      "1:1: this expects nothing; add \"given\" with a position, \"when\" with actions, or \"then\" with what is true";
  EXPECT_EQ(after_opening(""), expects_nothing);
  EXPECT_EQ(after_opening("then: {}\n"), expects_nothing);
  EXPECT_EQ(after_opening("then: { turn: any, kept: { Ann: { red: any } } }\n"), expects_nothing);
  EXPECT_EQ(after_opening("then: { turn: any, bag: [] }\n"), "nothing");
  EXPECT_EQ(after_opening("given: { bag: { red: 1 } }\n"), "nothing") << "a position is held to all invariants";
  EXPECT_EQ(after_opening("when: []\n"), "4:7: expected a list of actions, found an empty list");
  EXPECT_EQ(after_opening("refused_by: keeping.at_most\n"),
            "4:13: nothing can be refused here; list the action under \"when\"");
  EXPECT_EQ(complaint("[]"), "1:1: expected a scenario, found none");
  EXPECT_EQ(complaint("just words"),
            "1:1: expected a scenario: a map that begins with `scenario: ` and what it shows, found \"just words\"");
}

TEST(Scenario, says_in_one_way_that_something_is_refused) {
  EXPECT_EQ(after_opening("when:\n  - finish: {}\n    refused: false\n").substr(0, 49),
            "6:14: expected `refused: true`; what is legal nee");
  EXPECT_EQ(after_opening("when:\n  - finish: {}\n    refused: true\n    legal: true\n"),
            "7:12: this is expected to be legal and refused; keep one");
  EXPECT_EQ(after_opening("when:\n  - finish: {}\n    refused: true\nrefused_by: keeping.at_most\n"),
            "7:13: the last action says itself what refuses it; keep one of the two");
  EXPECT_EQ(after_opening("when: [finish]\nrefused_by: []\n"),
            "5:13: expected a rule's id, or a list of them, found an empty list");
}

TEST(Scenario, waits_only_where_somebody_plays_on) {
  EXPECT_EQ(after_opening("when:\n  - until: { step: over }\n").substr(0, 37), "5:5: nobody plays on until then; add ");
  EXPECT_EQ(read(std::string(opening) + "fill: { seed: 7 }\nwhen:\n  - until: { step: over }\n").front().fill, 7U);
  EXPECT_EQ(after_opening("fill: false\nwhen: [finish]\n").substr(0, 28), "4:7: expected `fill: true`, ");
  EXPECT_EQ(after_opening("fill: true\nwhen:\n  - until: { step: over }\n    refused: true\n").substr(0, 19),
            "7:5: unknown key \"r");
}

TEST(Scenario, goes_on_in_several_ways) {
  const Scenario scenario = read(std::string(opening) +
                                 "then_either:\n  - finish: {}\n    refused: true\n"
                                 "  - { case: twice, when: [finish, finish], then: {} }\n")
                                .front();
  ASSERT_EQ(scenario.either.size(), 2U);
  EXPECT_EQ(scenario.either[0].called, "case 1");
  EXPECT_EQ(scenario.either[1].called, "\"twice\"");
  EXPECT_EQ(all_steps(scenario).size(), 3U);
  EXPECT_EQ(after_opening("then_either: []\n").substr(0, 29), "4:14: expected a list of case");
  EXPECT_EQ(after_opening("then_either:\n  - { when: [finish], refuse: true }\n"),
            "5:23: unknown key \"refuse\" in a case; did you mean \"refused\"?");
}

TEST(Scenario, may_not_be_longer_than_any_play) {
  EXPECT_EQ(after_opening("when: [a, b, c, d, e, f]\n"), "4:7: expected at most 5 actions, found 6; no play is longer");
}

TEST(Scenario, shares_its_file_with_others_by_its_title) {
  const auto all = read(
      "- { scenario: A red one!, cites: keeping.worth, players: 2, then: { bag: [] } }\n"
      "- { scenario: a white one, cites: keeping.worth, players: 2, then: { bag: [] } }\n");
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].name, "a_red_one");
  EXPECT_EQ(all[1].name, "a_white_one");
  EXPECT_EQ(complaint("- { scenario: x, cites: keeping.worth, players: 2, then: { bag: [] } }\n"
                      "- { scenario: x, cites: keeping.worth, players: 2, then: { bag: [] } }\n"),
            "2:3: two scenarios here are called \"x\"; rename one");
}

}  // namespace
}  // namespace fathom
