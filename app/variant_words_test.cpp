#include "app/variant_words.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace fathom::app {
namespace {

TEST(VariantWords, LeaveThePlaceOut) {
  EXPECT_EQ(without_place("scenarios/a.yaml:11:13: expected this"), "expected this");
  EXPECT_EQ(without_place("scenarios/a.yaml:11: expected this"), "expected this");
  EXPECT_EQ(without_place("expected this: 11"), "expected this: 11");
  EXPECT_EQ(without_place("scenarios/a.yaml: expected this"), "scenarios/a.yaml: expected this");
}

TEST(VariantWords, GatherProofsOfOneSentence) {
  EXPECT_EQ(
      gathered(
          {"proved for 5 players: All is well, for 0..7", "proved for 6 players: All is well, for 0..5", "something else"}),
      (std::vector<std::string>{"proved: All is well, for 0..7 with 5 players, 0..5 with 6 players", "something else"}));
  EXPECT_EQ(gathered({"proved for any number of players: All is well, for 0..7"}),
            (std::vector<std::string>{"proved: All is well, for 0..7 with any number of players"}));
}

TEST(VariantWords, GatherPlayersOfOneRange) {
  EXPECT_EQ(gathered({"proved for 3 players: All is well, for 0..7", "proved for 4 players: All is well, for 0..7",
                      "proved for 5 players: All is well, for 0..5"}),
            (std::vector<std::string>{"proved: All is well, for 0..7 with 3 and 4 players, 0..5 with 5 players"}));
}

TEST(VariantWords, AreClippedBetweenCharacters) {
  EXPECT_EQ(clipped("abcdef", 6), "abcdef");
  EXPECT_EQ(clipped("abcdefg", 6), "abc...");
  EXPECT_EQ(clipped("ab\u00e9defgh", 6), "ab...");
}

}  // namespace
}  // namespace fathom::app
