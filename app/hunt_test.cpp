#include "app/hunt.hpp"

#include <gtest/gtest.h>

#include "app/fakes.hpp"

namespace fathom::app {
namespace {

using fake::verdict;

/// A game whose engines answer what a test tells them to, and count how often they are asked.
struct Puppet {
  std::vector<Verdict> scenarios, laws, theorems;
  int laws_asked = 0, theorems_asked = 0;

  Registered game() {
    Registered made;
    made.name = "mermaid-rain";
    made.scenarios = [this](const std::any&, const ScenarioChoice&) { return ScenarioRun{scenarios, {}, {}, {}, {}}; };
    made.check = [this](const std::any&, const properties::Options&) {
      ++laws_asked;
      return laws;
    };
    made.prove = [this](const std::any&, const solver::Options&) {
      ++theorems_asked;
      return theorems;
    };
    return made;
  }
};

const Mutant dropped{"without placing.on_ocean", "placing.on_ocean", Change::dropped, {}};
const Mutant moved{"hand.kept 2 -> 3", "hand.kept", Change::moved, {}};
const Sound sound{{{"placing.on_ocean", {"tile_on_island"}}}, {"broken_before"}};

Catch let_loose(Puppet& puppet, const Mutant& mutant, Hunt hunt = Hunt::first_catch) {
  Request request;
  request.hunt = hunt;
  return hunted(puppet.game(), mutant, sound, request);
}

Outcome outcome(const Catch& caught, const std::vector<Exception>& exceptions = {}) {
  return judged("mermaid-rain", caught, exceptions, Hunt::first_catch).outcome;
}

TEST(Hunt, LetsNothingCatchThatWasBrokenBefore) {
  Puppet puppet{
      {verdict(Evidence::scenario, "broken_before", Outcome::fails)}, {verdict(Evidence::law, "sound", Outcome::fails)}, {}};
  const Catch caught = let_loose(puppet, moved);
  EXPECT_TRUE(caught.scenarios.empty());
  EXPECT_EQ(caught.laws, std::vector<std::string>{"sound"});
  EXPECT_EQ(broken_by(puppet.game(), {}, {}), (std::set<std::string>{"broken_before", "sound"}));
}

TEST(Hunt, StopsAtTheFirstCatch) {
  Puppet puppet{{verdict(Evidence::scenario, "walk", Outcome::fails)}, {}, {}};
  const Catch caught = let_loose(puppet, moved);
  EXPECT_EQ(caught.scenarios, std::vector<std::string>{"walk"});
  EXPECT_EQ(puppet.laws_asked + puppet.theorems_asked, 0);
  EXPECT_EQ(outcome(caught), Outcome::holds);
  let_loose(puppet, moved, Hunt::every_check);
  EXPECT_EQ(puppet.laws_asked + puppet.theorems_asked, 2);
}

TEST(Hunt, IsNotContentWithTheClausesOwnScenario) {
  Puppet puppet{{verdict(Evidence::scenario, "tile_on_island", Outcome::fails)}, {}, {}};
  const Catch caught = let_loose(puppet, dropped);
  EXPECT_EQ(caught.own, std::vector<std::string>{"tile_on_island"});
  EXPECT_EQ(puppet.theorems_asked, 1) << "it went on to the end";
  EXPECT_EQ(outcome(caught), Outcome::fails);
  puppet.laws = {verdict(Evidence::law, "tiles_on_ocean", Outcome::fails)};
  EXPECT_EQ(outcome(let_loose(puppet, dropped)), Outcome::holds);
}

TEST(Hunt, CountsALostAnomalyAsACatch) {
  Verdict gone = fake::anomaly();
  gone.outcome = Outcome::holds;
  Puppet puppet{{}, {}, {gone}};
  EXPECT_EQ(outcome(let_loose(puppet, moved)), Outcome::holds);
}

TEST(Hunt, CountsNoAnswerAsNothing) {
  Puppet puppet{{}, {verdict(Evidence::law, "a", Outcome::skipped)}, {verdict(Evidence::theorem, "b", Outcome::unknown)}};
  const Catch caught = let_loose(puppet, moved);
  EXPECT_EQ(outcome(caught), Outcome::fails);
  EXPECT_EQ(judged("mermaid-rain", caught, {}, Hunt::first_catch).why, "survives");
}

TEST(Hunt, WantsExceptionsThatAreNeeded) {
  const std::vector<Exception> exceptions{{moved.name, "nobody can tell", "x.yaml:2"}};
  Puppet silent;
  EXPECT_EQ(outcome(let_loose(silent, moved), exceptions), Outcome::holds);
  Puppet puppet{{}, {verdict(Evidence::law, "a", Outcome::fails)}, {}};
  EXPECT_EQ(outcome(let_loose(puppet, moved), exceptions), Outcome::fails);
}

TEST(Hunt, LeavesAnAccidentUndecided) {
  Catch caught;
  caught.mutant = moved.name;
  caught.accident = "ended by signal 11";
  EXPECT_EQ(outcome(caught), Outcome::unknown);
}

TEST(Hunt, ResultsTravelAsText) {
  Puppet puppet{
      {verdict(Evidence::scenario, "tile_on_island", Outcome::fails), verdict(Evidence::scenario, "w", Outcome::fails)},
      {verdict(Evidence::law, "a", Outcome::fails)},
      {}};
  const Catch caught = let_loose(puppet, dropped, Hunt::every_check);
  const Catch back = read_catch(to_text(caught));
  EXPECT_EQ(back.own, caught.own);
  EXPECT_EQ(back.scenarios, caught.scenarios);
  EXPECT_EQ(back.laws, caught.laws);
  EXPECT_EQ(back.asked, caught.asked);
}

}  // namespace
}  // namespace fathom::app
