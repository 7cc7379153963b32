#include "solver/mermaids_song/cancelling.hpp"

#include <gtest/gtest.h>

#include "solver/mermaids_song/testing.hpp"

namespace fathom::solver::song {
namespace {

TEST(Cancelling, CoversWhatBalances) { EXPECT_TRUE(caught(coverings_are_exact(published, {}, wrong_worth))); }

TEST(Cancelling, ListsAllWays) { EXPECT_TRUE(caught(ways_are_all(published, {}, wrong_worth))); }

TEST(Cancelling, OtherwiseThanByTheCardsIsNoticed) {
  EXPECT_TRUE(caught(coverings_are_exact(without("cancelling.exactly"), {})));
}

TEST(Power, IsAsEachReadingHasIt) {
  EXPECT_TRUE(caught(power_is_exact(published, {}, Mixed::difference, Mixed::visible_total)));
  EXPECT_TRUE(caught(power_is_exact(published, {}, Mixed::visible_total, Mixed::larger)));
}

TEST(Power, DependsOnTheOrderUnlessTheDifferenceCounts) {
  for (const Mixed reading : {Mixed::visible_total, Mixed::larger}) {
    const Finding finding = order_does_not_matter(published, {}, reading);
    EXPECT_TRUE(caught(finding));
    EXPECT_TRUE(replays(finding));
    EXPECT_EQ(finding.told.size(), 3U);
  }
  EXPECT_TRUE(proved(order_does_not_matter(published, {}, Mixed::difference)));
}

TEST(Power, IsSeenToDifferOnTwoMermaidsWithTheSameCards) {
  const State end = end_of(order_does_not_matter(published, {}, Mixed::visible_total));
  const auto& two = end.mermaids[Seat::Ann];
  ASSERT_EQ(two.size(), 2U);
  EXPECT_EQ(two[0].visible + two[0].covered, two[1].visible + two[1].covered);
  EXPECT_NE(mermaids_song::song_total(two[0].visible) + mermaids_song::silence_total(two[0].visible),
            mermaids_song::song_total(two[1].visible) + mermaids_song::silence_total(two[1].visible));
}

TEST(Power, DependsOnTheChoiceUnlessTheDifferenceCounts) {
  for (const Mixed reading : {Mixed::visible_total, Mixed::larger}) {
    const Finding finding = choice_does_not_matter(published, {}, reading);
    EXPECT_TRUE(caught(finding));
    EXPECT_TRUE(replays(finding));
  }
  EXPECT_TRUE(proved(choice_does_not_matter(published, {}, Mixed::difference)));
}

TEST(Power, CanRiseByASilenceInEveryReading) {
  for (const Mixed reading : every<Mixed>) {
    const Finding finding = opposing_never_helps(published, {}, reading);
    EXPECT_TRUE(caught(finding));
    EXPECT_TRUE(replays(finding));
  }
}

TEST(Power, GoesUpTo42) {
  Game other = published;
  --other.box.cards[Card::song_3];
  ++other.box.cards[Card::song_1];
  EXPECT_TRUE(proved(power_has_a_limit(other, {})));  // as many of the silences
  --other.box.cards[Card::silence_3];
  EXPECT_TRUE(refused(power_has_a_limit(other, {})));
}

TEST(Cancelling, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(coverings_are_exact(published, budget).outcome, Outcome::unknown);
  EXPECT_EQ(what_stays_visible(published, budget).outcome, Outcome::unknown);
  EXPECT_EQ(order_does_not_matter(published, budget, Mixed::difference).outcome, Outcome::unknown);
  EXPECT_EQ(power_has_a_limit(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::song
