#include "app/claims.hpp"

#include <gtest/gtest.h>

#include "app/fakes.hpp"
#include "app/outcome.hpp"

namespace fathom::app {
namespace {

using fake::about;
using fake::verdict;

const std::vector<Claim> claims{{"placing.legal", "tiles lie where they may", {"placing.on_ocean"}},
                                {"scoring.order", "more is never worse", {}}};

std::vector<Verdict> agreed(Outcome law, Outcome theorem) {
  const std::vector<Verdict> verdicts{about(verdict(Evidence::law, "a", law), "placing.legal"),
                                      about(verdict(Evidence::theorem, "b", theorem), "placing.legal"),
                                      about(verdict(Evidence::law, "c"), "scoring.order")};
  return agreements(claims, verdicts);
}

TEST(Claims, AreJudgedWhereTwoKindsOfEvidenceSpeak) {
  const std::vector<Verdict> found = agreed(Outcome::holds, Outcome::holds);
  ASSERT_EQ(found.size(), 1U) << "one kind alone has nobody to disagree with";
  EXPECT_EQ(found[0].outcome, Outcome::holds);
  EXPECT_EQ(found[0].rules, std::vector<std::string>{"placing.on_ocean"});
}

TEST(Claims, FailWhenTheKindsDisagree) {
  const std::vector<Verdict> found = agreed(Outcome::holds, Outcome::fails);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].outcome, Outcome::fails);
  EXPECT_EQ(found[0].why, "disagrees: tiles lie where they may");
  EXPECT_EQ(found[0].told.size(), 2U);
}

TEST(Claims, HoldWhenTheKindsAgreeThatSomethingIsWrong) {
  EXPECT_EQ(agreed(Outcome::fails, Outcome::fails).at(0).outcome, Outcome::holds) << "the failure is told elsewhere";
}

TEST(Claims, AreNotJudgedByAnAnswerThatIsOpen) {
  EXPECT_TRUE(agreed(Outcome::holds, Outcome::unknown).empty());
  EXPECT_TRUE(agreed(Outcome::holds, Outcome::skipped).empty());
  EXPECT_TRUE(agreed(Outcome::skipped, Outcome::fails).empty());
}

TEST(Claims, AreNotJudgedByWhatIsAside) {
  const Verdict scenario = about(verdict(Evidence::scenario, "s"), "placing.legal");
  const std::vector<Verdict> verdicts{about(verdict(Evidence::law, "a"), "placing.legal"),
                                      about(verdict(Evidence::theorem, "b"), "placing.legal"),
                                      set_aside(scenario, "rests on the box as assumed")};
  EXPECT_EQ(agreements(claims, verdicts).at(0).outcome, Outcome::holds);
  EXPECT_TRUE(agreements(claims, std::vector{verdicts[0], verdicts[2]}).empty()) << "one kind alone has answered";
}

TEST(Claims, FailAsSoonAsOneCheckOfAKindDoes) {
  const std::vector<Verdict> verdicts{about(verdict(Evidence::law, "a"), "placing.legal"),
                                      about(verdict(Evidence::law, "c", Outcome::fails), "placing.legal"),
                                      about(verdict(Evidence::theorem, "b"), "placing.legal")};
  EXPECT_EQ(agreements(claims, verdicts).at(0).outcome, Outcome::fails);
}

TEST(Claims, DisagreeWhereAnAnomalyIsSeenByOneKindAlone) {
  Verdict gone = about(fake::anomaly(), "placing.legal");
  gone.outcome = Outcome::holds;
  const std::vector<Verdict> verdicts{about(verdict(Evidence::law, "a", Outcome::fails), "placing.legal"), gone};
  EXPECT_EQ(agreements(claims, verdicts).at(0).outcome, Outcome::fails) << "what was expected decides nothing";
}

TEST(Claims, AreNotJudgedWithoutEvidence) { EXPECT_TRUE(agreements(claims, {}).empty()); }

std::vector<Verdict> three_kinds() {
  Verdict theorem = about(verdict(Evidence::theorem, "b"), "placing.legal");
  theorem.basis.method = Method::proved;
  return {about(verdict(Evidence::law, "a"), "placing.legal"), theorem,
          about(verdict(Evidence::scenario, "s"), "placing.legal"), about(verdict(Evidence::law, "c"), "scoring.order")};
}

TEST(Claims, SayWhichMethodsStandBehindThem) {
  const std::vector<Backing> found = backings(claims, three_kinds());
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].in_words(), "law 10 plays · theorem proved · 1 scenario");
  EXPECT_EQ(found[1].in_words(), "law 10 plays");
  EXPECT_EQ(summary(found), "1 by law and theorem, 1 of them by scenarios too");
}

TEST(Claims, AreBackedByEveryPositionOfABox) {
  std::vector<Verdict> verdicts = three_kinds();
  verdicts.push_back(about(verdict(Evidence::law, "least/a"), "placing.legal"));
  verdicts.back().basis = {Method::exhaustive, "every position of the box least, 3 players", 1234, {}};
  const std::vector<Backing> found = backings(claims, verdicts);
  EXPECT_EQ(found.at(0).in_words(), "law 10 plays · all 1234 positions of a box · theorem proved · 1 scenario");
  EXPECT_EQ(found.at(0).kinds_of_evidence(), 4);
  EXPECT_EQ(summary(found), "1 by law and theorem, 1 of them by scenarios too; 1 in every position of a box");
}

TEST(Claims, AreNotBackedByWhatFails) {
  std::vector<Verdict> verdicts = three_kinds();
  verdicts[1].outcome = Outcome::unknown;
  EXPECT_EQ(backings(claims, verdicts).at(0).in_words(), "law 10 plays · 1 scenario");
}

}  // namespace
}  // namespace fathom::app
