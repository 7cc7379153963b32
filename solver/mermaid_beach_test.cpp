#include "solver/mermaid_beach.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <any>
#include <set>

#include "solver/mermaid_beach/table.hpp"
#include "solver/mermaid_beach/testing.hpp"

namespace fathom::solver {
namespace {

using mermaid_beach::MermaidBeach;

std::string mentioned(const Verdict& verdict) {
  std::string text = verdict.check + ": " + verdict.why;
  for (const std::string& line : verdict.told) text += "\n  " + line;
  return text;
}

TEST(MermaidBeachTheorems, NameClaimsThatThereAreAndThatRestOnRules) {
  std::set<std::string_view> names;
  for (const beach::Theorem& theorem : beach::theorems()) {
    EXPECT_TRUE(names.insert(theorem.check).second) << theorem.check;
    const auto claims = mermaid_beach::claims();
    const auto claim = std::ranges::find(claims, theorem.claim, &Claim::id);
    ASSERT_NE(claim, claims.end()) << theorem.check << " cites " << theorem.claim;
    for (const std::string_view rule : claim->rules)
      EXPECT_TRUE(position_of(mermaid_beach::MermaidBeach::rulebook(), rule)) << claim->id << " cites " << rule;
  }
}

TEST(MermaidBeachTheorems, KnownAnomaliesHaveTracesThatReplay) {
  Options options;
  for (const beach::Theorem& theorem : beach::theorems())
    if (theorem.expected == Outcome::fails) options.only.emplace_back(theorem.check);
  for (const Verdict& verdict : prove<MermaidBeach>(beach::published, options)) {
    const auto* trace = std::any_cast<Trace<MermaidBeach>>(&verdict.trace);
    ASSERT_NE(trace, nullptr) << mentioned(verdict);
    EXPECT_TRUE(beach::after(trace->game, trace->given, trace->actions)) << mentioned(verdict);
    EXPECT_FALSE(trace->actions.empty()) << mentioned(verdict);
  }
}

TEST(MermaidBeachTheorems, WithoutTimeEverythingIsUndecided) {
  Options options;
  options.seconds = 0;
  for (const Verdict& verdict : prove<MermaidBeach>(beach::published, options))
    EXPECT_EQ(verdict.outcome, Outcome::unknown) << verdict.check;
}

}  // namespace
}  // namespace fathom::solver
