// Short accounts of Mermaid's Song and Mirage, in words of our own, held against the editions of these games: what they
// state holds, and each planted fault is told with its rule.

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "audit/editions/claims.hpp"

namespace fathom::audit::sample_editions {
namespace {

constexpr std::string_view song = R"(Cards

Of the mermaids (15) each starts without any enticement power.

The box has Silence of the Deep (22), and besides Song of the Sea (22): a mermaid's power will decrease or increase by the value of each, which is 1, 2 or 3. A mermaid holds cards with no limit.

The Kraken (1)

Treasure of the Deep (1)

Sea creatures (30): the enticement rating is 4, 5, 6, 7 or 9.

Setup

Lay three sea creatures face up beside the Creature deck. Deal one mermaid to every player. Then deal one card to every player. So all start with two cards. The player who was swimming last begins, and play goes on clockwise.

Players

6 players. Keep every card.

5 players. Take out 1 mermaid.

4 players. Take out 4 mermaids.

3 players. Take out 7 mermaids.

Win

3	35 points

4	25 points

5+	20 points

Draw phase

Draw until there are three cards in your hand. You may discard the whole hand, which ends the turn without an Action phase. You must not discard if you drew The Kraken or Treasure of the Deep.

Play a mermaid

Your play area never holds more than three mermaids at one time.

Play Song/Silence cards

A card must not move to another mermaid.

Play The Kraken card

All players must put the mermaid with the highest enticement power on the Mermaid discard pile. Mermaids with 0 enticement power are spared.

End of Turn

At any time you may declare that your turn comes to its end.
)";

constexpr std::string_view mirage = R"(Equipment

12 tents (3 per color)

28 ships, of which 7 per color

28 camels, of which 7 per color

10 Coast tiles (2 patterns)

40 Survey tiles (8 patterns)

Setup

Each player will choose a color: red, white, black or yellow. Every player has a supply of seven camels, seven ships and three tents. One Coast tile is put randomly in the middle. A Survey tile is an elbow of three squares. With a three-player game, one Survey tile that you draw out of the bag is left aside.

How To Play

Choose a starting player; turns are taken clockwise.

Draw A Tile

Reach into the bag and draw your Survey tile. With one that is all light or all dark, take a Coast tile from the pile.

Grow The Board

Connect an edge of the Survey tile, or of a square of it, to a tile in play.

Add Pawns

Add three explorers from your supply, one on each square. With its face water-side-up, the tile is where you must add ships. With its face land-side-up, what you must add is camels.

Resolve Gaps

Tiles can surround a place that stays bare: that is a gap. Each edge must be enclosed, the corner need not.

Scoring Regions

Each region of light squares or dark squares brings 2 points. In a tie for a region both have two points.

Scoring Tents

It is the distance to visit all three tents. Its shortest way may leave the tiles and lead over the table.

Objective

Ilse owns 1 black and 1 red tree and 1 yellow tree, worth 9 points, and another set of 1 red and 1 black tree for 4 points. She adds these 13 points to the rest.
)";

struct Sample {
  std::string_view game;
  std::string_view text;
  std::vector<std::string_view> rules;  ///< That it states.
};
void PrintTo(const Sample& sample, std::ostream* out) { *out << sample.game; }

std::string test_name(std::string_view words) {
  std::string letters;
  for (const char c : words)
    if (c != '-') letters += c;
  return letters;
}

ClaimTable table_of(std::string_view game, const Reading& text) {
  return claims_of(*edition_of(game), facts_called(game), text);
}

std::string otherwise(const ClaimTable& table) {
  std::string told;
  for (const Judged& row : table.rows)
    if (row.says == Says::otherwise) told += row.rule + ": states " + row.states + ", expected " + row.expected + "\n";
  return told;
}

class SampleEdition : public testing::TestWithParam<Sample> {};

TEST_P(SampleEdition, StatesWhatTheGameHas) {
  const Reading text = read(source_of("rules.txt", GetParam().text), language("en"));
  const ClaimTable table = table_of(GetParam().game, text);
  EXPECT_EQ(otherwise(table), "");
  for (const std::string_view rule : GetParam().rules)
    EXPECT_TRUE(std::any_of(table.rows.begin(), table.rows.end(), [&](const Judged& row) {
      return row.rule == rule && row.says == Says::it;
    })) << rule;
}

INSTANTIATE_TEST_SUITE_P(
    Games, SampleEdition,
    testing::Values(
        Sample{"mermaids-song",
               song,
               {"contents.mermaids",      "contents.songs",        "contents.silences",     "songs.change_power",
                "songs.no_limit",         "contents.kraken",       "contents.treasure",     "contents.creatures",
                "contents.ratings",       "setup.three_creatures", "setup.mermaid_each",    "setup.card_each",
                "setup.two_cards",        "turns.first_player",    "players.six",           "players.five",
                "players.four",           "players.three",         "winning.three",         "winning.four",
                "winning.five_or_more",   "drawing.to_three",      "discarding.whole_hand", "discarding.with_specials",
                "mermaids.at_most_three", "songs.not_moved",       "kraken.strongest",      "kraken.powerless_spared",
                "turns.end_at_will"}},
        Sample{"mirage",
               mirage,
               {"contents.camels",
                "contents.ships",
                "contents.tents",
                "contents.coast_tiles",
                "contents.coast_patterns",
                "contents.survey_tiles",
                "survey.eight_patterns",
                "setup.colours",
                "setup.camels",
                "setup.ships",
                "setup.tents",
                "setup.starting_tile",
                "survey.elbow",
                "setup.removed_for_three",
                "turns.clockwise",
                "turns.sequence",
                "coast.comes_with_plain_tiles",
                "explorers.one_in_each_square",
                "explorers.ships_on_water",
                "explorers.camels_on_land",
                "gaps.bare_area",
                "gaps.corner_need_not",
                "regions.two_points",
                "regions.ties",
                "scoring.round_trip",
                "scoring.over_the_table",
                "palms.squared"}}),
    [](const testing::TestParamInfo<Sample>& sample) { return test_name(sample.param.game); });

struct Fault {
  std::string_view name, game, find, replace, rule, states;
};
void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }

class FaultOfEdition : public testing::TestWithParam<Fault> {};

TEST_P(FaultOfEdition, IsToldWithItsRule) {
  const Fault& fault = GetParam();
  std::string words(fault.game == "mirage" ? mirage : song);
  const std::size_t at = words.find(fault.find);
  ASSERT_NE(at, std::string::npos);
  const Reading text = read(source_of("rules.txt", words.replace(at, fault.find.size(), fault.replace)), language("en"));
  const std::vector<Finding> findings = findings_of(table_of(fault.game, text), Side::original);
  const auto told = std::find_if(findings.begin(), findings.end(), [](const Finding& each) {
    return each.kind == Kind::model_contradicted || each.kind == Kind::example_contradicted;
  });
  ASSERT_NE(told, findings.end());
  EXPECT_EQ(told->rule, fault.rule);
  EXPECT_EQ(told->severity, Severity::error);
  EXPECT_NE(told->consequence.find(fault.states), std::string::npos) << told->consequence;
}

INSTANTIATE_TEST_SUITE_P(
    Games, FaultOfEdition,
    testing::Values(
        Fault{"Mermaids", "mermaids-song", "mermaids (15)", "mermaids (16)", "contents.mermaids", "goes by 16"},
        Fault{"Values", "mermaids-song", "1, 2 or 3", "1, 2 or 4", "songs.change_power", "1, 2, 4"},
        Fault{"Ratings", "mermaids-song", "6, 7 or 9", "6, 8 or 9", "contents.ratings", "4, 5, 6, 8, 9"},
        Fault{"Creatures", "mermaids-song", "Lay three sea", "Lay four sea", "setup.three_creatures", "goes by 4"},
        Fault{"CardsAtFirst", "mermaids-song", "with two cards", "with three cards", "setup.two_cards", "goes by 3"},
        Fault{"MermaidsOfFour", "mermaids-song", "out 4 mermaids", "out 5 mermaids", "players.four", "goes by 5"},
        Fault{"TotalOfThree", "mermaids-song", "35 points", "30 points", "winning.three", "goes by 30"},
        Fault{"Hand", "mermaids-song", "are three cards in your hand", "are four cards in your hand", "drawing.to_three",
              "goes by 4"},
        Fault{"MayForMustNot", "mermaids-song", "must not move", "may move", "songs.not_moved", "must not"},
        Fault{"Camels", "mirage", "28 camels", "27 camels", "contents.camels", "goes by 27"},
        Fault{"TentsOfEach", "mirage", "(3 per", "(4 per", "setup.tents", "goes by 4"},
        Fault{"Patterns", "mirage", "8 patterns", "6 patterns", "survey.eight_patterns", "goes by 6"},
        Fault{"Colours", "mirage", "red, white, black or", "red, white or", "setup.colours", "red, white, yellow"},
        Fault{"Squares", "mirage", "elbow of three squares", "elbow of four squares", "survey.elbow", "goes by 4"},
        Fault{"Explorers", "mirage", "Add three explorers", "Add two explorers", "explorers.one_in_each_square",
              "goes by 2"},
        Fault{"MustForNeedNot", "mirage", "must add ships", "need not add ships", "explorers.ships_on_water", "need not"},
        Fault{"PointsOfASet", "mirage", "worth 9 points", "worth 6 points", "palms.squared", "comes to 9"},
        Fault{"PointsOfAllSets", "mirage", "these 13 points", "these 15 points", "palms.squared", "comes to 13"},
        Fault{"PointsOfARegion", "mirage", "brings 2 points", "brings 3 points", "regions.two_points", "goes by 3"}),
    [](const testing::TestParamInfo<Fault>& fault) { return std::string(fault.param.name); });

std::string corrected_trees(std::initializer_list<std::pair<std::vector<Said>, double>> told) {
  std::vector<ExampleLine> lines;
  for (const auto& [said, points] : told) {
    lines.push_back({said});
    lines.back().said.push_back({{}, points});
  }
  std::string all;
  for (const Correction& each : facts_called("mirage")->example_called("palms.sets")->carry_out(lines))
    all += (all.empty() ? "" : " ") + (each ? each->expected : std::string("right"));
  return all.empty() ? "not understood" : all;
}

TEST(ExampleOfTrees, IsWorkedByTheModel) {
  const std::vector<Said> pair{{{}, 1}, {"white"}, {{}, 1}, {"red"}};
  EXPECT_EQ(corrected_trees({{pair, 4}, {pair, 4}, {{{"adds"}}, 8}}), "right right right");
  EXPECT_EQ(corrected_trees({{pair, 2}, {pair, 4}, {{{"adds"}}, 6}}), "4 right 8");
  EXPECT_EQ(corrected_trees({{{{{}, 2}, {"white"}}, 2}}), "right") << "two of one colour are two sets";
}

TEST(ExampleOfTrees, IsNotJudgedWhereItTellsOfNoTrees) {
  EXPECT_EQ(corrected_trees({}), "not understood");
  EXPECT_EQ(corrected_trees({{{{"adds"}}, 8}}), "not understood");
  EXPECT_EQ(corrected_trees({{{{{}, 1e30}, {"white"}}, 2}, {{{{}, 1.5}, {"red"}}, 2}}), "not understood");
}

TEST(OrderOfATurn, IsThatOfTheModel) {
  std::string words(mirage);
  const std::string first = "Draw A Tile";
  const std::string second = "Add Pawns";
  words.replace(words.find(second), second.size(), "***");
  words.replace(words.find(first), first.size(), second);
  words.replace(words.find("***"), 3, first);
  const Reading text = read(source_of("rules.txt", words), language("en"));
  const std::string told = otherwise(table_of("mirage", text));
  EXPECT_NE(told.find("turns.sequence: states step_adding, step_growing, step_drawing"), std::string::npos) << told;
}

}  // namespace
}  // namespace fathom::audit::sample_editions
