#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "model/mermaid_beach/mermaid_beach.hpp"

namespace fathom::mermaid_beach {
namespace {

TEST(MermaidBeachClaims, HaveIdsOfTheirOwn) {
  std::set<std::string_view> ids;
  for (const Claim& claim : claims()) EXPECT_TRUE(ids.insert(claim.id).second) << claim.id;
}

TEST(MermaidBeachClaims, RestOnRulesOfTheBook) {
  for (const Claim& claim : claims()) {
    EXPECT_FALSE(claim.rules.empty()) << claim.id;
    for (const std::string_view rule : claim.rules)
      EXPECT_TRUE(position_of(rulebook(), rule)) << claim.id << " cites " << rule;
  }
}

TEST(MermaidBeachClaims, AreSentencesWithoutAFullStop) {
  for (const Claim& claim : claims()) {
    ASSERT_FALSE(claim.sentence.empty()) << claim.id;
    EXPECT_NE(claim.sentence.back(), '.') << claim.id;
  }
}

TEST(MermaidBeachClaims, NameWhatInvariantsHold) {
  for (const auto& invariant : invariants())
    EXPECT_NE(std::ranges::find(claims(), invariant.claim, &Claim::id), claims().end()) << invariant.name;
}

}  // namespace
}  // namespace fathom::mermaid_beach
