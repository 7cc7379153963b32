#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "app/files.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

/// Mermaid Beach with a handful of cards.
constexpr const char* handful =
    "game: mermaid-beach\n"
    "variant: a handful\n"
    "change: { dealing.seven_for_two: 2 }\n"
    "components:\n"
    "  beach: { sun: 2, sunglasses: 0, umbrella: 0, beach_ball: 0, sand_castle: 0, pail_and_shovel: 0, sailboat: 0,"
    " surfboard: 0, mermaid: 1, mean_mermaid: 1, seaweed: 1, sneaker_wave: 0, sea_monster: 1 }\n"
    "  shells: { one: 1, two: 1, three: 0, four: 0, starfish_left: 1, starfish_right: 0 }\n";

class ExhaustCommand : public InItsOwnFolder {
 protected:
  void SetUp() override {
    InItsOwnFolder::SetUp();
    write_file("handful.yaml", handful);
  }
};

TEST_F(ExhaustCommand, GoesThroughAllPositionsOfABox) {
  const Seen result = seen({"exhaust", "mermaid-beach", "--box", "handful.yaml", "--json", "all.json"});
  EXPECT_EQ(result.exit, 0) << result.out << result.err;
  EXPECT_NE(result.out.find(", all there are up to 2 renamings"), std::string::npos) << result.out;
  EXPECT_NE(read_file("all.json").find("\"exhaustive\""), std::string::npos);
}

TEST_F(ExhaustCommand, CountsEachPositionForItself) {
  const Seen result = seen({"exhaust", "mermaid-beach", "--box", "handful.yaml", "--each-alone", "--state", "none"});
  EXPECT_EQ(result.exit, 0) << result.out << result.err;
  EXPECT_EQ(result.out.find("renamings"), std::string::npos) << result.out;
}

TEST_F(ExhaustCommand, SavesAShortestPlayToWhatFalls) {
  std::string broken = handful;
  write_file("broken.yaml", broken + "drop: [seaweed.whom]\n");
  const Seen result = seen({"exhaust", "mermaid-beach", "--box", "broken.yaml"});
  EXPECT_EQ(result.exit, 1) << result.out << result.err;
  EXPECT_NE(result.out.find("no shorter play shows it"), std::string::npos) << result.out;
  EXPECT_FALSE(std::filesystem::is_empty(".fathom/failures"));
}

TEST_F(ExhaustCommand, DecidesNothingWithTooLittleMemory) {
  write_file("larger.yaml", std::string("extends: handful.yaml\ngame: mermaid-beach\nvariant: more\n"
                                        "components: { beach: { sun: 4, sunglasses: 2 } }\n"));
  const Seen result = seen({"exhaust", "mermaid-beach", "--box", "larger.yaml", "--memory", "1"});
  EXPECT_EQ(result.exit, 3) << result.out << result.err;
  EXPECT_NE(result.out.find("Undecided: 1 MB"), std::string::npos) << result.out;
}

TEST_F(ExhaustCommand, SaysWhereABoxOughtToBe) {
  const Seen result = seen({"exhaust", "mermaid-beach", "--box", "enormous"});
  EXPECT_EQ(result.exit, 2);
  EXPECT_NE(result.err.find("no box enormous comes with mermaid-beach"), std::string::npos) << result.err;
}

TEST_F(ExhaustCommand, IsPartOfTheGateForTheLeastBox) {
  const Seen result = seen({"gate", "mermaid-beach", "--only", "least/*", "--json", "all.json"});
  EXPECT_EQ(result.exit, 0) << result.out << result.err;
  EXPECT_NE(result.out.find("every position of the box least, 2 players: "), std::string::npos) << result.out;
  EXPECT_NE(read_file("all.json").find("\"least/no_dead_end\""), std::string::npos);
  EXPECT_EQ(seen({"gate", "mermaid-beach", "--only", "least/no_dead_end", "--players", "3"}).exit, 2) << "it has two players";
}

TEST_F(ExhaustCommand, FailsTheGateForWhatFallsInTheLeastBox) {
  std::filesystem::create_directories("home/scenarios/boxes/mermaid_beach");
  std::filesystem::create_directories("home/scenarios/mermaid_beach");
  write_file("home/scenarios/boxes/mermaid_beach/least.yaml", std::string(handful) + "drop: [seaweed.whom]\n");
  write_file("home/scenarios/mermaid_beach/begins.yaml",
             "scenario: anybody may begin\ncites: [turns.first_player]\nplayers: 2\ngiven: { step: first_player }\n"
             "when: [{ first_player: Bob }]\nthen: { turn: Bob }\n");
  const Seen result = seen({"gate", "mermaid-beach", "--only", "least/*", "--home", "home"});
  EXPECT_EQ(result.exit, 1) << result.out << result.err;
  EXPECT_NE(result.out.find("least/seaweed_is_for_any_opponent"), std::string::npos) << result.out;
  EXPECT_FALSE(std::filesystem::is_empty(".fathom/failures/least"));
}

}  // namespace
}  // namespace fathom::app
