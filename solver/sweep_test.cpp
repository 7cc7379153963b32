#include "solver/sweep.hpp"

#include <gtest/gtest.h>

namespace fathom::solver {
namespace {

using Intervals = std::vector<Interval>;
constexpr Interval bounds{0, 20};

/// Something is said of a number `n` and of another, `x`, that may be anything from 0 to 9.
struct Saying {
  Saying(Budget budget, Sense how) : question{context, budget, Logic::linear}, sense{how} { question.given(facts.front()); }
  Sweep swept(const z3::expr& claim) { return sweep({question, facts, n, claim, sense}, bounds); }

  z3::context context;
  Question question;
  Sense sense;
  z3::expr n = context.int_const("n");
  z3::expr x = context.int_const("x");
  std::vector<z3::expr> facts{x >= 0 && x <= 9};
};

TEST(Sweep, FindsTheVeryThreshold) {
  Saying saying{{}, Sense::always};
  const Sweep found = saying.swept(saying.n + saying.x <= 16);
  EXPECT_EQ(found.answer, Answer::Proved);
  EXPECT_EQ(found.holds, (Intervals{{0, 7}}));
}

TEST(Sweep, FindsEveryIntervalOfSeveral) {
  Saying saying{{}, Sense::always};
  const Sweep found = saying.swept(saying.n != 3 && (saying.n <= 5 || saying.n - saying.x >= 8));
  EXPECT_EQ(found.holds, (Intervals{{0, 2}, {4, 5}, {17, 20}}));
}

TEST(Sweep, TellsAPossibilityFromWhatAlwaysHolds) {
  Saying possible{{}, Sense::possible};
  EXPECT_EQ(possible.swept(possible.n + possible.x == 12).holds, (Intervals{{3, 12}}));
  Saying always{{}, Sense::always};
  EXPECT_TRUE(always.swept(always.n + always.x == 12).holds.empty());
}

TEST(Sweep, CoversTheBoundsWhereTheClaimAlwaysHolds) {
  Saying saying{{}, Sense::always};
  EXPECT_EQ(saying.swept(saying.n >= 0).holds, (Intervals{bounds}));
}

TEST(Sweep, DoesNotKnowWithoutABudget) {
  Saying saying{{.rlimit = 1, .seconds = 20}, Sense::always};
  EXPECT_EQ(saying.swept(saying.n + 3 * saying.x <= 16 || saying.n - 7 * saying.x > 2).answer, Answer::Unknown);
}

TEST(Sweep, TheOtherValuesAreThoseBetweenTheIntervals) {
  EXPECT_EQ(others({{0, 2}, {4, 5}}, bounds), (Intervals{{3, 3}, {6, 20}}));
  EXPECT_EQ(others({}, bounds), (Intervals{bounds}));
  EXPECT_TRUE(others({bounds}, bounds).empty());
}

TEST(Sweep, EdgesLieOnBothSidesOfEachIntervalAndWithinTheBounds) {
  EXPECT_EQ(edges({{0, 5}}, bounds, 2), (std::vector<int>{0, 2, 5, 6, 20}));
  EXPECT_EQ(edges({}, bounds, 7), (std::vector<int>{0, 7, 20}));
}

}  // namespace
}  // namespace fathom::solver
