#include "properties/choice_shrinks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace fathom::properties {
namespace {

constexpr int plenty = 10'000;

template <class Fails>
Choices smallest(const Choices& failing, Fails fails, int most_tries) {
  return rc::shrinkable::findLocalMin(shrinkable_choices(failing, most_tries), fails).first;
}

Choices counting(std::uint32_t length) {
  Choices choices(length);
  std::iota(choices.begin(), choices.end(), 1U);
  return choices;
}

TEST(ShrinkableChoices, LeavesTheOneChoiceThatMatters) {
  const auto has_77 = [](const Choices& choices) { return std::ranges::find(choices, 77U) != choices.end(); };
  EXPECT_EQ(smallest(counting(300), has_77, plenty), Choices{77});
}

TEST(ShrinkableChoices, KeepsTwoChoicesThatOnlyFailTogether) {
  const auto has_both = [](const Choices& choices) {
    return std::ranges::find(choices, 5U) != choices.end() && std::ranges::find(choices, 290U) != choices.end();
  };
  EXPECT_EQ(smallest(counting(300), has_both, plenty), (Choices{5, 290}));
}

TEST(ShrinkableChoices, SetsToZeroWhatCannotBeLeftOut) {
  const auto is_long = [](const Choices& choices) { return choices.size() >= 40; };
  EXPECT_EQ(smallest(counting(300), is_long, plenty), Choices(40, 0));
}

TEST(ShrinkableChoices, HalvesAChoiceAsFarAsItGoes) {
  const auto has_ten = [](const Choices& choices) { return !choices.empty() && choices.front() >= 10; };
  EXPECT_EQ(smallest({1000}, has_ten, plenty), Choices{15});
}

TEST(ShrinkableChoices, GivesBackAListThatDoesNotFail) {
  EXPECT_EQ(smallest(
                counting(9), [](const Choices&) { return false; }, plenty),
            counting(9));
}

TEST(ShrinkableChoices, StopsWhenItsTriesAreSpent) {
  int tries = 0;
  const auto counted = [&tries](const Choices& choices) { return ++tries, choices.size() >= 40; };
  smallest(counting(300), counted, 25);
  EXPECT_LE(tries, 25);
}

TEST(ShrinkableChoices, OfAWholePlayTakesFewTries) {
  int tries = 0;
  const auto counted = [&tries](const Choices& choices) {
    return ++tries, std::ranges::find(choices, 3U) != choices.end() && std::ranges::find(choices, 250U) != choices.end();
  };
  EXPECT_EQ(smallest(counting(300), counted, plenty), (Choices{3, 250}));
  EXPECT_LE(tries, 200);
}

}  // namespace
}  // namespace fathom::properties
