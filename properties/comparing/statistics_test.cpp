#include "properties/comparing/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "model/core/random.hpp"

namespace fathom::properties {
namespace {

// The numbers to compare with stand in tables of the distributions, and in Newcombe (1998) for his intervals.

TEST(Student, AgreesWithTheTables) {
  EXPECT_NEAR(t_quantile(0.95, 1), 12.7062, 1e-4);
  EXPECT_NEAR(t_quantile(0.95, 10), 2.22814, 1e-5);
  EXPECT_NEAR(t_quantile(0.99, 30), 2.74999, 1e-4);
  EXPECT_NEAR(t_quantile(0.95, 1e6), 1.95997, 1e-5);
  EXPECT_NEAR(two_sided_t(2.22814, 10), 0.05, 1e-6);
  EXPECT_DOUBLE_EQ(two_sided_t(0, 10), 1);
}

TEST(Student, IsTheNormalDistributionForManyPlays) {
  EXPECT_NEAR(normal_quantile(0.95), 1.959964, 1e-6);
  EXPECT_NEAR(normal_quantile(0.99), 2.575829, 1e-6);
  EXPECT_NEAR(two_sided_t(4, 1e8), std::erfc(4 / std::sqrt(2.0)), 1e-9);
}

TEST(SignTest, CountsTheWaysACoinCanFall) {
  EXPECT_NEAR(sign_test(1, 9), 22.0 / 1024, 1e-12);
  EXPECT_NEAR(sign_test(0, 5), 2.0 / 32, 1e-12);
  EXPECT_DOUBLE_EQ(sign_test(7, 7), 1);
  EXPECT_DOUBLE_EQ(sign_test(0, 0), 1);
  EXPECT_DOUBLE_EQ(sign_test(0, 1), 1);
}

TEST(Wilson, StaysBetweenNoneAndAll) {
  const Interval tenth = share_between(10, 100, 0.95);
  EXPECT_NEAR(tenth.low, 0.0552, 1e-4);
  EXPECT_NEAR(tenth.high, 0.1744, 1e-4);
  EXPECT_DOUBLE_EQ(share_between(0, 20, 0.95).low, 0);
  EXPECT_NEAR(share_between(0, 20, 0.95).high, 0.1611, 1e-4);
  EXPECT_DOUBLE_EQ(share_between(20, 20, 0.95).high, 1);
}

TEST(Newcombe, GivesThePublishedInterval) {
  Pairs pairs;
  pairs.pairs = 50;
  pairs.both = 36;
  pairs.down = 2;
  pairs.up = 12;
  const Interval interval = share_difference(pairs, 0.95);
  EXPECT_NEAR(interval.low, 0.0569, 1e-4);
  EXPECT_NEAR(interval.high, 0.3404, 1e-4);
}

TEST(Pairs, AddUpInAnyOrder) {
  Pairs one;
  one.add(3, 5);
  one.add(0, 0);
  Pairs other;
  other.add(4, 1);
  Pairs ab = one;
  ab += other;
  Pairs ba = other;
  ba += one;
  EXPECT_EQ(ab, ba);
  EXPECT_EQ(ab.pairs, 3U);
  EXPECT_EQ(ab.published, 7);
  EXPECT_EQ(ab.variant, 6);
  EXPECT_EQ(ab.squares, 4U + 9U);
  EXPECT_EQ(ab.up, 1U);
  EXPECT_EQ(ab.down, 1U);
  EXPECT_EQ(ab.both, 2U);
}

TEST(MeanTest, SaysNothingOfPlaysThatDoNotDiffer) {
  Pairs pairs;
  for (int i = 0; i < 100; ++i) pairs.add(i, i);
  EXPECT_DOUBLE_EQ(mean_test(pairs), 1);
  EXPECT_EQ(mean_difference(pairs, 0.95), (Interval{0, 0}));
}

TEST(MeanTest, IsSureOfADifferenceThatIsAlwaysTheSame) {
  Pairs pairs;
  for (int i = 0; i < 100; ++i) pairs.add(i, i + 1);
  EXPECT_LT(mean_test(pairs), 1e-20);
}

TEST(MeanTest, DoesNotTrustAFewLargeDifferences) {
  Pairs pairs;
  for (int i = 0; i < 1000; ++i) pairs.add(0, i < 3 ? 1000 : 0);
  EXPECT_DOUBLE_EQ(mean_test(pairs), 0.25);
}

TEST(Holm, RaisesTheBarForEachTestThatIsLeft) {
  EXPECT_EQ(shown_by_holm({0.01, 0.04, 0.03, 0.005}, 0.05), (std::vector{true, false, false, true}));
  EXPECT_EQ(shown_by_holm({0.04}, 0.05), (std::vector{true}));
  EXPECT_TRUE(shown_by_holm({}, 0.05).empty());
}

/// Pairs of yes-or-nos that come as often in both plays; or of numbers, the sum of two dice.
Pairs drawn(Random& random, int pairs, std::uint32_t yes_of_100) {
  Pairs drawn;
  for (int i = 0; i < pairs; ++i) {
    const auto number = [&] {
      return yes_of_100 > 0 ? std::int64_t{random.below(100) < yes_of_100} : std::int64_t{random.below(6)} + random.below(6);
    };
    const std::int64_t first = number();
    drawn.add(first, number());
  }
  return drawn;
}

TEST(Intervals, CoverNoDifferenceAsOftenAsTheySay) {
  constexpr int tries = 2000;
  Random random(1);
  const auto covers = [](const Interval& interval) { return interval.low <= 0 && interval.high >= 0; };
  int means = 0;
  int shares = 0;
  int rare = 0;
  for (int i = 0; i < tries; ++i) {
    means += covers(mean_difference(drawn(random, 60, 0), 0.95)) ? 1 : 0;
    shares += covers(share_difference(drawn(random, 60, 40), 0.95)) ? 1 : 0;
    rare += covers(share_difference(drawn(random, 60, 4), 0.95)) ? 1 : 0;
  }
  EXPECT_NEAR(means / double{tries}, 0.95, 0.015);
  EXPECT_NEAR(shares / double{tries}, 0.95, 0.015);
  EXPECT_GE(rare / double{tries}, 0.94);
}

TEST(Tests, FindNothingInNothingAsOftenAsTheySay) {
  constexpr int tries = 2000;
  Random random(2);
  int means = 0;
  int shares = 0;
  for (int i = 0; i < tries; ++i) {
    means += mean_test(drawn(random, 60, 0)) <= 0.05 ? 1 : 0;
    shares += share_test(drawn(random, 60, 40)) <= 0.05 ? 1 : 0;
  }
  EXPECT_NEAR(means / double{tries}, 0.05, 0.015);
  EXPECT_LE(shares / double{tries}, 0.05);  // exact, and so never above
  EXPECT_GT(shares, 0);
}

}  // namespace
}  // namespace fathom::properties
