#include "solver/mermaids_song.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "solver/mermaids_song/table.hpp"

namespace fathom::solver {
namespace {

const mermaids_song::Game& game = mermaids_song::MermaidsSong::published();

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

TEST(MermaidsSongTheorems, HaveNamesOfTheirOwnAndClaimsThatCiteRules) {
  std::set<std::string_view> names;
  for (const song::Theorem& theorem : song::theorems()) {
    EXPECT_TRUE(names.insert(theorem.check).second) << theorem.check;
    const auto claims = mermaids_song::claims();
    const auto claim = std::ranges::find(claims, theorem.claim, &Claim::id);
    ASSERT_NE(claim, claims.end()) << theorem.check << " cites " << theorem.claim;
    EXPECT_FALSE(claim->rules.empty()) << claim->id;
    for (const std::string_view rule : claim->rules)
      EXPECT_TRUE(position_of(mermaids_song::rulebook(), rule)) << claim->id << " cites " << rule;
  }
}

TEST(MermaidsSongTheorems, TheoremsOfOneClaimExpectTheSame) {
  for (const song::Theorem& a : song::theorems())
    for (const song::Theorem& b : song::theorems())
      if (a.claim == b.claim) {
        EXPECT_EQ(a.expected, b.expected) << a.check << " and " << b.check;
      }
}

TEST(MermaidsSongTheorems, AVerdictSaysWhatWasProvedAndHowToProveItAgain) {
  const std::vector<Verdict> verdicts =
      prove<mermaids_song::MermaidsSong>(game, only({"the_ways_to_cancel_are_all_there_are"}));
  ASSERT_EQ(verdicts.size(), 1U);
  const Verdict& verdict = verdicts.front();
  EXPECT_EQ(verdict.evidence, Evidence::theorem);
  EXPECT_EQ(verdict.game, "mermaids-song");
  EXPECT_EQ(verdict.outcome, Outcome::holds);
  EXPECT_EQ(verdict.claim, "cancelling.ways_are_all");
  EXPECT_EQ(verdict.rules.size(), 2U);
  EXPECT_EQ(verdict.again, "fathom prove mermaids-song --only the_ways_to_cancel_are_all_there_are");
  EXPECT_GT(verdict.cost.cases, 0U);
}

TEST(MermaidsSongTheorems, AKnownAnomalyFailsAsExpectedWithItsStory) {
  const std::vector<Verdict> verdicts = prove<mermaids_song::MermaidsSong>(game, only({"power.order"}));
  ASSERT_EQ(verdicts.size(), 1U);
  EXPECT_EQ(verdicts.front().outcome, Outcome::fails);
  EXPECT_TRUE(as_expected(verdicts.front()));
  EXPECT_EQ(verdicts.front().told.size(), 3U);
  EXPECT_NE(std::any_cast<Story<mermaids_song::MermaidsSong>>(&verdicts.front().story), nullptr);
}

TEST(MermaidsSongTheorems, AMutantLosesATheorem) {
  mermaids_song::Game mutant = game;
  mutant.rules.win_three = 34;
  const std::vector<Verdict> verdicts = prove<mermaids_song::MermaidsSong>(mutant, only({"loyalty_has_a_limit"}));
  ASSERT_EQ(verdicts.size(), 1U);
  EXPECT_FALSE(as_expected(verdicts.front()));
}

TEST(MermaidsSongTheorems, ShardsTogetherRunWhatOneProcessRuns) {
  Options options = only({"hands.any_number", "mermaids.short", "treasure.keeps_loyalty"});
  const std::vector<std::string> whole = checks_of(prove<mermaids_song::MermaidsSong>(game, options));
  options.shard = {0, 2};
  std::vector<std::string> parts = checks_of(prove<mermaids_song::MermaidsSong>(game, options));
  EXPECT_EQ(parts.size(), 2U);
  options.shard = {1, 2};
  for (const std::string& check : checks_of(prove<mermaids_song::MermaidsSong>(game, options))) parts.push_back(check);
  EXPECT_EQ(std::set<std::string>(parts.begin(), parts.end()), std::set<std::string>(whole.begin(), whole.end()));
  EXPECT_EQ(parts.size(), whole.size());
}

TEST(MermaidsSongTheorems, ProgressNamesEachTheoremBeforeItIsProved) {
  Options options = only({"hands.any_number", "mermaids.short"});
  std::vector<std::string> told;
  options.progress = [&](std::string_view check, std::size_t done, std::size_t of) {
    told.push_back(std::string{check} + ' ' + std::to_string(done) + '/' + std::to_string(of));
  };
  prove<mermaids_song::MermaidsSong>(game, options);
  EXPECT_EQ(told,
            (std::vector<std::string>{"mermaids_are_too_few_for_every_place 0/2", "hand_limits_hold_for_any_number 1/2"}));
}

TEST(MermaidsSongTheorems, WithoutTimeEverythingIsUndecided) {
  Options options;
  options.seconds = 0;
  const std::vector<Verdict> verdicts = prove<mermaids_song::MermaidsSong>(game, options);
  EXPECT_EQ(verdicts.size(), song::theorems().size());
  for (const Verdict& verdict : verdicts) {
    EXPECT_EQ(verdict.outcome, Outcome::unknown) << verdict.check;
    EXPECT_FALSE(as_expected(verdict)) << verdict.check;
  }
}

TEST(MermaidsSongTheorems, AnUnknownNameRunsNothing) {
  EXPECT_TRUE(prove<mermaids_song::MermaidsSong>(game, only({"no_such_theorem"})).empty());
}

}  // namespace
}  // namespace fathom::solver
