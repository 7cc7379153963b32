#include "scenarios/mistakes.hpp"

#include <gtest/gtest.h>

#include "notation/pebbles.hpp"
#include "scenarios/runner.hpp"

namespace fathom {
namespace {

using pebbles::PebbleGame;

/// Played with every mistake told: what could be read, and what is wrong with the rest.
std::vector<Shown> told(const std::string& text, std::vector<std::string> only = {}) {
  ScenarioOptions options;
  options.only = std::move(only);
  options.mistakes = Mistakes::tell;
  return run_scenario_text<PebbleGame>(PebbleGame::published(), text, "keep.yaml", options);
}

std::vector<std::string> mistakes_in(const std::string& text) {
  std::vector<std::string> all;
  for (const Shown& shown : told(text))
    if (shown.unreadable) all.push_back(shown.verdict.why);
  return all;
}

const std::string good =
    "- { scenario: good, cites: keeping.worth, players: 2, given: { kept: { Ann: [red] } }, then: { many: { Ann: 1 } } }\n";

TEST(Mistakes, EndNoRun) {
  const std::vector<Shown> shown = told(good + "- { scenario: bad, cites: keeping.wrth, players: 2, then: { bag: 9 } }\n" +
                                        "- { scenario: another, cites: keeping.worth, players: 2, given: { kept: { Ann: "
                                        "[red] } }, then: { many: { Ann: 2 } } }\n");
  ASSERT_EQ(shown.size(), 3U);
  EXPECT_TRUE(shown[0].unreadable) << "what cannot be read is told first";
  EXPECT_EQ(shown[0].verdict.outcome, Outcome::unknown);
  EXPECT_EQ(shown[1].verdict.outcome, Outcome::holds);
  EXPECT_EQ(shown[2].verdict.outcome, Outcome::fails);
}

TEST(Mistakes, AreToldOneForEachScenarioAtLeast) {
  EXPECT_EQ(mistakes_in(good + "- { scenario: a, cites: keeping.wrth, players: 2, then: { bag: 9 } }\n"
                               "- { scenario: b, cites: keeping.worth, players: 2, tehn: {} }\n"
                               "- { scenario: c, cites: keeping.worth, players: 2, given: { kpet: {} }, then: { bag: 9 } }\n"
                               "- { scenario: d, cites: keeping.worth, players: 2, then: { kpet: {} } }\n")
                .size(),
            4U);
}

TEST(Mistakes, OfActionsAreToldAllOfThem) {
  const auto all = mistakes_in(
      "scenario: a\ncites: keeping.worth\nplayers: 2\ngiven: { kpet: {} }\nwhen:\n  - Ann: kep\n  - Ann: keep\n  - Bob: "
      "pas\n");
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].substr(0, 15), "keep.yaml:4:10:");
  EXPECT_EQ(all[1].substr(0, 14), "keep.yaml:6:10");
  EXPECT_EQ(all[2].substr(0, 14), "keep.yaml:8:10");
}

TEST(Mistakes, OfATableAreToldOnce) {
  EXPECT_EQ(mistakes_in("scenario: <colour>\ncites: keeping.worth\nplayers: 2\ngiven: { kpet: {} }\n"
                        "then: { drawn: <colour> }\nexamples: [{ colour: red }, { colour: black }]\n")
                .size(),
            1U);
}

TEST(Mistakes, OfAWholeFileAreOne) {
  EXPECT_EQ(mistakes_in("a: [").size(), 1U);
  EXPECT_EQ(mistakes_in(good + good).size(), 1U) << "two scenarios of one name";
}

TEST(Mistakes, EndARunThatIsNotToTellThem) {
  EXPECT_THROW(run_scenario_text<PebbleGame>(PebbleGame::published(), good + "- { scenario: b }\n", "keep.yaml", {}),
               Problem);
}

TEST(ChecksByFile, AreNamedAsTheFileWas) {
  ScenarioOptions options;
  options.naming = Naming::by_file;
  const auto name = [&](const std::string& text) {
    return run_scenario_text<PebbleGame>(PebbleGame::published(), text, "cases/keep.yaml", options).front().verdict.check;
  };
  EXPECT_EQ(name(good), "cases/keep.yaml/good");
  EXPECT_EQ(name(good.substr(2)), "cases/keep.yaml");
}

TEST(ChecksWanted, AreNamedByPatternsToo) {
  const std::string two = good + "- { scenario: goods, cites: keeping.worth, players: 2, then: { bag: 9 } }\n";
  EXPECT_EQ(told(two, {"keep/goo*"}).size(), 2U);
  EXPECT_EQ(told(two, {"k*/good"}).size(), 1U);
  EXPECT_EQ(told(two, {"*"}).size(), 2U) << "a folder means all that is in it";
  EXPECT_TRUE(told(two, {"keep/x*"}).empty());
  EXPECT_THROW(run_scenario_text<PebbleGame>(PebbleGame::published(), two, "keep.yaml", {"", {"keep/x*"}}), Problem);
}

TEST(ChecksListed, AreNotPlayed) {
  ScenarioOptions options;
  options.playing = Playing::listed;
  const auto all = run_scenario_text<PebbleGame>(
      PebbleGame::published(), "scenario: a pebble\ncites: keeping.worth\nplayers: 2\nthen: { many: { Ann: 9 } }\n",
      "keep.yaml", options);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].verdict.outcome, Outcome::skipped);
  EXPECT_EQ(all[0].verdict.told, std::vector<std::string>{"a pebble"});
  EXPECT_EQ(all[0].verdict.file, "keep.yaml:1");
}

}  // namespace
}  // namespace fathom
