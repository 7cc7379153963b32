#include "app/coverage.hpp"

#include <gtest/gtest.h>

#include "app/fakes.hpp"
#include "app/outcome.hpp"

namespace fathom::app {
namespace {

using fake::resting;
using fake::verdict;

const Showings showings{
    {{"placing.on_ocean", {"allowed"}}, {"placing.optional", {"allowed"}}}, {{"placing.on_ocean", {"refused"}}}, {}};

std::vector<Verdict> full_evidence() {
  return {resting(verdict(Evidence::scenario, "allowed"), {"placing.on_ocean", "placing.optional"}),
          resting(verdict(Evidence::scenario, "refused"), {"placing.on_ocean"}),
          resting(verdict(Evidence::theorem, "tiles_lie_on_ocean"), {"placing.on_ocean"}),
          resting(verdict(Evidence::law, "in_order"), {"placing.order"})};
}

std::vector<Verdict> judged_with(const std::vector<Verdict>& evidence, const std::vector<Exception>& exceptions = {}) {
  return judged("mermaid-rain", covered(fake::rules, fake::clauses, evidence, showings), exceptions);
}

std::string lacks(const std::vector<Verdict>& evidence, std::string_view rule) {
  for (const Coverage& row : covered(fake::rules, fake::clauses, evidence, showings))
    if (row.rule->id == rule) return row.lacks();
  return "no such rule";
}

TEST(Coverage, IsWholeWhenEveryRuleHasItsEvidence) {
  const std::vector<Verdict> verdicts = judged_with(full_evidence());
  ASSERT_EQ(verdicts.size(), 4U);
  for (const Verdict& verdict : verdicts) EXPECT_EQ(verdict.outcome, Outcome::holds) << verdict.check;
}

TEST(Coverage, AsksAClauseForAllowingRefusingAndProof) {
  std::vector<Verdict> evidence = full_evidence();
  evidence.erase(evidence.begin() + 2);
  EXPECT_EQ(lacks(evidence, "placing.on_ocean"), "no law or theorem");
  evidence.erase(evidence.begin());
  EXPECT_EQ(lacks(evidence, "placing.on_ocean"), "no scenario that allows, no law or theorem");
  evidence.erase(evidence.begin());
  EXPECT_EQ(lacks(evidence, "placing.on_ocean"), "no scenario that allows, no scenario that refuses, no law or theorem");
}

TEST(Coverage, AsksAnyOtherRuleForSomeEvidence) {
  EXPECT_EQ(lacks({}, "placing.optional"), "no evidence");
  EXPECT_EQ(lacks({}, "story.prince"), "") << "flavour asks nothing of anybody";
  EXPECT_EQ(judged_with({})[2].outcome, Outcome::fails);
}

TEST(Coverage, IsAsideWhereAllThatIsMissingIs) {
  std::vector<Verdict> evidence = full_evidence();
  evidence[0] = set_aside(evidence[0], "rests on what is assumed of rims");
  const std::vector<Verdict> verdicts = judged_with(evidence);
  EXPECT_EQ(verdicts[0].outcome, Outcome::aside);
  EXPECT_EQ(verdicts[0].why, "no scenario that allows but what is aside");
  evidence.pop_back();
  EXPECT_EQ(judged_with(evidence)[2].outcome, Outcome::fails) << "a rule that has no evidence in any box";
}

TEST(Coverage, TakesNoCitationForEvidence) {
  EXPECT_EQ(covered(fake::rules, fake::clauses, full_evidence(), {})[1].lacks(), "no evidence");
}

TEST(Coverage, CallsThinWhatTheTextSaysAndOneScenarioAloneShows) {
  const std::array<Rule, 2> rules{
      {{"turns.order", "Turns", "in order"}, {"turns.last", "Turns", "the last", Status::ambiguous, "a reading"}}};
  const auto is_thin = [&](const std::vector<std::string>& scenarios, const std::vector<Verdict>& more,
                           std::size_t rule = 0) {
    std::vector<Verdict> verdicts = more;
    for (const std::string& scenario : scenarios) verdicts.push_back(verdict(Evidence::scenario, scenario));
    const Showings shown{{{"turns.order", scenarios}, {"turns.last", scenarios}}, {}, {}};
    return covered(rules, {}, verdicts, shown)[rule].is_thin();
  };
  EXPECT_TRUE(is_thin({"turns/order"}, {}));
  EXPECT_TRUE(is_thin({"turns/order/1", "turns/order/2"}, {})) << "rows of one scenario";
  EXPECT_FALSE(is_thin({"turns/order", "turns/all"}, {}));
  EXPECT_FALSE(is_thin({"turns/order"}, {resting(verdict(Evidence::law, "in_order"), {"turns.order"})}));
  EXPECT_FALSE(is_thin({"turns/order"}, {}, 1)) << "the text does not say it firmly";
}

TEST(Coverage, AsksASilentRuleForAScenarioInWhichTheSilenceArises) {
  const std::array<Rule, 1> silent{{{"placing.nowhere", "Riding 1", "a tile that fits nowhere is left", Status::silent}}};
  const std::vector<Verdict> evidence{resting(verdict(Evidence::scenario, "no_room"), {"placing.nowhere"})};
  EXPECT_EQ(covered(silent, {}, evidence, {})[0].lacks(), "no evidence") << "it is cited and nothing more";
  EXPECT_EQ(covered(silent, {}, evidence, {{{"placing.nowhere", {"no_room"}}}, {}, {}})[0].lacks(),
            "no scenario in which the silence arises");
  EXPECT_EQ(covered(silent, {}, evidence, {{}, {}, {{"placing.nowhere", {"no_room"}}}})[0].lacks(), "");
}

TEST(Coverage, TakesNoFailureForEvidence) {
  std::vector<Verdict> evidence = full_evidence();
  evidence[3].outcome = Outcome::fails;
  EXPECT_EQ(lacks(evidence, "placing.order"), "no evidence");
  evidence[3].outcome = Outcome::unknown;
  EXPECT_EQ(lacks(evidence, "placing.order"), "no evidence");
}

TEST(Coverage, TakesNoAnswerForEvidenceThatNobodyCouldExpect) {
  std::vector<Verdict> evidence = full_evidence();
  for (const Outcome outcome : {Outcome::unknown, Outcome::skipped}) {
    evidence[3].outcome = outcome;
    evidence[3].expected = outcome;
    EXPECT_EQ(lacks(evidence, "placing.order"), "no evidence") << name_of(outcome);
  }
}

TEST(Coverage, TakesAnAnomalyForEvidenceUntilItIsGone) {
  std::vector<Verdict> evidence = full_evidence();
  evidence[3].expected = Outcome::fails;
  evidence[3].outcome = Outcome::fails;
  EXPECT_EQ(lacks(evidence, "placing.order"), "");
  evidence[3].outcome = Outcome::holds;
  EXPECT_EQ(lacks(evidence, "placing.order"), "no evidence");
}

TEST(Coverage, TakesNoRefusalForAnAllowance) {
  const Showings refusing_only{{{"placing.optional", {"allowed"}}}, {{"placing.on_ocean", {"allowed", "refused"}}}, {}};
  for (const Coverage& row : covered(fake::rules, fake::clauses, full_evidence(), refusing_only))
    EXPECT_EQ(row.lacks(), row.rule->id == "placing.on_ocean" ? "no scenario that allows" : "") << row.rule->id;
}

TEST(Coverage, ExceptionsAreNeededOrFail) {
  std::vector<Verdict> evidence = full_evidence();
  const std::vector<Exception> exception{{"placing.order", "seen at the table", "x.yaml:3"}};
  EXPECT_EQ(judged_with(evidence, exception)[2].outcome, Outcome::fails) << "it has evidence";
  evidence.pop_back();
  EXPECT_EQ(judged_with(evidence, exception)[2].outcome, Outcome::holds);
  const std::vector<Exception> stray{{"placing.nowhere", "?", "x.yaml:4"}};
  const Verdict last = judged_with(full_evidence(), stray).back();
  EXPECT_EQ(last.outcome, Outcome::fails);
  EXPECT_EQ(last.file, "x.yaml:4");
}

}  // namespace
}  // namespace fathom::app
