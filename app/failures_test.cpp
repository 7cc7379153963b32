#include "app/failures.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include "app/errors.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

class Failures : public testing::Test {
 protected:
  void TearDown() override { fs::remove_all(root_); }
  fs::path root_ = fs::temp_directory_path() / ("fathom_failures_" + std::to_string(::getpid()));
  fs::path folder_ = root_ / ".fathom" / "failures";
};

TEST_F(Failures, AreNumberedAndKept) {
  EXPECT_EQ(save_failure(folder_, "one_pickup", "a"), folder_ / "one_pickup-1.yaml");
  EXPECT_EQ(save_failure(folder_, "one_pickup", "b"), folder_ / "one_pickup-2.yaml");
  EXPECT_EQ(saved_failures(folder_).size(), 2U);
}

TEST_F(Failures, AreKeptOnce) {
  const fs::path first = save_failure(folder_, "one_pickup", "a");
  EXPECT_EQ(save_failure(folder_, "one_pickup", "a"), first);
  EXPECT_EQ(saved_failures(folder_).size(), 1U);
}

TEST_F(Failures, StayInTheirFolderWhateverTheyAreCalled) {
  EXPECT_EQ(save_failure(folder_, "../../up", "a").parent_path(), folder_);
  EXPECT_EQ(save_failure(folder_, "", "a").parent_path(), folder_);
}

TEST_F(Failures, AreNoneWhereNoneWereSaved) { EXPECT_TRUE(saved_failures(folder_).empty()); }

TEST_F(Failures, ThatCannotBeSavedSaySo) { EXPECT_THROW(save_failure("/dev/null/failures", "a", "b"), BadInput); }

}  // namespace
}  // namespace fathom::app
