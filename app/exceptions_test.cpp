#include "app/exceptions.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include "app/files.hpp"
#include "notation/node.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

class ExceptionFiles : public testing::Test {
 protected:
  void TearDown() override { fs::remove(file_); }
  Exceptions read(const std::string& text) {
    write_file(file_, text);
    return read_exceptions(file_);
  }
  std::string refused(const std::string& text) {
    try {
      read(text);
    } catch (const Problem& problem) {
      return std::to_string(problem.at().line) + ": " + problem.message();
    }
    return "accepted";
  }
  fs::path file_ = fs::temp_directory_path() / ("fathom_exceptions_" + std::to_string(::getpid()) + ".yaml");
};

TEST_F(ExceptionFiles, AreRead) {
  const Exceptions exceptions = read(
      "coverage:\n"
      "  - { rule: placing.on_ocean, reason: seen at the table }\n"
      "differences:\n"
      "  - { change: hand.kept 2 -> 3, reason: nobody has three }\n"
      "mutants:\n"
      "  - { mutant: without placing.on_ocean, reason: nobody can tell }\n");
  ASSERT_NE(exception_for(exceptions.differences, "hand.kept 2 -> 3"), nullptr);
  ASSERT_EQ(exceptions.coverage.size(), 1U);
  EXPECT_EQ(exceptions.coverage[0].what, "placing.on_ocean");
  EXPECT_EQ(exceptions.coverage[0].place, file_.string() + ":2");
  ASSERT_NE(exception_for(exceptions.mutants, "without placing.on_ocean"), nullptr);
  EXPECT_EQ(exception_for(exceptions.mutants, "placing.on_ocean"), nullptr);
}

TEST_F(ExceptionFiles, MayBeMissing) { EXPECT_TRUE(read_exceptions(file_).coverage.empty()); }

TEST_F(ExceptionFiles, SayWhyAndAreNotDoubled) {
  EXPECT_EQ(refused("coverage: [{ rule: a.b }]\n"), "1: an exception needs the key \"reason\"");
  EXPECT_EQ(refused("coverage: [{ rule: a.b, reason: '' }]\n").substr(0, 20), "1: expected some wor");
  EXPECT_EQ(refused("coverage:\n  - { rule: a.b, reason: x }\n  - { rule: a.b, reason: y }\n"),
            "3: \"a.b\" is excepted twice");
  EXPECT_NE(refused("covreage: []\n").find("did you mean \"coverage\""), std::string::npos);
  EXPECT_NE(refused("coverage: 3\n"), "accepted");
  EXPECT_NE(refused("[]\n"), "accepted");
}

}  // namespace
}  // namespace fathom::app
