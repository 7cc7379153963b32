#include "app/exploring.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "app/fakes.hpp"
#include "app/files.hpp"
#include "app/run_once.hpp"

namespace fathom::app {
namespace {

using properties::How;
using properties::Thing;

bool run_says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Registered fake_explored_game() {
  Registered game;
  game.name = "mermaid-rain";
  game.rulebook = fake::rules;
  game.clauses = fake::clauses;
  return game;
}

Thing fake_thing(const std::string& rule, How how, std::uint64_t after, bool is_new) {
  Thing made;
  made.rule = rule;
  made.how = how;
  made.step = "riding";
  made.players = 3;
  made.plays[0] = 1;
  made.after = after;
  made.is_new = is_new;
  return made;
}

properties::Explored fake_run() {
  properties::Explored all;
  all.plays = 1200;
  all.plays_before = 1000;
  all.plays_by = {1200, 0, 0, 0, 0};
  all.seconds = 7210;
  all.steps = {"riding", "counting"};
  all.things = {fake_thing("placing.order", How::allowed, 7, false), fake_thing("placing.order", How::silent, 1100, true)};
  all.unseen = {1200, 2, 2, 0, 2.0 / 1200, 0.004, 1};
  return all;
}

TEST(Survey, SaysWhatIsNewAndWhatIsUnseen) {
  const std::string text = survey(Paint(Colour::never), fake_explored_game(), fake_run());
  EXPECT_TRUE(run_says(text, "gone on from 1000 of earlier runs")) << text;
  EXPECT_TRUE(run_says(text, "1 thing since last time, of 2; the last new one after 1100 plays")) << text;
  EXPECT_TRUE(run_says(text, "placing.order silent at riding,")) << text;
  EXPECT_TRUE(run_says(text, "0 of 1 rules that can refuse")) << text;
  EXPECT_TRUE(run_says(text, "never: placing.on_ocean")) << text;
  EXPECT_TRUE(run_says(text, "new since last time: placing.order")) << text;
  EXPECT_TRUE(run_says(text, "an estimate: the next play shows 0.0017 things")) << text;
  EXPECT_TRUE(run_says(text, "riding    1 · 0")) << text;
  EXPECT_FALSE(run_says(text, "counting")) << "nothing was seen there: " << text;
}

TEST(Survey, OfNothingSaysNothing) {
  const std::string text = survey(Paint(Colour::never), fake_explored_game(), {});
  EXPECT_TRUE(run_says(text, "nothing can be said")) << text;
}

class CheckFor : public InItsOwnFolder {
 protected:
  static std::vector<std::string> words(const std::string& search, const std::string& cases, std::vector<std::string> more = {}) {
    std::vector<std::string> all{"check", "mermaids-song", "--players", "3", "--search", search, "--cases", cases,
                                 "--only", "cards_conserved", "--state", "song.run"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
};

TEST_F(CheckFor, GoesOnWhereItWas) {
  const Seen first = seen(words("steered", "16"));
  EXPECT_EQ(first.exit, 0) << first.out << first.err;
  const Seen second = seen(words("steered", "32", {"--json", "song.json"}));
  EXPECT_EQ(second.exit, 0) << second.out << second.err;
  EXPECT_TRUE(run_says(second.out, "16 plays in ")) << second.out;
  EXPECT_TRUE(run_says(second.out, "gone on from 16 of earlier runs; 32 in ")) << second.out;
  const std::string json = read_file("song.json");
  EXPECT_TRUE(run_says(json, "\"plays_before\": 16")) << json.substr(0, 2000);
  EXPECT_TRUE(run_says(json, "\"how\": \"refused\""));
}

TEST_F(CheckFor, RefusesAnothersState) {
  EXPECT_EQ(seen(words("mixed", "2")).exit, 0);
  const Seen other = seen(words("steered", "2"));
  EXPECT_EQ(other.exit, 2);
  EXPECT_TRUE(run_says(other.err, "song.run is of something else; name another --state, or delete it")) << other.err;
  EXPECT_EQ(std::ranges::count(other.err, '\n'), 1) << other.err;
}

TEST_F(CheckFor, KeepsARunWithATimeByItself) {
  const std::vector<std::string> timed{"check", "mermaids-song", "--players", "3", "--time", "300ms", "--only", "cards_conserved"};
  const Seen first = seen(timed);
  EXPECT_EQ(first.exit, 0) << first.out << first.err;
  const Seen second = seen(timed);
  EXPECT_TRUE(run_says(second.out, "of earlier runs")) << second.out;
  std::vector<std::string> kept_nowhere = timed;
  kept_nowhere.insert(kept_nowhere.end(), {"--state", "none"});
  EXPECT_FALSE(run_says(seen(kept_nowhere).out, "of earlier runs"));
}

TEST_F(CheckFor, TellsHowToBringBackWhatASteeredSearchFinds) {
  write_file("loose.yaml", "game: mermaids-song\nvariant: loose\ndrop: [mermaids.at_most_three]\n");
  const Seen result = seen({"check", "mermaids-song", "--variant", "loose.yaml", "--search", "steered", "--cases", "16", "--players", "3",
                            "--only", "mermaids_at_most_three"});
  EXPECT_EQ(result.exit, 1) << result.out << result.err;
  EXPECT_TRUE(run_says(result.out, "fathom replay .fathom/failures/")) << result.out;
}

TEST_F(CheckFor, ComparesSearches) {
  const Seen result = seen({"mutants", "mermaid-beach", "--only", "without contents.nothing_else", "--compare-searches", "2", "--cases",
                            "4", "--json", "compared.json"});
  EXPECT_EQ(result.exit, 0) << result.out << result.err;
  EXPECT_TRUE(run_says(result.out, "without contents.nothing_else")) << result.out;
  EXPECT_TRUE(run_says(read_file("compared.json"), "\"steered\": ["));
  const Seen sound = seen({"check", "mermaid-beach", "--compare-searches", "1", "--cases", "2", "--players", "3"});
  EXPECT_EQ(sound.exit, 0) << sound.err;
  EXPECT_TRUE(run_says(sound.out, "as it is")) << sound.out;
  EXPECT_TRUE(run_says(sound.out, "steered   0 of 1 by every seed")) << sound.out;
}

TEST_F(CheckFor, IsForManyCases) {
  const Seen one = seen({"check", "mermaids-song", "--seed", "1/7", "--search", "steered"});
  EXPECT_EQ(one.exit, 2);
  EXPECT_TRUE(run_says(one.err, "--seed 1/7 is one case")) << one.err;
  EXPECT_EQ(seen({"check", "mermaids-song", "--search", "sideways"}).exit, 2);
}

}  // namespace
}  // namespace fathom::app
