#include "app/since.hpp"

#include <gtest/gtest.h>

#include "app/errors.hpp"
#include "app/fakes.hpp"
#include "app/files.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

Report gate_run_of(std::vector<Verdict> verdicts) {
  Report report;
  report.command = "gate";
  report.games = {"mermaid-rain"};
  report.verdicts = std::move(verdicts);
  report.verdicts.push_back(fake::verdict(Evidence::coverage, "placing.order"));  // so that it is whole
  return report;
}

Verdict theorem_taking(const std::string& check, double seconds) {
  Verdict made = fake::verdict(Evidence::theorem, check);
  made.cost.seconds = seconds;
  return made;
}

Verdict theorem_known_by(const std::string& check, Method method) {
  Verdict made = fake::verdict(Evidence::theorem, check);
  made.basis.method = method;
  return made;
}

/// `failing one`, `gone two`.
std::vector<std::string> turned_names(const Report& earlier, const Report& now) {
  std::vector<std::string> all;
  for (const CheckSince& each : turned_since(earlier, now, "mermaid-rain"))
    all.push_back(std::string(name_of(each.became)) + " " + each.check);
  return all;
}
using TurnedNames = std::vector<std::string>;

TEST(Since, SaysNothingOfWhatIsAsItWas) {
  const Report run = gate_run_of({fake::verdict(Evidence::law, "a"), fake::failing_law(), fake::anomaly()});
  EXPECT_EQ(turned_names(run, run), TurnedNames{});
  EXPECT_EQ(passage_since(run, run, "mermaid-rain", "last.json").sum, "nothing changed");
}

TEST(Since, TellsWhatBecameOfEachCheckWorstFirst) {
  const Report earlier =
      gate_run_of({fake::verdict(Evidence::law, "falls"), fake::verdict(Evidence::law, "heals", Outcome::fails), fake::verdict(Evidence::law, "leaves"),
               fake::verdict(Evidence::scenario, "tires"), theorem_known_by("weakens", Method::proved)});
  const Report now =
      gate_run_of({fake::verdict(Evidence::law, "comes"), fake::verdict(Evidence::law, "falls", Outcome::fails), fake::verdict(Evidence::law, "heals"),
               fake::verdict(Evidence::scenario, "tires", Outcome::unknown), theorem_known_by("weakens", Method::sampled)});
  EXPECT_EQ(turned_names(earlier, now), (TurnedNames{"now failing falls", "now undecided tires", "gone leaves", "known less well weakens",
                                         "mended heals", "new comes"}));
}

TEST(Since, TellsALawFromATheoremOfTheSameName) {
  EXPECT_EQ(turned_names(gate_run_of({fake::verdict(Evidence::law, "a")}), gate_run_of({fake::verdict(Evidence::theorem, "a")})),
            (TurnedNames{"gone a", "new a"}));
}

TEST(Since, CountsASavedCounterexampleAsItsCheck) {
  const Report earlier = gate_run_of({fake::verdict(Evidence::law, "one_pickup_per_space")});
  Report now = earlier;
  now.replayed = {fake::failing_law()};
  EXPECT_EQ(turned_names(earlier, now), TurnedNames{"now failing one_pickup_per_space"});
}

TEST(Since, MissesNothingThatAPartOfTheGateWasNotAsked) {
  const Report everything = gate_run_of({fake::verdict(Evidence::law, "a"), fake::verdict(Evidence::law, "b")});
  Report part = gate_run_of({fake::verdict(Evidence::law, "b", Outcome::fails)});
  part.verdicts.pop_back();
  EXPECT_EQ(turned_names(everything, part), TurnedNames{"now failing b"});
  EXPECT_EQ(turned_names(part, everything), TurnedNames{"mended b"});
}

TEST(Since, CallsSlowerWhatIsClearlySlower) {
  const Report earlier = gate_run_of({theorem_taking("long", 2), theorem_taking("short", 0.01), theorem_taking("usual", 3)});
  EXPECT_EQ(turned_names(earlier, gate_run_of({theorem_taking("long", 4.5), theorem_taking("short", 0.5), theorem_taking("usual", 3)})), TurnedNames{"slower long"})
      << "fifty times of nothing is nothing";
  EXPECT_EQ(turned_names(earlier, gate_run_of({theorem_taking("long", 3.9), theorem_taking("short", 0.01), theorem_taking("usual", 3)})), TurnedNames{});
}

TEST(Since, AllowsForASlowerMachine) {
  std::vector<Verdict> before, after;
  for (const char* const name : {"a", "b", "c", "d", "e", "f"}) {
    before.push_back(theorem_taking(name, 2));
    after.push_back(theorem_taking(name, 6));
  }
  EXPECT_EQ(turned_names(gate_run_of(before), gate_run_of(after)), TurnedNames{}) << "all are slower alike";
  after.back().cost.seconds = 13;
  EXPECT_EQ(turned_names(gate_run_of(before), gate_run_of(after)), TurnedNames{"slower f"});
}

TEST(Since, TimesLawsByThePlay) {
  Verdict law = fake::verdict(Evidence::law, "a");
  law.cost = {2, 100, 0};
  const Report earlier = gate_run_of({law});
  law.cost = {10, 500, 0};
  EXPECT_EQ(turned_names(earlier, gate_run_of({law})), TurnedNames{}) << "as many times the plays";
  law.cost = {10, 100, 0};
  EXPECT_EQ(turned_names(earlier, gate_run_of({law})), TurnedNames{"slower all laws"});
}

TEST(Since, SaysInWhatTheRunsWereNotAlike) {
  const Report now = gate_run_of({});
  Report earlier = now;
  earlier.seed.root = 7;
  earlier.house_rule = "six.yaml";
  const std::string says = passage_since(earlier, now, "mermaid-rain", "last.json").explanation;
  EXPECT_NE(says.find("Compared with last.json. The earlier run had the variant six.yaml, seed 7."), std::string::npos) << says;
  EXPECT_NE(says.find("more than 2 times as long and at least 1.0 s longer"), std::string::npos) << says;
}

TEST(Since, NamesChecksByWhatTheyAre) {
  const Passage passage =
      passage_since(gate_run_of({}), gate_run_of({fake::verdict(Evidence::coverage, "claim a.b"), fake::verdict(Evidence::coverage, "a.c"),
                                          fake::verdict(Evidence::coverage, "hand.kept 2 -> 3"), fake::verdict(Evidence::scenario, "d/e")}),
                    "mermaid-rain", "last.json");
  ASSERT_EQ(passage.findings.size(), 1U);
  EXPECT_EQ(passage.findings[0].says, "1 change, 1 claim, 1 rule, 1 scenario");
  EXPECT_EQ(passage.findings[0].items[0].name, "claim a.b");
  EXPECT_EQ(passage.findings[0].items[2].name, "change hand.kept 2 -> 3");
}

using EarlierReport = InItsOwnFolder;

std::string refusal_of_earlier(const Report& report) {
  write_file("last.json", to_json(report));
  try {
    earlier_report("last.json", std::vector<std::string>{"mermaid-rain"});
  } catch (const BadInput& error) {
    return error.what();
  }
  return "accepted";
}

TEST_F(EarlierReport, HasToBeOneOfAWholeGateOfTheGame) {
  Report report = gate_run_of({});
  EXPECT_EQ(refusal_of_earlier(report), "accepted");
  report.games = {"mirage"};
  EXPECT_EQ(refusal_of_earlier(report), "last.json: expected a report on mermaid-rain, found one on mirage");
  report = gate_run_of({});
  report.command = "check";
  EXPECT_EQ(refusal_of_earlier(report), "last.json: expected a report of the gate, found one of fathom check");
  report = gate_run_of({});
  report.shard = {0, 2};
  EXPECT_EQ(refusal_of_earlier(report), "last.json: this is a part of a run, 0/2; fathom merge joins the parts");
}

TEST_F(EarlierReport, IsReadBeforeAnythingIsDone) {
  write_file("damaged.json", "{\"form\": 2, \"comm");
  for (const char* const file : {"damaged.json", "missing.json"}) {
    const Seen result = seen({"gate", "mermaid-rain", "--since", file});
    EXPECT_EQ(result.exit, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err.substr(0, 8 + std::string(file).size()), "fathom: " + std::string(file)) << result.err;
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1);
  }
}

}  // namespace
}  // namespace fathom::app
