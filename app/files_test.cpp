#include "app/files.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <iostream>
#include <sstream>

#include "app/errors.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

class Files : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] std::string message(const fs::path& path) const {
    try {
      write_file(path, "x");
    } catch (const BadInput& error) {
      return error.what();
    }
    return "";
  }
  fs::path folder_ = fs::temp_directory_path() / ("fathom_files_" + std::to_string(::getpid()));
};

TEST_F(Files, ComeBackAsTheyWereWritten) {
  const std::string text("a\0b\n", 4);
  write_file(folder_ / "report", text);
  EXPECT_EQ(read_file(folder_ / "report"), text);
  write_file(folder_ / "report", "shorter");
  EXPECT_EQ(read_file(folder_ / "report"), "shorter") << "nothing of the old one is left";
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1) << "no half-written file lies about";
}

TEST_F(Files, ThatCannotBeWrittenSaySo) {
  EXPECT_NE(message(folder_ / "no" / "such" / "folder").find("cannot write"), std::string::npos);
  EXPECT_NE(message(folder_).find("it is a folder"), std::string::npos);
  EXPECT_NE(message("/dev/full").find("No space left"), std::string::npos);
  EXPECT_NE(message("").find("no name"), std::string::npos);
}

TEST_F(Files, AreWrittenWhereALinkLeads) {
  write_file(folder_ / "report", "first");
  fs::create_symlink("report", folder_ / "link");
  write_file(folder_ / "link", "second");
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_EQ(read_file(folder_ / "report"), "second");
}

TEST_F(Files, LeaveAnOpenStreamWhatItIs) {
  write_file(folder_ / "out", "before\n");
  const int out = ::open((folder_ / "out").c_str(), O_WRONLY | O_APPEND);
  fs::create_symlink("/proc/self/fd/" + std::to_string(out), folder_ / "stdout");  // as /dev/stdout is one
  write_file(folder_ / "stdout", "after\n");
  ::close(out);
  EXPECT_EQ(read_file(folder_ / "out"), "before\nafter\n");
  EXPECT_TRUE(fs::is_symlink(folder_ / "stdout")) << "it was not replaced by a file";
}

TEST_F(Files, ThatAreNewReplaceNone) {
  EXPECT_TRUE(write_new_file(folder_ / "one", "mine"));
  EXPECT_FALSE(write_new_file(folder_ / "one", "yours"));
  EXPECT_EQ(read_file(folder_ / "one"), "mine");
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1) << "no half-written file lies about";
}

TEST_F(Files, GoToStandardOutputAsAHyphen) {
  std::ostringstream out;
  use_standard_output(out);
  write_file("-", "report");
  use_standard_output(std::cout);
  EXPECT_EQ(out.str(), "report");
  EXPECT_FALSE(fs::exists("-"));
}

TEST_F(Files, ThatCannotBeReadSaySo) {
  EXPECT_THROW(read_file(folder_ / "missing"), BadInput);
  EXPECT_THROW(read_file(folder_), BadInput);
}

}  // namespace
}  // namespace fathom::app
