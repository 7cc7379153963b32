#include "app/differences.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/fakes.hpp"
#include "app/outcome.hpp"

namespace fathom::app {
namespace {

using fake::verdict;

Verdict scenario(const std::string& name, std::vector<std::string> cites, std::vector<std::string> reads) {
  Verdict made = fake::resting(verdict(Evidence::scenario, name), std::move(cites));
  made.reads = std::move(reads);
  return made;
}

/// Two numbers may be moved and one rule may be left out; `hand/kept` sees the one number, and nothing sees the other.
Registered game_of_two_numbers() {
  Registered game;
  game.name = "mermaid-rain";
  game.mutants = [](const std::any&) {
    return std::vector<Mutant>{{"hand.kept 2 -> 3", "hand.kept", Change::moved, std::string("kept")},
                               {"rounds 5 -> 6", "rounds", Change::moved, std::string("rounds")},
                               {"without placing.on_ocean", "placing.on_ocean", Change::dropped, std::string("ocean")}};
  };
  game.scenarios = [](const std::any& rules, const ScenarioChoice& choice) {
    ScenarioRun run;
    for (const std::string& name : choice.only) {
      const bool turns = name == "hand/kept" && std::any_cast<std::string>(rules) == "kept";
      run.verdicts.push_back(verdict(Evidence::scenario, name, turns ? Outcome::fails : Outcome::holds));
    }
    return run;
  };
  return game;
}

const std::vector<Verdict> scenarios{scenario("hand/kept", {"hand.kept"}, {"hand.kept", "rounds"}),
                                     scenario("hand/any", {}, {"hand.kept"}), scenario("placing/ocean", {}, {})};

TEST(Differences, AreMadeByTheScenariosThatReadWhatIsChanged) {
  const std::vector<Difference> found = differences(game_of_two_numbers(), {}, scenarios);
  ASSERT_EQ(found.size(), 2U) << "a rule that is left out is no number and no reading";
  EXPECT_EQ(found[0].scenario, "hand/kept");
  EXPECT_EQ(found[1].scenario, "");
}

TEST(Differences, AreNotSoughtInScenariosThatFailAnyway) {
  std::vector<Verdict> failing = scenarios;
  failing[0].outcome = Outcome::fails;
  EXPECT_EQ(differences(game_of_two_numbers(), {}, failing)[0].scenario, "");
}

TEST(Differences, AreAsideWhereOnlyWhatIsAsideMakesThem) {
  Registered game = game_of_two_numbers();
  game.with_assumed_box = [](const std::any& rules) { return rules; };
  std::vector<Verdict> aside = scenarios;
  aside[0] = set_aside(aside[0], "rests on what is assumed of cards");
  const std::vector<Difference> found = differences(game, {}, aside);
  EXPECT_EQ(found[0].scenario, "");
  EXPECT_EQ(found[0].aside, "hand/kept");
  const std::vector<Verdict> verdicts = judged("mermaid-rain", found, {});
  EXPECT_EQ(verdicts[0].outcome, Outcome::aside);
  EXPECT_EQ(verdicts[1].outcome, Outcome::fails) << "nothing notices it in any box";
}

TEST(Differences, AreNotMadeByAScenarioThatCannotBegin) {
  Registered game = game_of_two_numbers();
  game.scenarios = [inner = game.scenarios](const std::any& rules, const ScenarioChoice& choice) {
    ScenarioRun run = inner(rules, choice);
    run.impossible = {"hand/kept"};
    return run;
  };
  EXPECT_EQ(differences(game, {}, scenarios)[0].scenario, "");
}

TEST(Differences, ThatNoScenarioMakesFail) {
  const auto verdicts = judged("mermaid-rain", differences(game_of_two_numbers(), {}, scenarios), {});
  EXPECT_EQ(verdicts[0].outcome, Outcome::holds);
  EXPECT_EQ(verdicts[1].outcome, Outcome::fails);
  EXPECT_EQ(verdicts[1].why, makes_no_difference);
  EXPECT_EQ(verdicts[1].check, "rounds 5 -> 6");
}

TEST(Differences, NeedAnExceptionOnlyWhereNoScenarioMakesThem) {
  const std::vector<Exception> exceptions{{"hand.kept 2 -> 3", "nobody has three", "a.yaml:1"},
                                          {"rounds 5 -> 6", "nobody plays so long", "a.yaml:2"}};
  const auto verdicts = judged("mermaid-rain", differences(game_of_two_numbers(), {}, scenarios), exceptions);
  EXPECT_EQ(verdicts[0].outcome, Outcome::fails);
  EXPECT_EQ(verdicts[0].why, "needs no exception any more: hand/kept notices it");
  EXPECT_EQ(verdicts[1].outcome, Outcome::holds);
  EXPECT_EQ(verdicts[1].why, "");
}

}  // namespace
}  // namespace fathom::app
