#include "notation/mermaid_beach.hpp"

#include <gtest/gtest.h>

#include "notation/box_of.hpp"
#include "notation/yaml.hpp"

namespace fathom::mermaid_beach {
namespace {

const std::string example = std::string(FATHOM_SOURCE_DIR) + "/docs/components/mermaid-beach.yaml";

std::string complaint(std::string_view text) {
  try {
    BoxFile<MermaidBeach>::read(read_yaml(text));
    return "nothing";
  } catch (const Problem& problem) {
    return problem.what();
  }
}

TEST(MermaidBeachComponents, in_the_documentation_are_the_box_we_assume) {
  EXPECT_EQ(BoxFile<MermaidBeach>::yaml(BoxFile<MermaidBeach>::read_file(example)), BoxFile<MermaidBeach>::yaml(assumed_box()));
  EXPECT_EQ(BoxFile<MermaidBeach>::read_file(example), assumed_box());
}

TEST(MermaidBeachComponents, are_read_back_when_they_differ) {
  Box box = assumed_box();
  --box.shells[ShellCard::starfish_left];
  ++box.shells[ShellCard::starfish_right];
  EXPECT_EQ(BoxFile<MermaidBeach>::read(read_yaml(BoxFile<MermaidBeach>::yaml(box))), box);
  EXPECT_NE(box, assumed_box());
}

TEST(MermaidBeachComponents, that_a_file_does_not_mention_stay_as_assumed) {
  const Box box = BoxFile<MermaidBeach>::read(read_yaml("shells: { starfish_left: 2, starfish_right: 4 }"));
  EXPECT_EQ(box.shells[ShellCard::starfish_right], 4);
  EXPECT_EQ(box.shells[ShellCard::two], 5);
  EXPECT_EQ(box.beach, assumed_box().beach);
}

TEST(MermaidBeachComponents, that_contradict_the_rulebook_are_blamed_on_their_key) {
  EXPECT_EQ(complaint("shells: { starfish_left: 2, starfish_right: 4 }\nbeach: { sun: 3 }\n"),
            "2:1: expected 4 sun cards, found 3; add 1");
  EXPECT_EQ(complaint("beach: { sun: 3, umbrella: 5 }"), "1:1: expected 4 sun cards, found 3; add 1 (and 1 more)");
  EXPECT_EQ(complaint("shells: { starfish_left: 4 }"), "1:1: expected 6 starfish cards, found 7; take out 1");
}

TEST(MermaidBeachComponents, with_unknown_or_ill_formed_parts_are_refused) {
  EXPECT_EQ(complaint("beech: {}"), "1:1: unknown key \"beech\" in the components; did you mean \"beach\"?");
  EXPECT_EQ(complaint("beach: { sunn: 4 }"), "1:10: unknown key \"sunn\" in the Beach deck; did you mean \"sun\"?");
  EXPECT_EQ(complaint("components: mermaid-rain"), "1:13: expected the game's name, mermaid-beach, found \"mermaid-rain\"");
  EXPECT_EQ(complaint("shells: { one: many }"), "1:16: expected a whole number from 0 to 254, found \"many\"");
}

TEST(MermaidBeachRules, that_differ_are_read_back) {
  Game game = MermaidBeach::published();
  game.rules.shell_values = {2, 2, 3, 5};
  game.rules.last_resort = LastResort::nothing_else;
  const Node written = Notation<MermaidBeach>::write_rules(game);
  EXPECT_EQ(Notation<MermaidBeach>::read_rules(MermaidBeach::published(), written).rules, game.rules);
}

}  // namespace
}  // namespace fathom::mermaid_beach
