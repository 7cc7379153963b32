#include "app/outcome.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "app/fakes.hpp"

namespace fathom::app {
namespace {

using fake::verdict;

TEST(Outcomes, AreCountedAsReportsSpeakOfThem) {
  Verdict gone = fake::anomaly();
  gone.outcome = Outcome::holds;
  const std::vector<Verdict> all{verdict(Evidence::law, "a"),
                                 fake::anomaly(),
                                 gone,
                                 fake::failing_law(),
                                 verdict(Evidence::theorem, "b", Outcome::unknown),
                                 verdict(Evidence::law, "c", Outcome::skipped)};
  const Tally sum = tally(all);
  EXPECT_EQ(sum.hold, 1);
  EXPECT_EQ(sum.anomalies, 1);
  EXPECT_EQ(sum.fail, 2) << "a known anomaly that holds is a failure too";
  EXPECT_EQ(sum.unknown, 1);
  EXPECT_EQ(sum.skipped, 1);
  EXPECT_EQ(sum.total(), 6);
}

TEST(Outcomes, DecideTheExitCode) {
  const Verdict holds = verdict(Evidence::law, "a");
  const Verdict unknown = verdict(Evidence::theorem, "b", Outcome::unknown);
  const Verdict skipped = verdict(Evidence::law, "c", Outcome::skipped);
  EXPECT_EQ(exit_of(std::vector{holds}), Exit::holds);
  EXPECT_EQ(exit_of(std::vector{holds, fake::anomaly()}), Exit::holds);
  EXPECT_EQ(exit_of(std::vector{holds, unknown}), Exit::undecided);
  EXPECT_EQ(exit_of(std::vector{holds, skipped}), Exit::undecided);
  EXPECT_EQ(exit_of(std::vector{holds, unknown, fake::failing_law()}), Exit::fails);
  EXPECT_EQ(exit_of({}), Exit::undecided) << "nothing was checked, and nothing is no pass";
}

TEST(Outcomes, AsideAreNeitherPassedNorFailed) {
  const Verdict aside = set_aside(fake::failing_law(), "rests on the box as assumed");
  EXPECT_TRUE(is_aside(aside));
  EXPECT_FALSE(is_amiss(aside));
  EXPECT_FALSE(as_expected(aside));
  EXPECT_EQ(aside.why, "rests on the box as assumed");
  EXPECT_EQ(aside.told.front(), "fails after 2 actions, 4 players, seed 5/1873") << "what was found is told all the same";
  EXPECT_EQ(tally(std::vector{aside}).aside, 1);
  EXPECT_EQ(exit_of(std::vector{verdict(Evidence::law, "a"), aside}), Exit::holds);
  EXPECT_EQ(exit_of(std::vector{fake::failing_law(), aside}), Exit::fails);
  EXPECT_EQ(exit_of(std::vector{verdict(Evidence::law, "a", Outcome::unknown), aside}), Exit::undecided);
  EXPECT_EQ(exit_of(std::vector{aside}), Exit::undecided) << "nothing was answered, and nothing is no pass";
  EXPECT_TRUE(is_amiss(verdict(Evidence::law, "a", Outcome::skipped)));
}

TEST(Outcomes, NobodyCanExpectAreNoPass) {
  for (const Outcome outcome : {Outcome::unknown, Outcome::skipped}) {
    Verdict resigned = verdict(Evidence::theorem, "a", outcome);
    resigned.expected = outcome;
    EXPECT_EQ(exit_of(std::vector{verdict(Evidence::law, "b"), resigned}), Exit::undecided) << name_of(outcome);
    EXPECT_EQ(tally(std::vector{resigned}).hold, 0);
    EXPECT_EQ(tally(std::vector{resigned}).anomalies, 0);
  }
}

TEST(Outcomes, CountAnAnomalyThatIsGoneAsAFailure) {
  Verdict gone = fake::anomaly();
  gone.outcome = Outcome::holds;
  EXPECT_EQ(exit_of(std::vector{gone}), Exit::fails);
  gone.outcome = Outcome::unknown;
  EXPECT_EQ(exit_of(std::vector{gone}), Exit::undecided);
}

TEST(Outcomes, OfEveryOneOfNoCasesAreTakenBack) {
  Verdict idle = verdict(Evidence::theorem, "a");
  idle.basis.method = Method::exhaustive;
  EXPECT_EQ(honest(idle).outcome, Outcome::skipped);
  idle.basis.size = 4;
  EXPECT_EQ(honest(idle).outcome, Outcome::holds);
}

TEST(Outcomes, ThatRestOnNoCaseAreTakenBack) {
  Verdict idle = verdict(Evidence::law, "a");
  idle.cost.cases = 0;
  EXPECT_EQ(honest(idle).outcome, Outcome::skipped);
  EXPECT_EQ(exit_of(std::vector{honest(idle)}), Exit::undecided);
  idle.evidence = Evidence::scenario;
  EXPECT_EQ(honest(idle).outcome, Outcome::skipped);
  EXPECT_EQ(honest(verdict(Evidence::law, "a")).outcome, Outcome::holds);
  EXPECT_EQ(honest(fake::failing_law()).outcome, Outcome::fails);
}

}  // namespace
}  // namespace fathom::app
