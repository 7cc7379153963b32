#include "ci/coverage.hpp"

#include <gtest/gtest.h>

#include "ci/fakes.hpp"

namespace fathom::ci {
namespace {

using fake::resting;
using fake::verdict;

const Showings showings{{{"placing.on_ocean", {"allowed"}}}, {{"placing.on_ocean", {"refused"}}}, {}};

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

TEST(Coverage, AsksASilentRuleForAScenarioInWhichTheSilenceArises) {
  const std::array<Rule, 1> silent{{{"placing.nowhere", "Riding 1", "a tile that fits nowhere is left", Standing::silent}}};
  const std::vector<Verdict> evidence{resting(verdict(Evidence::scenario, "no_room"), {"placing.nowhere"})};
  EXPECT_EQ(covered(silent, {}, evidence, {})[0].lacks(), "no scenario in which the silence arises");
  EXPECT_EQ(covered(silent, {}, evidence, {{}, {}, {{"placing.nowhere", {"no_room"}}}})[0].lacks(), "");
}

TEST(Coverage, TakesNoFailureForEvidence) {
  std::vector<Verdict> evidence = full_evidence();
  evidence[3].outcome = Outcome::fails;
  EXPECT_EQ(lacks(evidence, "placing.order"), "no evidence");
  evidence[3].outcome = Outcome::unknown;
  EXPECT_EQ(lacks(evidence, "placing.order"), "no evidence");
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
}  // namespace fathom::ci
