#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "app/files.hpp"
#include "app/run_once.hpp"

// `fathom new`. That what it lays out builds and runs is tried by ci/example.

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

using NewGame = InItsOwnFolder;

TEST_F(NewGame, HasItsNameInEveryFile) {
  const Seen result = seen({"new", "tide-pools-2"});
  ASSERT_EQ(result.exit, 0) << result.err;
  EXPECT_NE(result.out.find("cd tide-pools-2\n"), std::string::npos) << result.out;
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator("tide-pools-2")) {
    if (!entry.is_regular_file()) continue;
    ++files;
    const std::string text = read_file(entry.path());
    for (const char* const placeholder : {"my-game", "my_game", "MyGame"})
      EXPECT_EQ(text.find(placeholder), std::string::npos) << entry.path();
  }
  EXPECT_GE(files, 8U);
  EXPECT_TRUE(fs::exists("tide-pools-2/.gitignore"));
  EXPECT_NE(read_file("tide-pools-2/game.hpp").find("struct TidePools2 : SpecifiedBy"), std::string::npos);
  EXPECT_NE(read_file("tide-pools-2/CMakeLists.txt").find("fathom_add_game(tide-pools-2 GAME tide_pools_2::TidePools2"),
            std::string::npos);
}

TEST_F(NewGame, OverwritesNothing) {
  fs::create_directories("mine");
  write_file("mine/notes.txt", "");
  EXPECT_EQ(seen({"new", "mine"}).err, "fathom: mine is there already, and not empty: name another folder with --output\n");
  fs::create_directories("empty");
  EXPECT_EQ(seen({"new", "mine", "--output", "empty"}).exit, 0);
  EXPECT_TRUE(fs::exists("empty/scenarios/taking.yaml"));
}

TEST_F(NewGame, HasANameThatFilesAndCodeCanBear) {
  for (const char* const name : {"", "Tide", "2pools", "tide_pools", "tide-", "../tide", "fathom", "tide pools"}) {
    const Seen result = seen({"new", name});
    EXPECT_EQ(result.exit, 2) << name;
    EXPECT_NE(result.err.find("expected a name such as tide-pools"), std::string::npos) << result.err;
  }
  for (const char* const name : {"class", "std", "new"})
    EXPECT_NE(seen({"new", name}).err.find("that C++ leaves free"), std::string::npos) << name;
  EXPECT_TRUE(fs::is_empty("."));
}

}  // namespace
}  // namespace fathom::app
