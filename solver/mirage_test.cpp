#include "solver/mirage.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "solver/mirage/table.hpp"

namespace fathom::solver {
namespace {

using mirage::Mirage;

const mirage::Game& game = Mirage::published();

TEST(MirageTheorems, NameClaimsThatThereAreAndThatRestOnRules) {
  std::set<std::string_view> names;
  for (const oasis::Theorem& theorem : oasis::theorems()) {
    EXPECT_TRUE(names.insert(theorem.check).second) << theorem.check;
    const auto claims = mirage::claims();
    const auto claim = std::ranges::find(claims, theorem.claim, &Claim::id);
    ASSERT_NE(claim, claims.end()) << theorem.check << " cites " << theorem.claim;
    EXPECT_FALSE(claim->rules.empty()) << claim->id;
    for (const std::string_view rule : claim->rules)
      EXPECT_TRUE(position_of(mirage::rulebook(), rule)) << claim->id << " cites " << rule;
  }
}

TEST(MirageTheorems, ThatTakeAMomentEndAsExpected) {
  const std::set<std::string_view> long_ones{"survey_tiles_lie_where_they_may",
                                             "small_areas_are_gaps_where_nothing_ever_fits",
                                             "areas_of_eight_squares_can_be_gaps_between_both_kinds"};
  Options options;
  for (const oasis::Theorem& theorem : oasis::theorems())
    if (!long_ones.contains(theorem.check)) options.only.emplace_back(theorem.check);
  for (const Verdict& verdict : prove<Mirage>(game, options)) {
    EXPECT_TRUE(as_expected(verdict)) << verdict.check << ": " << verdict.why;
    EXPECT_GT(verdict.cost.cases, 0U) << verdict.check;
  }
}

TEST(MirageTheorems, AMutantLosesTheorems) {
  mirage::Game mutant = game;
  mutant.rules.region_points = 3;
  Options options;
  options.only = {"regions.points", "regions.points_bounded"};
  const std::vector<Verdict> verdicts = prove<Mirage>(mutant, options);
  ASSERT_EQ(verdicts.size(), 2U);
  for (const Verdict& verdict : verdicts) EXPECT_FALSE(as_expected(verdict)) << verdict.check;
}

TEST(MirageTheorems, WithoutTimeEverythingIsUndecided) {
  Options options;
  options.seconds = 0;
  for (const Verdict& verdict : prove<Mirage>(game, options)) EXPECT_EQ(verdict.outcome, Outcome::unknown) << verdict.check;
}

}  // namespace
}  // namespace fathom::solver
