#include "scenarios/mermaid_rain.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "notation/yaml.hpp"

namespace fathom {
namespace {

using mermaid_rain::MermaidRain;

TEST(MermaidRainSchema, is_the_one_written_down_for_editors) {
  EXPECT_EQ(read_text_file(FATHOM_SCENARIOS_DIR "/mermaid_rain/scenario.schema.json"), scenario_schema<MermaidRain>())
      << "write it anew: bin/scenario_run --schema > scenarios/mermaid_rain/scenario.schema.json";
}

TEST(MermaidRainScenarios, fail_when_the_rules_are_other_than_published) {
  mermaid_rain::Game game = MermaidRain::published();
  game.rules.rank_points = {12, 6, 4, 2, 1, 0};
  const auto all = run_scenarios<MermaidRain>(game, scenario_files(FATHOM_SCENARIOS_DIR "/mermaid_rain"), {});
  EXPECT_TRUE(
      std::any_of(all.begin(), all.end(), [](const Shown& shown) { return shown.verdict.outcome == Outcome::fails; }));
}

}  // namespace
}  // namespace fathom
