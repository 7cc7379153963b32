#include "properties/shrinking.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace fathom::properties {
namespace {

constexpr int plenty = 10'000;

Choices counting(std::uint32_t length) {
  Choices choices(length);
  std::iota(choices.begin(), choices.end(), 1U);
  return choices;
}

TEST(Shrinking, LeavesTheOneChoiceThatMatters) {
  const auto has_77 = [](const Choices& choices) { return std::ranges::find(choices, 77U) != choices.end(); };
  EXPECT_EQ(shrunk(counting(300), has_77, plenty), Choices{77});
}

TEST(Shrinking, KeepsTwoChoicesThatOnlyFailTogether) {
  const auto has_both = [](const Choices& choices) {
    return std::ranges::find(choices, 5U) != choices.end() && std::ranges::find(choices, 290U) != choices.end();
  };
  EXPECT_EQ(shrunk(counting(300), has_both, plenty), (Choices{5, 290}));
}

TEST(Shrinking, SetsToZeroWhatCannotBeLeftOut) {
  const auto is_long = [](const Choices& choices) { return choices.size() >= 40; };
  EXPECT_EQ(shrunk(counting(300), is_long, plenty), Choices(40, 0));
}

TEST(Shrinking, HalvesAChoiceAsFarAsItGoes) {
  const auto has_ten = [](const Choices& choices) { return !choices.empty() && choices.front() >= 10; };
  EXPECT_EQ(shrunk({1000}, has_ten, plenty), Choices{15});
}

TEST(Shrinking, GivesBackAListThatDoesNotFail) {
  EXPECT_EQ(shrunk(
                counting(9), [](const Choices&) { return false; }, plenty),
            counting(9));
}

TEST(Shrinking, StopsWhenItsTriesAreSpent) {
  int tries = 0;
  const auto counted = [&tries](const Choices& choices) { return ++tries, choices.size() >= 40; };
  shrunk(counting(300), counted, 25);
  EXPECT_LE(tries, 25 + 1);  // the given list itself is asked about first
}

TEST(Shrinking, OfAWholePlayTakesFewTries) {
  int tries = 0;
  const auto counted = [&tries](const Choices& choices) {
    return ++tries, std::ranges::find(choices, 3U) != choices.end() && std::ranges::find(choices, 250U) != choices.end();
  };
  EXPECT_EQ(shrunk(counting(300), counted, plenty), (Choices{3, 250}));
  EXPECT_LE(tries, 200);
}

}  // namespace
}  // namespace fathom::properties
