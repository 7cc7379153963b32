#include <gtest/gtest.h>

#include "notation/pebbles.hpp"
#include "scenarios/runner.hpp"

namespace fathom {
namespace {

using pebbles::Colour;
using pebbles::PebbleGame;

/// The scenario in a box of five black, three white pebbles and a single red one, where two are assumed.
Shown with_another_box(const std::string& text) {
  pebbles::Game game = PebbleGame::published();
  game.box.bag = {{Colour::black, 5}, {Colour::white, 3}, {Colour::red, 1}};
  const std::string opening = "scenario: a pebble\ncites: [keeping.worth, keeping.at_most]\nplayers: 2\n";
  return run_scenario_text<PebbleGame>(game, opening + text, "keep.yaml", {}).front();
}

const std::vector<std::string> bag{"bag"};

TEST(AnotherBox, LeavesAScenarioAsItIsThatSaysNothingOfIt) {
  const Shown shown =
      with_another_box("given: { step: choosing, drawn: red }\nwhen: [{ Ann: keep }]\nthen: { scores: { Ann: 3 } }\n");
  EXPECT_EQ(shown.verdict.outcome, Outcome::holds) << shown.verdict.why;
  EXPECT_TRUE(shown.rests_on.empty());
}

TEST(AnotherBox, IsWhatAScenarioRestsOnWhoseBeginningCannotBeInIt) {
  const Shown shown =
      with_another_box("given: { step: choosing, drawn: black, kept: { Ann: [red, red] } }\nwhen: [{ Ann: keep }]\n");
  EXPECT_EQ(shown.verdict.outcome, Outcome::fails);
  EXPECT_TRUE(shown.given_impossible);
  EXPECT_EQ(shown.rests_on, bag);
  EXPECT_EQ(shown.allows, std::vector<std::string>{"keeping.at_most"}) << "what it shows with the assumed box";
}

TEST(AnotherBox, IsWhatAScenarioRestsOnThatExpectsWhatStandsInIt) {
  EXPECT_EQ(with_another_box("then: { bag: { black: 4, white: 3, red: 2 } }\n").rests_on, bag);
  EXPECT_EQ(with_another_box("given: { kept: { Ann: [red] } }\nthen: { bag: { black: 4, white: 3, red: 1 } }\n").rests_on,
            bag);
}

TEST(AnotherBox, ExcusesNoScenarioThatFailsWithTheAssumedOneToo) {
  const Shown shown =
      with_another_box("given: { step: choosing, drawn: red }\nwhen: [{ Ann: keep }]\nthen: { scores: { Ann: 4 } }\n");
  EXPECT_EQ(shown.verdict.outcome, Outcome::fails);
  EXPECT_TRUE(shown.rests_on.empty());
  const Shown both =
      with_another_box("given: { kept: { Ann: [red, red, red] } }\nwhen: [{ draw: { to: Ann, colour: red } }]\n");
  EXPECT_TRUE(both.given_impossible);
  EXPECT_TRUE(both.rests_on.empty()) << "it cannot be in either box";
}

TEST(AnotherBox, ExcusesNoScenarioThatIsBrokenByARule) {
  pebbles::Game game = PebbleGame::published();
  game.box.bag = {{Colour::black, 5}, {Colour::white, 3}, {Colour::red, 1}};
  game.rules.most_kept = 1;
  const std::string text =
      "scenario: x\ncites: keeping.at_most\nplayers: 2\ngiven: { step: choosing, drawn: red, kept: { Ann: [black] } }\n"
      "when: [{ Ann: keep }]\n";
  const Shown shown = run_scenario_text<PebbleGame>(game, text, "keep.yaml", {}).front();
  EXPECT_EQ(shown.verdict.outcome, Outcome::fails);
  EXPECT_TRUE(shown.rests_on.empty());
}

}  // namespace
}  // namespace fathom
