#include "scenarios/games.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "notation/yaml.hpp"
#include "scenarios/mermaid_beach.hpp"
#include "scenarios/mermaid_rain.hpp"
#include "scenarios/mermaids_song.hpp"

namespace fathom {
namespace {

const std::string scenarios = FATHOM_SCENARIOS_DIR "/";

TEST(ScenarioSchemas, are_those_written_down_for_editors) {
  for (const ScenarioGame& game : scenario_games()) {
    const std::string file = std::string(game.folder) + "/scenario.schema.json";
    EXPECT_TRUE(read_text_file(scenarios + file) == game.schema())
        << "write it anew: bin/scenario_run --schema " << game.name << " > scenarios/" << file;
  }
}

TEST(MermaidRainScenarios, fail_when_the_rules_are_other_than_published) {
  mermaid_rain::Game game = mermaid_rain::MermaidRain::published();
  game.rules.rank_points = {12, 6, 4, 2, 1, 0};
  const auto all =
      run_scenarios<mermaid_rain::MermaidRain>(game, scenario_files(scenarios + "mermaid_rain"), ScenarioOptions{});
  EXPECT_TRUE(
      std::any_of(all.begin(), all.end(), [](const Shown& shown) { return shown.verdict.outcome == Outcome::fails; }));
}

TEST(MermaidBeachScenarios, fail_when_the_rules_are_other_than_published) {
  mermaid_beach::Game game = mermaid_beach::MermaidBeach::published();
  game.rules.judged = mermaid_beach::Judged::at_once;
  const auto all =
      run_scenarios<mermaid_beach::MermaidBeach>(game, scenario_files(scenarios + "mermaid_beach"), ScenarioOptions{});
  EXPECT_TRUE(
      std::any_of(all.begin(), all.end(), [](const Shown& shown) { return shown.verdict.outcome == Outcome::fails; }));
}

TEST(MermaidsSongScenarios, fail_when_the_rules_are_other_than_published) {
  mermaids_song::Game game = mermaids_song::MermaidsSong::published();
  game.rules.mixed = mermaids_song::Mixed::difference;
  const auto all =
      run_scenarios<mermaids_song::MermaidsSong>(game, scenario_files(scenarios + "mermaids_song"), ScenarioOptions{});
  EXPECT_TRUE(
      std::any_of(all.begin(), all.end(), [](const Shown& shown) { return shown.verdict.outcome == Outcome::fails; }));
}

}  // namespace
}  // namespace fathom
