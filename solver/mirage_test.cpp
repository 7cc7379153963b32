#include "solver/mirage.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "solver/mirage/table.hpp"
#include "solver/mirage/testing.hpp"

namespace fathom::solver {
namespace {

using mirage::Mirage;

TEST(MirageTheorems, NameClaimsThatThereAreAndThatRestOnRules) {
  std::set<std::string_view> names;
  for (const oasis::Theorem& theorem : oasis::theorems()) {
    EXPECT_TRUE(names.insert(theorem.check).second) << theorem.check;
    const auto claims = mirage::claims();
    const auto claim = std::ranges::find(claims, theorem.claim, &Claim::id);
    ASSERT_NE(claim, claims.end()) << theorem.check << " cites " << theorem.claim;
    EXPECT_FALSE(claim->rules.empty()) << claim->id;
    for (const std::string_view rule : claim->rules)
      EXPECT_TRUE(position_of(mirage::Mirage::rulebook(), rule)) << claim->id << " cites " << rule;
  }
}

TEST(MirageTheorems, WithoutTimeEverythingIsUndecided) {
  Options options;
  options.seconds = 0;
  for (const Verdict& verdict : prove<Mirage>(oasis::published, options))
    EXPECT_EQ(verdict.outcome, Outcome::unknown) << verdict.check;
}

}  // namespace
}  // namespace fathom::solver
