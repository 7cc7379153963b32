#include "properties/judge.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

// The judge of campaigns, shown verdicts that claim more than they have seen.

namespace fathom::properties {
namespace {

Verdict on(std::string check, Outcome outcome, std::uint64_t cases = 10) {
  Verdict verdict;
  verdict.evidence = Evidence::law;
  verdict.game = "pebbles";
  verdict.check = std::move(check);
  verdict.outcome = outcome;
  verdict.cost.cases = cases;
  return verdict;
}
Verdict reaching(Verdict verdict, std::uint64_t count, std::uint64_t of, double wanted) {
  verdict.reached.push_back({"a three", count, of, wanted});
  return verdict;
}
Outcome outcome_of(const Verdict& verdict) { return judged({verdict}).at(0).outcome; }

TEST(Judge, LetsHoldWhatHasBeenPutToTheTest) {
  EXPECT_EQ(outcome_of(on("a", Outcome::holds)), Outcome::holds);
  EXPECT_EQ(outcome_of(reaching(on("a", Outcome::holds), 3, 10, 0.3)), Outcome::holds);
}

TEST(Judge, BelievesNoLawThatRanNoCase) {
  const std::vector<Verdict> verdicts = judged({on("a", Outcome::holds, 0)});
  EXPECT_EQ(verdicts[0].outcome, Outcome::fails);
  EXPECT_EQ(verdicts[0].why, "no case has put it to the test");
}

TEST(Judge, BelievesNoLawThatWasSkippedWhateverItsCases) {
  EXPECT_EQ(outcome_of(on("a", Outcome::skipped, 0)), Outcome::fails);
  EXPECT_EQ(outcome_of(on("a", Outcome::skipped, 10)), Outcome::fails);
}

TEST(Judge, TakesNoUnknownForAPass) {
  EXPECT_EQ(outcome_of(on("a", Outcome::unknown)), Outcome::unknown);
  EXPECT_EQ(outcome_of(on("a", Outcome::unknown, 0)), Outcome::unknown);
}

TEST(Judge, LeavesAFailureAsItIs) {
  Verdict failing = on("a", Outcome::fails, 0);
  failing.why = "fails after 1 action";
  EXPECT_EQ(judged({failing}).at(0).outcome, Outcome::fails);
  EXPECT_EQ(judged({failing}).at(0).why, "fails after 1 action");
}

TEST(Judge, BelievesNoLawWhoseCasesReachedTooLittle) {
  EXPECT_EQ(outcome_of(reaching(on("a", Outcome::holds), 2, 10, 0.3)), Outcome::fails);
  EXPECT_EQ(outcome_of(reaching(on("a", Outcome::holds), 0, 10, 0)), Outcome::fails) << "nothing is never enough";
  EXPECT_EQ(outcome_of(reaching(on("a", Outcome::holds), 0, 0, 0.3)), Outcome::fails);
  EXPECT_EQ(outcome_of(reaching(reaching(on("a", Outcome::holds), 9, 10, 0.3), 1, 10, 0.3)), Outcome::fails)
      << "one thing reached does not make up for another";
}

Verdict whole_of(const Verdict& one, const Verdict& other) { return merged({{one}, {other}}).at(0); }

TEST(Judge, AddsUpWhatShardsHaveSeen) {
  const Verdict whole =
      whole_of(reaching(on("a", Outcome::holds, 10), 1, 10, 0.3), reaching(on("a", Outcome::holds, 20), 8, 20, 0.3));
  EXPECT_EQ(whole.cost.cases, 30U);
  ASSERT_EQ(whole.reached.size(), 1U);
  EXPECT_EQ(whole.reached[0].count, 9U);
  EXPECT_EQ(whole.reached[0].of, 30U);
  EXPECT_EQ(outcome_of(whole), Outcome::holds) << "what a part has missed the whole has reached";
}

TEST(Judge, LetsTheWorstOfTheShardsStand) {
  for (const Outcome good : {Outcome::holds, Outcome::skipped})
    for (const Outcome bad : {Outcome::fails, Outcome::unknown}) {
      EXPECT_EQ(whole_of(on("a", good), on("a", bad)).outcome, bad);
      EXPECT_EQ(whole_of(on("a", bad), on("a", good)).outcome, bad);
    }
  EXPECT_EQ(whole_of(on("a", Outcome::unknown), on("a", Outcome::fails)).outcome, Outcome::fails);
  EXPECT_EQ(whole_of(on("a", Outcome::skipped, 0), on("a", Outcome::holds)).outcome, Outcome::holds)
      << "a shard may have had nothing to do";
}

TEST(Judge, TellsTheFirstOfTwoFailures) {
  Verdict first = on("a", Outcome::fails);
  first.why = "first";
  Verdict second = on("a", Outcome::fails);
  second.why = "second";
  EXPECT_EQ(whole_of(first, second).why, "first");
}

TEST(Judge, KeepsLawsAndGamesApart) {
  Verdict elsewhere = on("a", Outcome::fails);
  elsewhere.game = "stones";
  const std::vector<Verdict> whole = merged({{on("a", Outcome::holds), on("b", Outcome::fails)}, {elsewhere}});
  ASSERT_EQ(whole.size(), 3U);
  EXPECT_EQ(whole[0].outcome, Outcome::holds);
}

}  // namespace
}  // namespace fathom::properties
