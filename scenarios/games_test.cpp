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
  game.rules.mixed = mermaids_song::Mixed::visible_total;
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

/// Why a scenario of a game that says no more than this fails; `holds` where it does not.
std::string judged(std::string_view game, const std::string& rule, const std::string& rest) {
  for (const ScenarioGame& each : scenario_games()) {
    if (each.name != game) continue;
    const std::string text = "scenario: x\ncites: " + rule + "\nplayers: 3\n" + rest + "\nthen: {}\n";
    const Verdict verdict = each.run_text(text, "x.yaml", {}).at(0).verdict;
    const std::size_t message = verdict.why.find("found that it breaks ");
    return verdict.outcome == Outcome::holds ? "holds"
           : message == std::string::npos    ? verdict.why
                                             : verdict.why.substr(message + 21);
  }
  return "no such game";
}
std::string rain(const std::string& given) { return judged("mermaid-rain", "rounds.sequence", "given: { " + given + " }"); }
std::string beach(const std::string& given) { return judged("mermaid-beach", "turns.sequence", "given: { " + given + " }"); }
std::string song(const std::string& given) { return judged("mermaids-song", "turns.sequence", "given: { " + given + " }"); }
std::string board(const std::string& given) { return judged("mirage", "turns.sequence", "given: { " + given + " }"); }

TEST(MermaidRainScenarios, say_which_piece_is_too_many_and_where) {
  EXPECT_EQ(rain("step: choosing_cards, treasure: { Ann: { pearl: 9 }, Bob: { pearl: 6 } }, scores: { Ann: 18, Bob: 12 }"),
            "tokens_conserved: pearl: three too many, 15 of 12 (treasure: Ann 9, Bob 6)");
  EXPECT_EQ(rain("step: choosing_cards, hands: { Ann: { gull: 30 } }").substr(0, 59),
            "cards_conserved: gull: six too many, 30 of 24 (hands: Ann 3");
  EXPECT_EQ(rain("step: moving, tiles: [{ tile: dark short gull, at: [A1, B1] }]"),
            "tiles_lie_on_ocean: a dark short gull tile lies on A1, which is no ocean");
  EXPECT_EQ(rain("step: moving, tiles: [{ tile: dark short gull, at: [B4, D4] }]"),
            "tiles_keep_their_shape: a dark short gull tile cannot lie on B4 D4");
  EXPECT_EQ(rain("step: moving, mermaids: { Bob: D4 }"),
            "mermaids_where_they_may_be: Bob's mermaid is on D4, where no tile, treasure or start is");
  EXPECT_EQ(rain("step: moving, spaces: [{ at: I2, up: { coral: 5 } }]").substr(0, 48),
            "spaces_only_lose_tokens: I2 has 5 tokens face up");
}

TEST(MermaidRainScenarios, begin_with_whoever_it_is_for) {
  EXPECT_EQ(rain("step: dealing, dealer: Bob, acting: Bob"), "holds");
  EXPECT_EQ(rain("step: dealing, dealer: Bob"), "holds");
  EXPECT_EQ(rain("step: dealing, dealer: Bob, acting: Ann").substr(0, 60),
            "x.yaml:4:46: acting: expected Ann, found Bob, which follows ");
  EXPECT_EQ(rain("step: dealing, dealer: Bob, acting: Cleo, hands: { Bob: { gull: 7 } }"), "holds");
  EXPECT_EQ(rain("step: choosing_cards, dealer: Bob, acting: Ann").substr(0, 44),
            "x.yaml:4:53: acting: expected Ann, found Bob");
}

TEST(MermaidBeachScenarios, say_which_card_is_too_many_and_who_holds_it) {
  EXPECT_EQ(beach("step: turn, hands: { Ann: { sun: 10 }, Bob: [umbrella], Cleo: [surfboard] }"),
            "beach_cards_conserved: sun: six too many, 10 of 4 (hands: Ann 10)");
  EXPECT_EQ(beach("step: turn, discards: [sun], hands: { Ann: [sun], Bob: [umbrella], Cleo: [surfboard] }"),
            "items_discarded_in_pairs: a sun discarded, and items leave in pairs");
  EXPECT_EQ(beach("step: turn, acting: Bob, hands: { Ann: [sun], Bob: [umbrella], Cleo: [surfboard] }").substr(0, 44),
            "x.yaml:4:30: acting: expected Bob, found Ann");
  EXPECT_EQ(beach("step: dealing, acting: Cleo").substr(0, 45), "x.yaml:4:33: acting: expected Cleo, found Ann");
  EXPECT_EQ(beach("step: dealing, acting: Cleo, hands: { Ann: [sun], Bob: [sun] }"), "holds");
  EXPECT_EQ(beach("step: dealing, hands: { Ann: [sun], Cleo: [sun] }, acting: Bob"), "holds");
}

TEST(MermaidsSongScenarios, say_which_mermaid_cannot_be) {
  EXPECT_EQ(song("step: acting, mermaids: { Ann: [{}, {}, {}, {}] }"),
            "mermaids_at_most_three: Ann has 4 mermaids, and nobody more than 3");
  EXPECT_EQ(song("step: acting, mermaids: { Ann: [{}, { visible: [song_3, silence_3] }] }"),
            "nothing_visible_cancels: Ann's second mermaid has a song of 3 and a silence of 3 visible, which cancel");
  EXPECT_EQ(song("step: acting, deck: []").substr(0, 30), "x.yaml:4:30: deck: expected []");
}

TEST(MirageScenarios, say_which_square_cannot_be) {
  EXPECT_EQ(board("step: drawing, turn: Bob, camels: { Bob: 2 }"),
            "explorers_conserved: Bob has 2 camels of 7: 2 in hand, 0 on the table");
  EXPECT_EQ(board("step: drawing, camps: [{ by: Ann, at: E4 }]"),
            "tents_stand_in_gaps_of_their_own: Ann's tent on E4 stands in no gap");
  EXPECT_EQ(
      board(
          "step: drawing, turn: Bob, board: { coasts: [{ pattern: alike, face: front, at: start, turned: north, by: Ann }], "
          "survey: [{ tile: light_dark_light, corner: E4, elbow: north_east, side: land, by: Ann }] }")
          .substr(0, 20),
      "board_hangs_together");
}

const std::string drawing =
    "    N^    W2    W1     0    E1\n"
    "        +-----+\n"
    "    N1  |.....|\n"
    "        |..A..|\n"
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
  EXPECT_EQ(found_where_expected("  board: |\n" + with("N1  |.....|\n        |..A..|\n",
                                                       "N1  |.....|              ^\n        |..A..|             /A\\\n")),
            "x.yaml:20:28: board: on E1N1 expected `  ^  ` over ` /A\\ `, found a bare square");
  EXPECT_EQ(
      found_where_expected("  board: |\n    N^     0\n        +-----+\n    0   |.NW  |\n        |=ES  |\n        +-----+\n"),
      "x.yaml:17:10: board: on W2N1 expected a bare square, found `.....` over `..A..` (and 3 more)");
  EXPECT_EQ(found_where_expected("  board: |\n" + with("=ES  |", "=ES x|")).substr(0, 14), "x.yaml:24:26: ");
}

TEST(MirageExpectations, of_places_name_a_square_or_a_part_of_a_Coast_tile) {
  EXPECT_EQ(found_where_expected("  regions: { W2: [Ann], start land: [Ann], start water: [], E1: none }\n"), "holds");
  EXPECT_EQ(found_where_expected("  regions: { W1: [Bob] }\n"), "x.yaml:17:18: regions.W1: expected [Bob], found [Ann]");
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
            "x.yaml:6:22: ways_to_lay.N1: expected [north_east water], found [north_east land, north_west land]");
}

TEST(MirageScenarios, that_begin_with_too_few_pieces_say_which_and_whose) {
  const auto told = [](const std::string& given) {
    const std::string text = "scenario: x\ncites: growing.connected\nplayers: 2\ngiven: { step: drawing, turn: Ann, " +
                             given + " }\nwhen: [{ draw: { to: Ann, tile: light_dark_light } }]\n";
    return run_scenario_text<mirage::Mirage>(mirage::Mirage::published(), text, "x.yaml", {}).at(0).verdict.why;
  };
  EXPECT_NE(told("camels: { Bob: 2 }").find("explorers_conserved: Bob has 2 camels of 7"), std::string::npos);
  EXPECT_NE(told("tents: { Ann: 1 }").find("tents_conserved: Ann has 1 tents of 3"), std::string::npos);
  EXPECT_NE(told("pile: { alike: 5 }").find("coast_tiles_conserved: "), std::string::npos);
  EXPECT_NE(told("bag: { light_dark_light: 1 }").find("survey_tiles_conserved: "), std::string::npos);
}

TEST(MirageExpectations, of_gaps_are_empty_where_there_is_none) {
  EXPECT_EQ(found_where_expected("  complete_gaps: []\n  gap_at: { E1N1: [] }\n  gap_kind: { E1N1: none }\n"), "holds");
  EXPECT_EQ(found_where_expected("  gap_kind: { E1N1: oasis }\n"),
            "x.yaml:17:21: gap_kind.E1N1: expected oasis, found none");
  EXPECT_EQ(found_where_expected("  complete_gaps: [E1N1]\n"), "x.yaml:17:18: complete_gaps: expected [E1N1], found []");
}

}  // namespace
}  // namespace fathom
