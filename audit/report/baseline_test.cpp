#include "audit/report/baseline.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "audit/report/fakes.hpp"
#include "notation/node.hpp"

namespace fathom::audit {
namespace {

class BaselineFile : public testing::Test {
 protected:
  void TearDown() override { std::remove(file_.c_str()); }

  Baseline read(const std::string& yaml) const {
    std::ofstream(file_) << yaml;
    return read_baseline(file_);
  }
  /// What reading it complains of, without the folder.
  std::string complaint(const std::string& yaml) const {
    try {
      read(yaml);
    } catch (const Problem& problem) {
      EXPECT_EQ(problem.file(), file_);
      return std::to_string(problem.at().line) + ":" + std::to_string(problem.at().column) + ": " + problem.message();
    }
    return "accepted";
  }

  const std::string file_ =
      (std::filesystem::temp_directory_path() / ("fathom_baseline_" + std::to_string(::getpid()) + ".yaml")).string();
};

std::string entry(const Finding& finding, const std::string& because) {
  return "  - {finding: " + finding.fingerprint() + ", kind: " + std::string(name(finding.kind)) + ", because: " + because +
         "}\n";
}

TEST_F(BaselineFile, AcceptsWhatItLists) {
  const std::vector<Finding> findings = fake::audit().findings;
  const Applied applied =
      marked(read("accepted:\n" + entry(findings[0], "other nails") + entry(findings[5], "no gulls")), findings);
  EXPECT_EQ(applied.findings[0].accepted, "other nails");
  EXPECT_EQ(applied.findings[5].accepted, "no gulls");
  EXPECT_EQ(applied.findings[1].accepted, std::nullopt);
  EXPECT_EQ(applied.findings[4].accepted, std::nullopt);
  EXPECT_TRUE(applied.stale.empty());
}

TEST_F(BaselineFile, TellsWhatIsStale) {
  std::vector<Finding> findings = fake::audit().findings;
  const Baseline baseline = read("accepted:\n" + entry(findings[0], "other nails") + entry(findings[5], "no gulls"));
  findings[0].original->sentence += " And one more.";
  const Applied applied = marked(baseline, findings);
  EXPECT_EQ(applied.findings[0].accepted, std::nullopt) << "its sentence was rewritten";
  ASSERT_EQ(applied.stale.size(), 1U);
  EXPECT_EQ(applied.stale[0].because, "other nails");
  EXPECT_EQ(applied.stale[0].at.line, 2);
}

TEST_F(BaselineFile, MayBeEmpty) {
  EXPECT_TRUE(read("accepted: []\n").accepted.empty());
  EXPECT_TRUE(read("accepted:\n").accepted.empty());
}

TEST_F(BaselineFile, IsReadStrictly) {
  EXPECT_EQ(complaint("accepted:\n  - {finding: 0123456789abcdef, kind: sum-wrong, because: \"\"}\n"),
            "2:59: expected why this finding is all right, in a few words, found \"\"");
  EXPECT_EQ(complaint("accepted:\n  - finding: 0123456789abcdef\n    kind: sum-wrong\n    because:\n").substr(0, 30),
            "4:5: expected why this finding");
  EXPECT_EQ(complaint("accepted:\n  - {finding: 0123456789abcdef, kind: sum-wrnog, because: x}\n"),
            "2:39: expected a kind of finding, found \"sum-wrnog\"; did you mean \"sum-wrong\"?");
  EXPECT_EQ(complaint("accepted:\n  - {finding: 0123456789abcdef, kind: sum-wrong, becuase: x}\n"),
            "2:50: there is no key \"becuase\" here; did you mean \"because\"?");
  EXPECT_EQ(complaint("accepted:\n  - {kind: sum-wrong, because: x}\n"),
            "2:5: an accepted finding needs the key \"finding\"");
  for (const char* const yaml : {"", "[]", "accepted: yes", "acepted: []", "accepted: [3]", "accepted: [",
                                 "accepted: [{finding: 0123, kind: sum-wrong, because: x}]",
                                 "accepted: [{finding: 0123456789ABCDEF, kind: sum-wrong, because: x}]",
                                 "accepted: [{finding: 0123456789abcdef, kind: sum-wrong, because: [x]}]",
                                 "accepted: [{finding: 0123456789abcdef, kind: sum-wrong, because: x, words: [y]}]",
                                 "accepted: [{finding: 0123456789abcdef, kind: [], because: x}]"})
    EXPECT_NE(complaint(yaml), "accepted") << yaml;
}

TEST_F(BaselineFile, AcceptsNothingTwice) {
  const std::string once = entry(fake::audit().findings[0], "other nails");
  EXPECT_NE(complaint("accepted:\n" + once + once).find("is accepted twice"), std::string::npos);
}

TEST_F(BaselineFile, SkeletonWaitsForReasons) {
  Audit audit = fake::audit();
  const std::string bare = skeleton(audit.findings);
  EXPECT_NE(complaint(bare), "accepted") << "the reasons are not written down yet";
  std::string filled = bare;
  for (std::size_t at = 0; (at = filled.find("because:\n", at)) != std::string::npos;) filled.insert(at + 8, " it is meant");
  const Baseline baseline = read(filled);
  EXPECT_EQ(baseline.accepted.size(), audit.findings.size());
  EXPECT_EQ(baseline.accepted[0].words, "seven oil cards | six cartes huile");
  const Applied applied = marked(baseline, audit.findings);
  for (const Finding& finding : applied.findings) EXPECT_TRUE(finding.accepted);
  EXPECT_EQ(applied.findings[2].accepted, "It is <meant>.") << "a reason there was before stays";
  EXPECT_TRUE(applied.stale.empty());
}

TEST_F(BaselineFile, SkeletonOfNothingAcceptsNothing) { EXPECT_TRUE(read(skeleton({})).accepted.empty()); }

TEST_F(BaselineFile, SkeletonQuotesWhatYamlWouldMisread) {
  Audit audit = fake::audit();
  audit.findings[0].original->words = "a \"b\" \\ #: \x01";
  audit.findings[0].accepted = "so: # \"there\"";
  audit.findings.resize(1);
  EXPECT_EQ(read(skeleton(audit.findings)).accepted[0].because, "so: # \"there\"");
}

}  // namespace
}  // namespace fathom::audit
