#include "solver/mermaids_song.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "solver/mermaids_song/table.hpp"
#include "solver/mermaids_song/testing.hpp"

namespace fathom::solver {
namespace {

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
      EXPECT_TRUE(position_of(mermaids_song::MermaidsSong::rulebook(), rule)) << claim->id << " cites " << rule;
  }
}

TEST(MermaidsSongTheorems, TheoremsOfOneClaimExpectTheSame) {
  for (const song::Theorem& a : song::theorems())
    for (const song::Theorem& b : song::theorems())
      if (a.claim == b.claim) {
        EXPECT_EQ(a.expected, b.expected) << a.check << " and " << b.check;
      }
}

TEST(MermaidsSongTheorems, AKnownAnomalyFailsAsExpectedWithItsTrace) {
  const std::vector<Verdict> verdicts = prove<mermaids_song::MermaidsSong>(song::published, only({"power.order_if_total"}));
  ASSERT_EQ(verdicts.size(), 1U);
  EXPECT_EQ(verdicts.front().outcome, Outcome::fails);
  EXPECT_TRUE(as_expected(verdicts.front()));
  EXPECT_EQ(verdicts.front().told.size(), 3U);
  EXPECT_NE(std::any_cast<Trace<mermaids_song::MermaidsSong>>(&verdicts.front().trace), nullptr);
}

TEST(MermaidsSongTheorems, AMutantLosesATheorem) {
  mermaids_song::Game mutant = song::published;
  mutant.rules.win_three = 34;
  const std::vector<Verdict> verdicts = prove<mermaids_song::MermaidsSong>(mutant, only({"play_ends_at_the_total"}));
  ASSERT_EQ(verdicts.size(), 1U);
  EXPECT_FALSE(as_expected(verdicts.front()));
}

TEST(MermaidsSongTheorems, WithoutTimeEverythingIsUndecided) {
  Options options;
  options.seconds = 0;
  const std::vector<Verdict> verdicts = prove<mermaids_song::MermaidsSong>(song::published, options);
  EXPECT_EQ(verdicts.size(), song::theorems().size());
  for (const Verdict& verdict : verdicts) {
    EXPECT_EQ(verdict.outcome, Outcome::unknown) << verdict.check;
    EXPECT_FALSE(as_expected(verdict)) << verdict.check;
  }
}

}  // namespace
}  // namespace fathom::solver
