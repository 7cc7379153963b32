#include "model/core/verdict.hpp"

#include <gtest/gtest.h>

namespace fathom {
namespace {

Verdict verdict(Outcome outcome, Outcome expected) {
  Verdict verdict;
  verdict.outcome = outcome;
  verdict.expected = expected;
  return verdict;
}

TEST(Verdict, IsAsExpectedWhenItHoldsAndShould) {
  EXPECT_TRUE(as_expected(verdict(Outcome::holds, Outcome::holds)));
  EXPECT_FALSE(as_expected(verdict(Outcome::fails, Outcome::holds)));
}

TEST(Verdict, IsAsExpectedWhenAKnownAnomalyFails) {
  EXPECT_TRUE(as_expected(verdict(Outcome::fails, Outcome::fails)));
  EXPECT_FALSE(as_expected(verdict(Outcome::holds, Outcome::fails))) << "an anomaly that starts to hold is no pass";
}

TEST(Verdict, IsNeverExpectedToBeUnknownOrSkipped) {
  for (const Outcome outcome : {Outcome::unknown, Outcome::skipped})
    for (const Outcome expected : every<Outcome>)
      EXPECT_FALSE(as_expected(verdict(outcome, expected))) << name_of(outcome) << ", expected " << name_of(expected);
}

TEST(Verdict, ThatNobodyFilledInIsNoPass) { EXPECT_FALSE(as_expected(Verdict{})); }

}  // namespace
}  // namespace fathom
