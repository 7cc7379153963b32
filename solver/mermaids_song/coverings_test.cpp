#include "solver/mermaids_song/coverings.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace fathom::solver::song {
namespace {

const Coverings& printed() {
  static const Coverings coverings = minimal_coverings({});
  return coverings;
}

/// Whether some of the cards on either side add up to the same, by trying everything.
bool cancels_by_trial(const Laid& visible) {
  for (const Laid& part : all_laid(visible.cards()))
    if (part.cards() > 0 && visible.has(part) && part.songs_sum() == part.silences_sum()) return true;
  return false;
}

TEST(Coverings, OfTheValuesOneToThreeThirteenContainNoSmallerOne) {
  EXPECT_EQ(printed().answer, Answer::Proved);
  EXPECT_EQ(printed().minimal.size(), 13U);
  for (const Laid& covering : printed().minimal) {
    EXPECT_EQ(covering.songs_sum(), covering.silences_sum()) << words(covering);
    EXPECT_TRUE(std::ranges::find(printed().minimal, Laid{covering.silences, covering.songs}) != printed().minimal.end())
        << words(covering);
  }
}

TEST(Coverings, AreThoseThatTryingFinds) {
  for (const Laid& visible : all_laid(5)) EXPECT_EQ(printed().cancels(visible), cancels_by_trial(visible)) << words(visible);
}

TEST(Coverings, WithOtherValuesAreOthers) {
  const Coverings others = minimal_coverings({}, {1, 2, 4});
  EXPECT_EQ(others.answer, Answer::Proved);
  EXPECT_NE(others.minimal, printed().minimal);
}

TEST(Coverings, HappenOncePerCard) {
  EXPECT_EQ(one_card_covers_once(printed(), {}).answer, Answer::Proved);
  Coverings incomplete = printed();
  incomplete.minimal.pop_back();
  EXPECT_EQ(one_card_covers_once(incomplete, {}).answer, Answer::Counterexample);
}

TEST(Coverings, TheOrderMattersFromFourCardsOnWhereAllThatIsVisibleCounts) {
  for (const Mixed reading : {Mixed::visible_total, Mixed::larger}) {
    const TwoPowers found = order_matters(printed(), reading, {});
    ASSERT_EQ(found.answer, Answer::Counterexample);
    EXPECT_EQ(found.cards.cards(), 4);
    EXPECT_NE(power_of(reading, found.first), power_of(reading, found.second));
    for (const Laid& visible : {found.first, found.second}) {
      EXPECT_FALSE(cancels_by_trial(visible));
      const Laid covered = found.cards - visible;
      EXPECT_EQ(covered.songs_sum(), covered.silences_sum());
    }
  }
}

TEST(Coverings, TheChoiceMattersFromFourCardsOnWhereAllThatIsVisibleCounts) {
  for (const Mixed reading : {Mixed::visible_total, Mixed::larger}) {
    const TwoPowers found = choice_matters(printed(), reading, {});
    ASSERT_EQ(found.answer, Answer::Counterexample);
    EXPECT_EQ(found.cards.cards(), 4);
    EXPECT_NE(power_of(reading, found.first), power_of(reading, found.second));
  }
}

TEST(Coverings, NeitherMattersWhereTheDifferenceCounts) {
  EXPECT_EQ(order_matters(printed(), Mixed::difference, {}).answer, Answer::Proved);
  EXPECT_EQ(choice_matters(printed(), Mixed::difference, {}).answer, Answer::Proved);
}

TEST(Coverings, LoseNoValueWhereTheDifferenceCounts) {
  EXPECT_EQ(value_is_lost(printed(), Mixed::difference, {}).answer, Answer::Proved);
  for (const Mixed reading : {Mixed::visible_total, Mixed::larger})
    EXPECT_EQ(value_is_lost(printed(), reading, {}).answer, Answer::Counterexample);
}

TEST(Coverings, AnOpposingCardCanHelpInEveryReading) {
  constexpr Laid plenty{{8, 8, 6}, {8, 8, 6}};
  for (const Mixed reading : every<Mixed>) {
    const TwoPowers found = opposing_helps(printed(), plenty, reading, {});
    ASSERT_EQ(found.answer, Answer::Counterexample);
    EXPECT_EQ(found.cards.cards(), 2);
    EXPECT_GT(power_of(reading, found.second), power_of(reading, found.first));
  }
}

TEST(Coverings, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(minimal_coverings(budget).answer, Answer::Unknown);
  EXPECT_EQ(order_matters(printed(), Mixed::visible_total, budget).answer, Answer::Unknown);
}

}  // namespace
}  // namespace fathom::solver::song
