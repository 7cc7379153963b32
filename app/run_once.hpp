#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "app/program.hpp"

/// The program run within a test. For tests alone.
namespace fathom::app {

/// What a user sees of one run.
struct Seen {
  int exit = 0;
  std::string out;
  std::string err;
};

inline Seen seen(const std::vector<std::string>& words) {
  std::ostringstream out, err;
  const int exit = run(
      words, [](const std::string&) { return std::optional<std::string>{}; }, out, err);
  return {exit, out.str(), err.str()};
}

/// Each test in an empty folder, which is gone afterwards.
class InItsOwnFolder : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(folder_);
    std::filesystem::current_path(folder_);
  }
  void TearDown() override {
    std::filesystem::current_path(before_);
    std::filesystem::remove_all(folder_);
  }
  std::filesystem::path before_ = std::filesystem::current_path();
  std::filesystem::path folder_ = std::filesystem::temp_directory_path() / ("fathom_program_" + std::to_string(::getpid()));
};

}  // namespace fathom::app
