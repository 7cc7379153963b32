#include "app/accepted.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "app/files.hpp"
#include "notation/node.hpp"

namespace fathom::app {
namespace {

std::filesystem::path file_saying(const std::string& text) {
  const std::string test = testing::UnitTest::GetInstance()->current_test_info()->name();
  const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / (test + ".yaml");
  write_file(file, text);
  return file;
}

/// What is wrong with such a file, from the line on.
std::string complaint(const std::string& text) {
  const std::filesystem::path file = file_saying(text);
  try {
    read_accepted(file);
  } catch (const Problem& problem) {
    return std::string(problem.what()).substr(file.string().size());
  }
  return "nothing";
}

TEST(AcceptedConsequences, AreReadWithReasonAndPlace) {
  const auto file =
      file_saying("- { opened: dealing.nothing_left, reason: we shuffle }\n- { reason: so what, broken: a_law }\n");
  const std::vector<Accepted> read = read_accepted(file);
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(read[0].kind, Consequence::opened);
  EXPECT_EQ(read[0].what, "dealing.nothing_left");
  EXPECT_EQ(read[0].reason, "we shuffle");
  EXPECT_EQ(read[1].place, file.string() + ":2");
  EXPECT_NE(accepted_for(read, Consequence::broken, "a_law"), nullptr);
  EXPECT_EQ(accepted_for(read, Consequence::opened, "a_law"), nullptr);
}

TEST(AcceptedConsequences, MayBeNone) { EXPECT_TRUE(read_accepted(file_saying("[]\n")).empty()); }

TEST(AcceptedConsequences, ShareAReason) {
  const std::vector<Accepted> read = read_accepted(file_saying("- { broken: [a_law, actions/one], reason: so it is }\n"));
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(read[1].what, "actions/one");
  EXPECT_EQ(read[1].reason, read[0].reason);
}

TEST(AcceptedConsequences, MeanRowsAndFoldersOfScenarios) {
  const std::vector<Accepted> read = read_accepted(file_saying("- { broken: [actions/one, sea], reason: x }\n"));
  for (const std::string name : {"actions/one", "actions/one/2", "sea/shallow", "sea/deep/1"})
    EXPECT_NE(accepted_for(read, Consequence::broken, name), nullptr) << name;
  for (const std::string name : {"actions/one_more", "actions", "seaside/one"})
    EXPECT_EQ(accepted_for(read, Consequence::broken, name), nullptr) << name;
}

TEST(AcceptedConsequences, NeedAReason) {
  const std::string why = ":1:3: why is it accepted? Expected some words under the key \"reason\"";
  EXPECT_EQ(complaint("- { broken: a_law }\n"), why);
  EXPECT_EQ(complaint("- broken: a_law\n  reason:\n"), why);
}

TEST(AcceptedConsequences, AreWrittenAsTheyAreRead) {
  const std::string text =
      "- { opened: dealing.nothing_left, reason: we shuffle }\n"
      "- { broken: [a_law, actions/one], reason: \"yes: so it is\" }\n";
  EXPECT_EQ(accepted_yaml(read_accepted(file_saying(text))), text);
}

TEST(AcceptedConsequences, AreWrittenToBeFilledIn) {
  const std::string text = accepted_yaml({{Consequence::broken, "a_law", {}, "new"}, {Consequence::broken, "b", {}, "new"}});
  EXPECT_EQ(text, "- { broken: [a_law, b], reason: ~ }\n");
  EXPECT_NE(complaint(text).find("why is it accepted?"), std::string::npos);
}

TEST(AcceptedConsequences, SayWhatIsAccepted) {
  EXPECT_EQ(complaint("- { reason: because }\n"), ":1:3: what is accepted? Expected the key \"broken\" or \"opened\"");
}

TEST(AcceptedConsequences, SuggestTheKeyThatWasMeant) {
  EXPECT_EQ(complaint("- { brokn: a_law, reason: because }\n"),
            ":1:5: there is no key \"brokn\" here; did you mean \"broken\"?");
}

TEST(AcceptedConsequences, AreAcceptedOnceEach) {
  EXPECT_EQ(complaint("- { broken: a, reason: x }\n- { broken: a, reason: y }\n"), ":2:3: \"a\" is accepted twice");
  EXPECT_EQ(complaint("- { broken: [a, a], reason: x }\n"), ":1:3: \"a\" is accepted twice");
  EXPECT_EQ(complaint("- { broken: a, opened: b, reason: x }\n"),
            ":1:16: an entry is about \"broken\" or \"opened\"; begin another one for \"b\"");
}

TEST(AcceptedConsequences, AreAList) { EXPECT_NE(complaint("broken: a\n"), "nothing"); }

}  // namespace
}  // namespace fathom::app
