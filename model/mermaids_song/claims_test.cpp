#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "model/mermaids_song/mermaids_song.hpp"

namespace fathom::mermaids_song {
namespace {

TEST(MermaidsSongClaims, HaveIdsOfTheirOwn) {
  std::set<std::string_view> ids;
  for (const Claim& claim : claims()) EXPECT_TRUE(ids.insert(claim.id).second) << claim.id;
}

TEST(MermaidsSongClaims, RestOnRulesOfTheBook) {
  for (const Claim& claim : claims()) {
    EXPECT_FALSE(claim.rules.empty()) << claim.id;
    for (const std::string_view rule : claim.rules)
      EXPECT_TRUE(position_of(rulebook(), rule)) << claim.id << " cites " << rule;
  }
}

TEST(MermaidsSongClaims, AreSentencesWithoutAFullStop) {
  for (const Claim& claim : claims()) {
    ASSERT_FALSE(claim.sentence.empty()) << claim.id;
    EXPECT_NE(claim.sentence.back(), '.') << claim.id;
  }
}

TEST(MermaidsSongClaims, NameWhatInvariantsHold) {
  for (const auto& invariant : invariants())
    EXPECT_NE(std::ranges::find(claims(), invariant.claim, &Claim::id), claims().end()) << invariant.name;
}

}  // namespace
}  // namespace fathom::mermaids_song
