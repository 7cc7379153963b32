#include "solver/mermaid_rain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "solver/mermaid_rain/table.hpp"
#include "solver/mermaid_rain/testing.hpp"

namespace fathom::solver {
namespace {

std::vector<std::string> checks_of(const std::vector<Verdict>& verdicts) {
  std::vector<std::string> checks;
  for (const Verdict& verdict : verdicts) checks.push_back(verdict.check);
  return checks;
}

Options only(std::vector<std::string> names) {
  Options options;
  options.only = std::move(names);
  return options;
}

TEST(MermaidRainTheorems, HaveNamesOfTheirOwnAndClaimsThatCiteRules) {
  std::set<std::string_view> names;
  for (const rain::Theorem& theorem : rain::theorems()) {
    EXPECT_TRUE(names.insert(theorem.check).second) << theorem.check;
    const auto claims = mermaid_rain::claims();
    const auto claim = std::ranges::find(claims, theorem.claim, &Claim::id);
    ASSERT_NE(claim, claims.end()) << theorem.check << " cites " << theorem.claim;
    EXPECT_FALSE(claim->rules.empty()) << claim->id;
    for (const std::string_view rule : claim->rules)
      EXPECT_TRUE(position_of(mermaid_rain::MermaidRain::rulebook(), rule)) << claim->id << " cites " << rule;
  }
}

TEST(MermaidRainTheorems, TheoremsOfOneClaimExpectTheSame) {
  for (const rain::Theorem& a : rain::theorems())
    for (const rain::Theorem& b : rain::theorems())
      if (a.claim == b.claim) {
        EXPECT_EQ(a.expected, b.expected) << a.check << " and " << b.check;
      }
}

TEST(MermaidRainTheorems, AVerdictSaysWhatWasProvedAndHowToProveItAgain) {
  const std::vector<Verdict> verdicts = prove<mermaid_rain::MermaidRain>(rain::published, only({"the_best_meld_is_unique"}));
  ASSERT_EQ(verdicts.size(), 1U);
  const Verdict& verdict = verdicts.front();
  EXPECT_EQ(verdict.evidence, Evidence::theorem);
  EXPECT_EQ(verdict.game, "mermaid-rain");
  EXPECT_EQ(verdict.outcome, Outcome::holds);
  EXPECT_EQ(verdict.claim, "melding.best_is_unique");
  EXPECT_EQ(verdict.rules.size(), 8U);
  EXPECT_EQ(verdict.again, "fathom prove mermaid-rain --only the_best_meld_is_unique");
  EXPECT_GT(verdict.cost.cases, 0U);
}

TEST(MermaidRainTheorems, AKnownAnomalyFailsAsExpectedWithItsTrace) {
  const std::vector<Verdict> verdicts =
      prove<mermaid_rain::MermaidRain>(rain::published, only({"scoring.another_token_with_six"}));
  ASSERT_EQ(verdicts.size(), 1U);
  EXPECT_EQ(verdicts.front().outcome, Outcome::fails);
  EXPECT_TRUE(as_expected(verdicts.front()));
  EXPECT_EQ(verdicts.front().told.size(), 2U);
  EXPECT_NE(std::any_cast<Trace<mermaid_rain::MermaidRain>>(&verdicts.front().trace), nullptr);
}

TEST(MermaidRainTheorems, ShardsTogetherRunWhatOneProcessRuns) {
  Options options = only({"hands.nine_and_two", "adjusting.leaves_two", "tribute.loses_no_token"});
  const std::vector<std::string> whole = checks_of(prove<mermaid_rain::MermaidRain>(rain::published, options));
  options.shard = {0, 2};
  std::vector<std::string> parts = checks_of(prove<mermaid_rain::MermaidRain>(rain::published, options));
  EXPECT_EQ(parts.size(), 2U);
  options.shard = {1, 2};
  for (const std::string& check : checks_of(prove<mermaid_rain::MermaidRain>(rain::published, options)))
    parts.push_back(check);
  EXPECT_EQ(std::set<std::string>(parts.begin(), parts.end()), std::set<std::string>(whole.begin(), whole.end()));
  EXPECT_EQ(parts.size(), whole.size());
}

TEST(MermaidRainTheorems, ProgressNamesEachTheoremBeforeItIsProved) {
  Options options = only({"hands.nine_and_two", "adjusting.leaves_two"});
  std::vector<std::string> told;
  options.progress = [&](std::string_view check, std::size_t done, std::size_t of) {
    told.push_back(std::string{check} + ' ' + std::to_string(done) + '/' + std::to_string(of));
  };
  prove<mermaid_rain::MermaidRain>(rain::published, options);
  EXPECT_EQ(told, (std::vector<std::string>{"hands_stay_within_nine_and_two 0/2", "adjusting_leaves_exactly_two 1/2"}));
}

TEST(MermaidRainTheorems, WithoutTimeEverythingIsUndecided) {
  Options options;
  options.seconds = 0;
  const std::vector<Verdict> verdicts = prove<mermaid_rain::MermaidRain>(rain::published, options);
  EXPECT_EQ(verdicts.size(), rain::theorems().size());
  for (const Verdict& verdict : verdicts) {
    EXPECT_EQ(verdict.outcome, Outcome::unknown) << verdict.check;
    EXPECT_FALSE(as_expected(verdict)) << verdict.check;
  }
}

TEST(MermaidRainTheorems, AnUnknownNameRunsNothing) {
  EXPECT_TRUE(prove<mermaid_rain::MermaidRain>(rain::published, only({"no_such_theorem"})).empty());
}

}  // namespace
}  // namespace fathom::solver
