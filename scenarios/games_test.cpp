#include "scenarios/games.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "notation/yaml.hpp"
#include "scenarios/mermaid_beach.hpp"
#include "scenarios/mermaid_rain.hpp"
#include "scenarios/mermaids_song.hpp"
#include "scenarios/mirage.hpp"

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

TEST(VariantSchemas, are_those_written_down_for_editors) {
  for (const ScenarioGame& game : scenario_games()) {
    const std::string file = "variants/" + std::string(game.folder) + ".schema.json";
    EXPECT_TRUE(read_text_file(scenarios + file) == game.variant_schema())
        << "write it anew: bin/scenario_run --variant-schema " << game.name << " > scenarios/" << file;
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

TEST(MirageScenarios, fail_when_the_rules_are_other_than_published) {
  mirage::Game game = mirage::Mirage::published();
  game.rules.fitting = mirage::Fitting::could_be_laid;
  const auto all = run_scenarios<mirage::Mirage>(game, scenario_files(scenarios + "mirage"), ScenarioOptions{});
  EXPECT_TRUE(
      std::any_of(all.begin(), all.end(), [](const Shown& shown) { return shown.verdict.outcome == Outcome::fails; }));
}

const std::string drawing =
    "    N^    W2    W1     0    E1\n"
    "        +-----+\n"
    "    N1  |.....|              ^\n"
    "        |..A..|             /B\\\n"
    "        +     +-----+-----+\n"
    "    0   |::::: .....|.NW  |\n"
    "        |::A:: ..A..|=ES  |\n"
    "        +-----+-----+-----+\n";

/// The drawing with a part of it written over.
std::string with(std::string_view what, std::string_view by) {
  std::string text = drawing;
  return text.replace(text.find(what), what.size(), by);
}

/// What comes of expecting this of the table as drawn: `holds`, or why it does not.
std::string found_where_expected(const std::string& then) {
  const std::string text =
      "scenario: x\ncites: regions.one_colour\nplayers: 2\ngiven:\n  step: drawing\n  turn: Bob\n  board: |\n" + drawing +
      "then:\n" + then;
  try {
    const Shown shown = run_scenario_text<mirage::Mirage>(mirage::Mirage::published(), text, "x.yaml", {}).at(0);
    return shown.verdict.outcome == Outcome::holds ? "holds" : shown.verdict.why;
  } catch (const Problem& problem) {
    return problem.what();
  }
}

TEST(MirageExpectations, of_a_drawn_table_say_which_square_differs) {
  EXPECT_EQ(found_where_expected("  board: |\n" + drawing), "holds");
  EXPECT_EQ(found_where_expected("  board: { coasts: 1 }\n"), "holds");
  EXPECT_EQ(found_where_expected("  board: |\n" + with("..A..|=", ".....|=")),
            "x.yaml:23:16: board: on W1 expected `.....` over `.....`, found `.....` over `..A..`");
  EXPECT_EQ(found_where_expected("  board: |\n" + with(" /B\\\n", " /A\\\n")),
            "x.yaml:20:28: board: on E1N1 expected `  ^  ` over ` /A\\ `, found `  ^  ` over ` /B\\ `");
  EXPECT_EQ(
      found_where_expected("  board: |\n    N^     0\n        +-----+\n    0   |.NW  |\n        |=ES  |\n        +-----+\n"),
      "x.yaml:17:10: board: on W2N1 expected a bare square, found `.....` over `..A..`");
  EXPECT_EQ(found_where_expected("  board: |\n" + with("=ES  |", "=ES x|")).substr(0, 14), "x.yaml:24:26: ");
}

TEST(MirageExpectations, of_places_name_a_square_or_a_part_of_a_Coast_tile) {
  EXPECT_EQ(found_where_expected("  regions: { W2: [Ann], start land: [Ann], start water: [], E1: none }\n"), "holds");
  EXPECT_EQ(found_where_expected("  regions: { W1: [Bob] }\n"), "x.yaml:17:18: W1: expected [Bob], found [Ann]");
  EXPECT_EQ(found_where_expected("  regions: { start: [Ann] }\n"),
            "x.yaml:17:14: start is a Coast tile: write `start land` or `start water`");
  EXPECT_EQ(found_where_expected("  regions: { start sand: [Ann] }\n").substr(0, 14), "x.yaml:17:14: ");
  EXPECT_EQ(found_where_expected("  region_squares: { start land: [W1, start], W2: [W2] }\n"), "holds");
}

TEST(MirageExpectations, of_ways_to_lay_are_those_that_fit) {
  const auto with_a_tile = [](const std::string& then) {
    const std::string text =
        "scenario: x\ncites: growing.connected\nplayers: 2\ngiven: { step: laying, tile: light_dark_light }\nthen:\n" + then;
    const Shown shown = run_scenario_text<mirage::Mirage>(mirage::Mirage::published(), text, "x.yaml", {}).at(0);
    return shown.verdict.outcome == Outcome::holds ? "holds" : shown.verdict.why;
  };
  // The starting tile has sand to the north and east, water to the south and west.
  EXPECT_EQ(with_a_tile("  ways_to_lay:\n"
                        "    N1: [north_east land, north_west land]\n"
                        "    E1N1: [south_east land, south_west land, north_west land]\n"
                        "    S1: [south_east water, south_west water]\n"
                        "    E3: []\n"),
            "holds");
  EXPECT_EQ(with_a_tile("  ways_to_lay: { N1: [north_east water] }\n"),
            "x.yaml:6:22: N1: expected [north_east water], found [north_east land, north_west land]");
}

TEST(MirageExpectations, of_gaps_are_empty_where_there_is_none) {
  EXPECT_EQ(found_where_expected("  complete_gaps: []\n  gap_at: { E1N1: [] }\n  gap_kind: { E1N1: none }\n"), "holds");
  EXPECT_EQ(found_where_expected("  gap_kind: { E1N1: oasis }\n"), "x.yaml:17:21: E1N1: expected oasis, found none");
  EXPECT_EQ(found_where_expected("  complete_gaps: [E1N1]\n"), "x.yaml:17:18: expected [E1N1], found []");
}

}  // namespace
}  // namespace fathom
