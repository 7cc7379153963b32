#include "notation/mermaid_rain.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "notation/yaml.hpp"

namespace fathom::mermaid_rain {
namespace {

const std::string example = std::string(FATHOM_SOURCE_DIR) + "/docs/components/mermaid-rain.yaml";

std::string complaint(std::string_view text) {
  try {
    BoxFile<MermaidRain>::read(read_yaml(text));
    return "nothing";
  } catch (const Problem& problem) {
    return problem.what();
  }
}

TEST(Components, in_the_documentation_are_the_box_we_assume) {
  EXPECT_EQ(BoxFile<MermaidRain>::yaml(BoxFile<MermaidRain>::read_file(example)), BoxFile<MermaidRain>::yaml(assumed_box()));
  const Box box = BoxFile<MermaidRain>::read_file(example);
  EXPECT_EQ(box.terrain, assumed_box().terrain);
  EXPECT_EQ(box.shaded, assumed_box().shaded);
  EXPECT_EQ(box.layouts, assumed_box().layouts);
  EXPECT_EQ(box.tiles, assumed_box().tiles);
  EXPECT_EQ(box.treasure, assumed_box().treasure);
  EXPECT_EQ(box.undercurrents, assumed_box().undercurrents);
  EXPECT_EQ(box.whole.spaces, assumed_box().whole.spaces);
}

TEST(Components, are_read_back_when_they_differ) {
  Box box = assumed_box();
  box.rims = {Symbol::turtle, Symbol::gull, Symbol::dolphin};
  --box.tiles[Tile::of(Shape::straight, Symbol::turtle, Shade::dark)];
  ++box.tiles[Tile::of(Shape::straight, Symbol::turtle, Shade::light)];
  const Box again = BoxFile<MermaidRain>::read(read_yaml(BoxFile<MermaidRain>::yaml(box)));
  EXPECT_EQ(again.rims, box.rims);
  EXPECT_EQ(again.tiles, box.tiles);
}

TEST(Components, that_a_file_does_not_mention_stay_as_assumed) {
  const Box box = BoxFile<MermaidRain>::read(read_yaml("rims: { wreck: gull, island: dolphin }"));
  EXPECT_EQ(box.rims, (std::array<Symbol, 3>{Symbol::gull, Symbol::dolphin, Symbol::turtle}));
  EXPECT_EQ(box.tiles, assumed_box().tiles);
}

TEST(Components, that_contradict_the_rulebook_are_blamed_on_their_key) {
  const std::string wrong = complaint("rims: { wreck: gull }\ncards: { dolphin: 24, gull: 24, turtle: 23 }\n");
  EXPECT_EQ(wrong.substr(0, 5), "2:1: ") << wrong;
  EXPECT_NE(wrong.find("72 Adventure cards, found 71"), std::string::npos) << wrong;
}

TEST(Components, show_where_a_drawing_goes_wrong) {
  EXPECT_EQ(complaint("board: |\n  A B\n   S ~\n  ~ ?\n").substr(0, 5), "4:5: ");
  EXPECT_EQ(complaint("board: |2\n   S ~\n  ~ ~\n  ~ ?\n").substr(0, 5), "4:3: ") << "row 3 is indented";
}

TEST(Components, with_unknown_or_ill_formed_parts_are_refused) {
  EXPECT_EQ(complaint("bord: x"), "1:1: unknown key \"bord\" in the components; did you mean \"board\"?");
  EXPECT_EQ(complaint("components: mermaid-beach"), "1:13: expected the game's name, mermaid-rain, found \"mermaid-beach\"");
  EXPECT_EQ(complaint("layouts: { 7: {} }"), "1:12: unknown key \"7\" in the layouts; expected one of 3, 4, 5, 6");
  EXPECT_EQ(complaint("layouts: { 3: { C2: { upp: 2 } } }"),
            "1:23: unknown key \"upp\" in the layout; did you mean \"up\"?");
  EXPECT_EQ(complaint("layouts: { 3: { X2: { up: 2 } } }"), "1:17: expected a hex such as F7, found \"X2\"");
  EXPECT_EQ(complaint("tiles: { dark long dolfin: 2 }"),
            "1:10: expected a tile such as `dark long dolphin`, found \"dark long dolfin\"");
  EXPECT_EQ(complaint("undercurrents: [{ 3: [long] }]"), "1:17: an Undercurrents card needs the key \"4\"; add it");
  EXPECT_EQ(complaint("cards: { dolphin: 256 }"), "1:19: expected a whole number from 0 to 254, found \"256\"");
}

TEST(Rules, with_a_table_that_ends_in_zeros_are_read_back) {
  Game game = MermaidRain::published();
  game.rules.rank_points = {13, 6, 4, 2, 0, 0};
  const Node written = Notation<MermaidRain>::write_rules(game);
  EXPECT_EQ(Notation<MermaidRain>::read_rules(MermaidRain::published(), written).rules, game.rules);
}

}  // namespace
}  // namespace fathom::mermaid_rain
