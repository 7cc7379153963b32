#include "app/keeping.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "app/errors.hpp"
#include "app/failures.hpp"
#include "app/fakes.hpp"
#include "app/files.hpp"
#include "app/run_once.hpp"
#include "scenarios/filled_play.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

/// A game whose law answers what a test tells it to: about a trace, and about a play.
class Keeping : public InItsOwnFolder {
 protected:
  void SetUp() override {
    InItsOwnFolder::SetUp();
    game_.name = "mermaid-rain";
    game_.trace_yaml = [](const std::any&, const TraceNotes&) {
      return std::string("scenario: one each\ngame: mermaid-rain\nplayers: 4\n");
    };
    game_.judge = [this](const std::any&, const std::string& law, const Node&) {
      if (law != "one_pickup_per_space") throw BadInput("there is no law " + law);
      return fake::verdict(Evidence::law, law, of_trace_);
    };
    game_.check = [this](const std::any&, const properties::Options& options) {
      asked_for_ = options.only_case;
      return std::vector{fake::verdict(Evidence::law, "one_pickup_per_space", of_play_)};
    };
  }

  /// A failing law with its trace, kept.
  Verdict kept() {
    Verdict verdict = fake::failing_law();
    verdict.again = "fathom check mermaid-rain --only one_pickup_per_space --players 4 --seed 5/1873";
    verdict.trace = 1;
    std::vector<Verdict> verdicts{verdict};
    keep_traces(game_, {}, verdicts, err_);
    return verdicts.front();
  }
  std::vector<Verdict> again() { return replayed(game_, {}, Request{}); }

  Registered game_;
  Outcome of_trace_ = Outcome::fails, of_play_ = Outcome::fails;
  std::optional<std::uint64_t> asked_for_;
  std::ostringstream err_;
};

TEST_F(Keeping, SavesWhatWasFilledInOfAScenarioThatFails) {
  Verdict written = fake::verdict(Evidence::scenario, "placing/late", Outcome::fails);
  written.trace = 1;
  Verdict filled = written;
  filled.basis.domain = filled_play;
  std::vector<Verdict> verdicts{written, filled};
  keep_traces(game_, {}, verdicts, err_);
  EXPECT_TRUE(verdicts[0].told.empty()) << "it stands in its file";
  ASSERT_FALSE(verdicts[1].told.empty());
  EXPECT_NE(verdicts[1].told.back().find("fathom trace .fathom/plays/placing_late-1.yaml --format html"), std::string::npos)
      << verdicts[1].told.back();
  EXPECT_EQ(read_file(".fathom/plays/placing_late-1.yaml").substr(0, 19), "scenario: one each\n");
  EXPECT_TRUE(saved_failures(failures_folder).empty()) << "the scenario is asked anyway";
}

TEST_F(Keeping, SavesAFailureWithTheWayToSeeItAgain) {
  const Verdict verdict = kept();
  EXPECT_EQ(verdict.file, ".fathom/failures/one_pickup_per_space-1.yaml");
  EXPECT_EQ(verdict.again, "fathom replay .fathom/failures/one_pickup_per_space-1.yaml");
  const std::string text = read_file(verdict.file);
  EXPECT_EQ(heading_of(text).value().check, "one_pickup_per_space");
  EXPECT_NE(text.find("\n# fathom check mermaid-rain --only one_pickup_per_space"), std::string::npos);
}

TEST_F(Keeping, JudgesWhatWasSavedAgain) {
  kept();
  ASSERT_EQ(again().size(), 1U);
  EXPECT_EQ(again().front().outcome, Outcome::fails);
  of_trace_ = Outcome::holds;
  EXPECT_EQ(again().front().outcome, Outcome::holds);
}

TEST_F(Keeping, ForgivesAStateThatPlayDoesNotComeToAnyMore) {
  kept();
  of_play_ = Outcome::holds;
  EXPECT_EQ(again().front().outcome, Outcome::holds);
  EXPECT_EQ(asked_for_, 1873U);
  of_play_ = Outcome::skipped;
  EXPECT_EQ(again().front().outcome, Outcome::fails) << "no answer about the play forgives nothing";
}

TEST_F(Keeping, TellsWhatItCannotSave) {
  write_file(".fathom", "in the way");
  const Verdict verdict = kept();
  EXPECT_EQ(verdict.told.size(), 3U) << "the evidence is still there";
  EXPECT_NE(err_.str().find("the counterexample is in the report"), std::string::npos);
}

TEST_F(Keeping, TakesAFileItCannotReadForNoPass) {
  fs::create_directories(failures_folder);
  write_file(fs::path(failures_folder) / "torn.yaml", "# law: one_pickup_per_space\nscenario: [\n");
  write_file(fs::path(failures_folder) / "unknown.yaml", "# law: no_such_law\nscenario: x\ngame: mermaid-rain\n");
  const std::vector<Verdict> verdicts = again();
  ASSERT_EQ(verdicts.size(), 2U);
  for (const Verdict& verdict : verdicts) EXPECT_EQ(verdict.outcome, Outcome::skipped) << verdict.file;
}

TEST_F(Keeping, LeavesOtherGamesAndOtherFilesAlone) {
  fs::create_directories(failures_folder);
  write_file(fs::path(failures_folder) / "a.yaml", "# law: x\nscenario: x\ngame: mirage\n");
  write_file(fs::path(failures_folder) / "b.yaml", "scenario: no counterexample\ngame: mermaid-rain\n");
  EXPECT_TRUE(again().empty());
}

TEST_F(Keeping, SavesNoScenario) {
  Verdict scenario = fake::verdict(Evidence::scenario, "riding/walk", Outcome::fails);
  scenario.trace = 1;
  std::vector<Verdict> verdicts{scenario};
  keep_traces(game_, {}, verdicts, err_);
  EXPECT_TRUE(saved_failures(failures_folder).empty()) << "it stands in a file already";
}

}  // namespace
}  // namespace fathom::app
