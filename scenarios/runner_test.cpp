#include "scenarios/runner.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "notation/notation_of.hpp"
#include "notation/pebbles.hpp"
#include "notation/variant_of.hpp"
#include "scenarios/runner_of.hpp"
#include "scenarios/testing.hpp"

template struct fathom::Notation<fathom::pebbles::PebbleGame>;
template struct fathom::Variants<fathom::pebbles::PebbleGame>;

namespace fathom {

namespace {

PerSeat<int> many(const pebbles::Game&, const pebbles::State& state) {
  PerSeat<int> all;
  for (const Seat each : every<Seat>) all[each] = state.kept[each].total();
  return all;
}

}  // namespace

template <>
Observations<pebbles::PebbleGame> observations<pebbles::PebbleGame>() {
  return {observation<pebbles::Game, pebbles::State, many>("many", "how many pebbles a player keeps")};
}

namespace {

using pebbles::PebbleGame;
using testing_pebbles::answer;
using testing_pebbles::opening;
using testing_pebbles::run;

TEST(Runner, lets_a_scenario_hold_that_says_what_is_so) {
  EXPECT_EQ(answer(opening +
                   "given: { step: choosing, drawn: red, kept: { Ann: [black] } }\n"
                   "when:\n"
                   "  - Ann: keep\n"
                   "    then: { scores: { Ann: 3 }, turn: chance, bag: 7, kept: { Ann: [red, black] }, many: { Ann: 2 } }\n"
                   "  - draw: { to: Bob, colour: red }\n"
                   "then:\n"
                   "  drawn: red\n"
                   "  turn: Bob\n"
                   "  bag: { black: 3, white: 3 }\n"
                   "  view: { Ann: { drawn: none, pebbles_drawn: 1 }, Bob: { drawn: red } }\n"
                   "  legal:\n"
                   "    includes: [{ Bob: keep }, { Bob: pass }]\n"
                   "    excludes: [{ Ann: keep }]\n"
                   "    count: 3\n"),
            "holds");
}

TEST(Runner, says_where_and_how_a_state_differs) {
  const std::string given = opening + "given: { step: choosing, drawn: red, kept: { Ann: [black] } }\n";
  EXPECT_EQ(answer(given + "then: { kept: { Ann: [white] } }\n"),
            "keep.yaml:5:22: kept.Ann: expected [white], found [black]");
  EXPECT_EQ(answer(given + "then: { drawn: none, bag: 3 }\n"),
            "keep.yaml:5:16: drawn: expected none, found red (and 1 more)");
  EXPECT_EQ(answer(given + "then: { turn: chance }\n"), "keep.yaml:5:15: turn: expected chance, found Ann");
  EXPECT_EQ(answer(given + "then: { many: { Ann: 3 } }\n"), "keep.yaml:5:22: many.Ann: expected 3, found 1");
  EXPECT_EQ(answer(given + "then: { view: { Bob: { drawn: red } } }\n"),
            "keep.yaml:5:31: view.Bob.drawn: expected red, found none");
}

TEST(Runner, says_what_is_legal_and_should_not_be_and_the_other_way) {
  const std::string given = opening + "given: { step: choosing, drawn: red, kept: { Ann: [black, black, red] } }\n";
  EXPECT_EQ(answer(given + "then: { legal: { includes: [{ Ann: keep }] } }\n"),
            "keep.yaml:5:29: legal: expected { Ann: keep } among the legal actions, found it refused by keeping.at_most: "
            "she keeps 3 already");
  EXPECT_EQ(answer(given + "then: { legal: { excludes: [{ Ann: pass }] } }\n"),
            "keep.yaml:5:29: legal: expected { Ann: pass } to be illegal, found it legal");
  EXPECT_EQ(answer(opening + "given: { kept: { Bob: { black: 3, white: 2, red: 1 } } }\nthen: { legal: [{ draw: { to: Ann, "
                             "colour: red } }] }\n")
                .substr(0, 88),
            "keep.yaml:5:16: legal: expected no other actions, found { draw: { to: Ann, colour: black");
  EXPECT_EQ(answer(given + "then: { legal: { count: 3 } }\n"), "keep.yaml:5:25: legal.count: expected 3, found 2");
}

TEST(Runner, tells_refusal_from_acceptance) {
  const std::string full =
      opening + "given: { step: choosing, drawn: red, kept: { Ann: [black, black, red] } }\nwhen: [{ Ann: keep }]\n";
  EXPECT_EQ(answer(full + "refused_by: keeping.at_most\nthen: { drawn: red }\n"), "holds");
  EXPECT_EQ(
      answer(full + "refused_by: turns.in_turn\n"),
      "keep.yaml:6:13: expected turns.in_turn to refuse this, found it refused by keeping.at_most: she keeps 3 already");
  EXPECT_EQ(answer(full),
            "keep.yaml:5:8: expected this to be legal, found it refused by keeping.at_most: she keeps 3 already");
  EXPECT_EQ(answer(opening + "given: { step: choosing, drawn: red }\nwhen: [{ Ann: keep }]\nrefused_by: keeping.at_most\n"),
            "keep.yaml:6:13: expected keeping.at_most to refuse this, found it legal");
}

TEST(Runner, goes_on_after_a_refusal_within_the_play) {
  EXPECT_EQ(answer(opening + "given: { step: choosing, drawn: red }\n"
                             "when:\n"
                             "  - Bob: keep\n"
                             "    refused_by: turns.in_turn\n"
                             "  - Ann: keep\n"
                             "then: { scores: { Ann: 3 } }\n"),
            "holds");
}

/// What a scenario that holds is evidence for, of what it cites.
std::vector<std::string> evidence(const std::string& rest) {
  const Shown shown = run(opening + rest).front();
  EXPECT_EQ(shown.verdict.outcome, Outcome::holds) << shown.verdict.why;
  return shown.allows;
}

TEST(Runner, takes_an_action_for_evidence_of_what_was_asked_about_it_alone) {
  const std::string given = "given: { step: choosing, drawn: red }\n";
  EXPECT_EQ(evidence(given + "when: [{ Ann: keep }]\n"), std::vector<std::string>{"keeping.at_most"});
  EXPECT_EQ(evidence(given + "when: [{ Ann: pass }]\n"), std::vector<std::string>{}) << "nobody keeps anything";
  EXPECT_EQ(evidence(given + "when:\n  - Bob: pass\n    refused_by: turns.in_turn\n  - Ann: keep\n"),
            std::vector<std::string>{"keeping.at_most"})
      << "a refusal on the way does no harm";
  EXPECT_EQ(evidence(given + "when:\n  - Bob: keep\n    refused_by: turns.in_turn\n  - Ann: pass\n"),
            std::vector<std::string>{})
      << "what was refused was not done";
}

TEST(Runner, takes_what_is_expected_for_evidence_where_the_actions_have_made_it_so) {
  const std::string given = "given: { step: choosing, drawn: red }\n";
  const std::vector<std::string> both{"keeping.worth", "keeping.at_most"};
  EXPECT_EQ(evidence(given + "when: [{ Ann: keep }]\nthen: { scores: { Ann: 3 } }\n"), both);
  EXPECT_EQ(evidence(given + "when:\n  - Ann: keep\n    then: { scores: { Ann: 3 } }\n"), both);
  EXPECT_EQ(evidence(given + "when: [{ Ann: keep }]\nthen: { scores: { Bob: 0 } }\n"),
            std::vector<std::string>{"keeping.at_most"})
      << "it was so before";
  EXPECT_EQ(evidence("given: { kept: { Ann: [red] } }\nthen: { kept: { Ann: [red] } }\n"), std::vector<std::string>{})
      << "what was given is no news";
  EXPECT_EQ(evidence("given: { kept: { Ann: [red] } }\nthen: { many: { Ann: 1 } }\n"),
            std::vector<std::string>{"keeping.worth"});
}

TEST(Runner, notes_which_rules_refuse) {
  const Shown refused =
      run(opening +
          "given: { step: choosing, drawn: red, kept: { Ann: [black, black, red] } }\nwhen: [{ Ann: keep }]\n"
          "refused_by: keeping.at_most\n")
          .front();
  EXPECT_EQ(refused.refuses, std::vector<std::string>{"keeping.at_most"});
  EXPECT_TRUE(refused.allows.empty());
}

TEST(Runner, notes_where_the_rulebook_is_silent) {
  const std::string given = opening + "given: { step: choosing, drawn: red }\n";
  const Shown shown = run(given + "when:\n  - Ann: pass\n    silent: keeping.worth\n").front();
  EXPECT_EQ(shown.verdict.outcome, Outcome::holds) << shown.verdict.why;
  EXPECT_EQ(shown.silent, std::vector<std::string>{"keeping.worth"});
  EXPECT_EQ(answer(given + "when:\n  - Ann: keep\n    silent: keeping.worth\n"),
            "keep.yaml:7:13: expected the rulebook to be silent here on keeping.worth, found that it does not arise");
  EXPECT_EQ(answer(given + "when:\n  - Ann: keep\n    silent: keeping.at_most\n").substr(0, 69),
            "problem: keep.yaml:7:13: the rulebook is not silent on \"keeping.at_mo");
}

TEST(Runner, lets_no_scenario_of_a_game_pass_over_a_silence) {
  const auto judged = [](const std::string& when, bool of_the_game = true) {
    const std::string text =
        "scenario: a pebble\ncites: keeping.worth\nplayers: 2\ngiven: { step: choosing, drawn: red }\nwhen:\n  - Ann: " +
        when + "\n";
    const Verdict verdict = run(text, {"", {}, of_the_game}).front().verdict;
    return verdict.outcome == Outcome::holds ? "holds" : verdict.why;
  };
  EXPECT_EQ(judged("pass"),
            "keep.yaml:6:5: expected the scenario to say that the rulebook is silent here on keeping.worth; add "
            "`silent: keeping.worth` to the action");
  EXPECT_EQ(judged("pass\n    silent: keeping.worth"), "holds");
  EXPECT_EQ(judged("pass\n    silent: [keeping.worth]"), "holds");
  EXPECT_EQ(judged("pass", false), "holds") << "a play that somebody wrote down";
  EXPECT_EQ(judged("keep"), "holds") << "nothing is silent there";
}

TEST(Runner, leaves_forced_actions_to_us_only_when_told_so) {
  const std::string play =
      "given: { step: choosing, drawn: red, kept: { Bob: { black: 4, white: 3, red: 1 } } }\n"
      "when: [{ Ann: pass }, { Bob: pass }]\n";
  EXPECT_EQ(answer(opening + "forced: automatic\n" + play + "refused_by: turns.in_turn\nthen: { step: over }\n"), "holds");
  EXPECT_EQ(answer(opening + play + "refused_by: turns.in_turn\nthen: { step: drawing }\n"), "holds");
}

TEST(Runner, refuses_a_state_that_cannot_be) {
  EXPECT_EQ(answer(opening + "given: { kept: { Ann: [red, red, red] } }\nthen: { many: { Ann: 3 } }\n"),
            "keep.yaml:4:8: expected the state given to be possible, found that it breaks no_red_pebble_too_many "
            "(a kept pebble scores)")
      << "though nothing is done";
  EXPECT_EQ(answer(opening + "given: { kept: { Ann: [red, red, red] } }\nwhen: [{ Ann: pass }]\n"),
            "keep.yaml:4:8: expected the state given to be possible, found that it breaks no_red_pebble_too_many "
            "(a kept pebble scores)");
}

TEST(Runner, tells_a_state_that_cannot_be_given_from_one_that_play_comes_to) {
  const Shown given = run(opening + "given: { kept: { Ann: [red, red, red] } }\nwhen: [{ Ann: pass }]\n").front();
  EXPECT_EQ(given.verdict.outcome, Outcome::fails);
  EXPECT_TRUE(given.given_impossible);
  const Shown reached = run(opening +
                            "given: { step: choosing, drawn: red, kept: { Ann: [red, red] } }\n"
                            "without: [keeping.at_most]\nwhen: [{ Ann: keep }]\n")
                            .front();
  EXPECT_EQ(reached.verdict.outcome, Outcome::fails);
  EXPECT_FALSE(reached.given_impossible);
}

TEST(Runner, plays_house_rules_and_without_rules) {
  const std::string given =
      "given: { step: choosing, drawn: red, kept: { Ann: [black, black, red] } }\nwhen: [{ Ann: keep }]\n";
  EXPECT_EQ(answer(opening + "rules: { keeping.at_most: 4, keeping.worth: [0, 0, 9] }\n" + given +
                   "then: { scores: { Ann: 9 } }\n"),
            "holds");
  EXPECT_EQ(answer(opening + "without: [keeping.at_most]\n" + given), "holds");
}

TEST(Runner, gives_each_row_of_examples_its_own_verdict) {
  const auto all =
      run("scenario: a <colour> pebble scores <points>\n"
          "cites: keeping.worth\n"
          "players: 2\n"
          "given: { step: choosing, drawn: <colour> }\n"
          "when: [{ Ann: keep }]\n"
          "then: { scores: { Ann: <points> } }\n"
          "examples:\n"
          "  - { colour: black, points: 1 }\n"
          "  - { colour: white, points: 3 }\n",
          {"", {}});
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].verdict.check, "keep/1");
  EXPECT_EQ(all[0].verdict.outcome, Outcome::holds);
  EXPECT_EQ(all[1].verdict.file, "keep.yaml:9");
  EXPECT_EQ(all[1].verdict.why, "keep.yaml:9:30: scores.Ann: expected 3, found 2");
  EXPECT_EQ(all[1].verdict.again, "fathom scenarios pebbles --only keep/2");
  EXPECT_FALSE(all[1].verdict.told.empty());
}

TEST(Runner, runs_only_what_was_asked_for_and_never_nothing) {
  const std::string two =
      "- { scenario: one, cites: keeping.worth, players: 2, then: { bag: 9 } }\n"
      "- { scenario: two, cites: keeping.worth, players: 2, then: { bag: 9 } }\n";
  EXPECT_EQ(run(two, {"", {"keep/two"}}).size(), 1U);
  EXPECT_EQ(run(two, {"", {"keep"}}).size(), 2U);
  try {
    run(two, {"", {"keep/tow"}});
    FAIL() << "nothing was thrown";
  } catch (const Problem& problem) {
    EXPECT_STREQ(problem.what(), "there is no scenario \"keep/tow\"; did you mean \"keep/two\"?");
  }
  EXPECT_THROW(run_scenarios<PebbleGame>(PebbleGame::published(), {}, {}), Problem);
  EXPECT_THROW(scenario_files("/no/such/folder"), Problem);
}

TEST(Runner, refuses_what_it_cannot_read) {
  EXPECT_EQ(answer(opening + "then: { kpet: [] }\n"),
            "problem: keep.yaml:4:9: unknown key \"kpet\" in what is true; did you mean \"kept\"?");
  EXPECT_EQ(answer(opening + "when: [{ Ann: kep }]\n"),
            "problem: keep.yaml:4:15: there is no action \"kep\"; did you mean \"keep\"?");
  EXPECT_EQ(answer(opening + "given: { kept: { Cleo: [] } }\nthen: {}\n"),
            "problem: keep.yaml:4:18: Cleo does not sit at a table of 2; the last to do so is Bob");
  EXPECT_EQ(answer(opening + "then: { view: { Ann: { hand: [] } } }\n").substr(0, 24), "problem: keep.yaml:4:24:");
  EXPECT_EQ(answer("a: [").substr(0, 18), "problem: keep.yaml");
}

TEST(Runner, offers_no_observation_that_hides_a_field) {
  for (const auto& look : observations<PebbleGame>())
    for (const std::string_view field : notation::field_names<pebbles::State>()) EXPECT_NE(look.name, field);
}

TEST(Schema, describes_every_key_of_a_scenario) {
  const std::string schema = scenario_schema<PebbleGame>();
  for (const std::string_view key : scenario_keys()) EXPECT_NE(schema.find('"' + std::string(key) + '"'), std::string::npos);
  EXPECT_NE(schema.find("how many pebbles a player keeps"), std::string::npos);
}

/// Every reference of a schema, wherever it stands.
void each_reference(const notation::Schema& schema, const std::function<void(const std::string&)>& visit) {
  for (const auto& [key, value] : schema.items()) {
    if (key == "$ref") visit(value.get<std::string>());
    if (value.is_structured()) each_reference(value, visit);
  }
}

TEST(Schema, refers_to_what_it_defines_and_knows_one_player_for_an_action) {
  const notation::Schema schema = notation::Schema::parse(scenario_schema<PebbleGame>());
  const auto has = [&](const std::string& path) { return schema.contains(notation::Schema::json_pointer(path)); };
  each_reference(schema, [&](const std::string& reference) { EXPECT_TRUE(has(reference.substr(1))) << reference; });
  EXPECT_TRUE(has("/$defs/action/anyOf/1/properties/Ann"));
  EXPECT_TRUE(has("/$defs/of_a_player/anyOf/1/properties"));
  EXPECT_FALSE(has("/$defs/of_a_player/anyOf/1/properties/Ann"));
}

}  // namespace

template std::vector<Shown> run_scenarios<PebbleGame>(const pebbles::Game&, const std::vector<std::string>&,
                                                      const ScenarioOptions&);
template std::vector<Shown> run_scenario_text<PebbleGame>(const pebbles::Game&, std::string_view, const std::string&,
                                                          const ScenarioOptions&);
template std::string scenario_schema<PebbleGame>();

}  // namespace fathom
