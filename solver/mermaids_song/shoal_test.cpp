#include "solver/mermaids_song/shoal.hpp"

#include <gtest/gtest.h>

namespace fathom::solver::song {
namespace {

const Shoal six_each{{6, 6, 6, 6, 6}};

TEST(Shoal, CountsItsLoyalty) {
  EXPECT_EQ(six_each.creatures(), 30);
  EXPECT_EQ(six_each.loyalty(), 186);
  EXPECT_EQ(words(Shoal{{2, 0, 0, 0, 1}}), "4, 4, 9");
}

TEST(Shoal, IsSharedAsWantedOrNotAtAll) {
  const Sharing nine = shared(six_each, {1, 1, 1, 9, 9}, {});
  ASSERT_EQ(nine.answer, Answer::Counterexample);
  EXPECT_EQ(nine.each.front(), (Shoal{{0, 0, 0, 0, 1}}));
  EXPECT_EQ(shared(six_each, {1, 1, 1, 8, 8}, {}).answer, Answer::Proved);
  EXPECT_EQ(shared(six_each, {1, 30, 30, 187, 999}, {}).answer, Answer::Proved);
}

TEST(Shoal, AllCreaturesSharedEvenlyGiveEachAThirdOrASixth) {
  const Least three = least_limit(six_each, 3, 30, {});
  EXPECT_EQ(three.answer, Answer::Proved);
  EXPECT_EQ(three.number, 62);
  EXPECT_EQ(least_limit(six_each, 6, 30, {}).number, 31);
}

TEST(Shoal, FewerCreaturesAreWonUnderALowerLimit) {
  EXPECT_EQ(most_won(six_each, 3, 3, {}).number, 0);
  EXPECT_EQ(most_won(six_each, 3, 4, {}).number, 3);
  EXPECT_EQ(most_won(six_each, 3, 62, {}).number, 30);
}

TEST(Shoal, TooSmallABudgetIsNoAnswer) {
  EXPECT_EQ(shared(six_each, {1, 1, 1, 9, 9}, {.rlimit = 1, .seconds = 20}).answer, Answer::Unknown);
}

}  // namespace
}  // namespace fathom::solver::song
