#include "scenarios/pattern.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace fathom {
namespace {

namespace fs = std::filesystem;

TEST(Patterns, StandForPartsOfNamesBetweenSlashes) {
  EXPECT_TRUE(fits_pattern("riding/*", "riding/warp"));
  EXPECT_TRUE(fits_pattern("*/warp_*", "riding/warp_home"));
  EXPECT_TRUE(fits_pattern("riding/wa[rl]?", "riding/warp"));
  EXPECT_FALSE(fits_pattern("riding/*", "riding/warp/3")) << "a star does not go over a slash";
  EXPECT_FALSE(fits_pattern("riding/*", "gaining/warp"));
  EXPECT_FALSE(fits_pattern("riding", "riding/warp"));
  EXPECT_TRUE(fits_pattern("riding\\warp", "riding\\warp")) << "a backslash stands for itself";
}

TEST(Patterns, GoThroughAnyNumberOfFolders) {
  for (const char* const path : {"cases/a.yaml", "cases/b/a.yaml", "cases/b/c/a.yaml"})
    EXPECT_TRUE(fits_pattern("cases/**/*.yaml", path)) << path;
  EXPECT_TRUE(fits_pattern("**", "a/b"));
  EXPECT_FALSE(fits_pattern("cases/**/*.yaml", "other/a.yaml"));
}

TEST(Patterns, AreToldFromNames) {
  EXPECT_TRUE(has_wildcards("a*"));
  EXPECT_TRUE(has_wildcards("a?"));
  EXPECT_TRUE(has_wildcards("a[bc]"));
  EXPECT_FALSE(has_wildcards("cases/a_b.yaml"));
}

TEST(Patterns, FindFilesEachOnce) {
  const fs::path before = fs::current_path();
  const fs::path folder = fs::temp_directory_path() / ("fathom_patterns_" + std::to_string(::getpid()));
  fs::create_directories(folder / "cases/deep/.hidden");
  fs::current_path(folder);
  for (const char* const file :
       {"cases/b.yaml", "cases/a.yaml", "cases/deep/c.yaml", "cases/deep/.hidden/d.yaml", "cases/e.txt"})
    std::ofstream(file) << "x";
  const std::vector<std::string> all{"cases/a.yaml", "cases/b.yaml", "cases/deep/c.yaml"};
  EXPECT_EQ(files_like_pattern("cases/**/*.yaml"), all);
  EXPECT_EQ(files_like_pattern("**/**/*.yaml"), all);
  EXPECT_EQ(files_like_pattern("*/[ab].yaml"), (std::vector<std::string>{"cases/a.yaml", "cases/b.yaml"}));
  EXPECT_EQ(files_like_pattern((folder / "cases/deep/*.yaml").string()),
            std::vector<std::string>{(folder / "cases/deep/c.yaml").string()});
  EXPECT_TRUE(files_like_pattern("nowhere/*.yaml").empty());
  fs::current_path(before);
  fs::remove_all(folder);
}

}  // namespace
}  // namespace fathom
