#include "notation/mermaids_song.hpp"

#include <gtest/gtest.h>

#include "notation/box_of.hpp"
#include "notation/yaml.hpp"

namespace fathom::mermaids_song {
namespace {

const std::string example = std::string(FATHOM_SOURCE_DIR) + "/docs/components/mermaids-song.yaml";

std::string complaint(std::string_view text) {
  try {
    BoxFile<MermaidsSong>::read(read_yaml(text));
    return "nothing";
  } catch (const Problem& problem) {
    return problem.what();
  }
}

TEST(MermaidsSongComponents, in_the_documentation_are_the_box_we_assume) {
  EXPECT_EQ(BoxFile<MermaidsSong>::yaml(BoxFile<MermaidsSong>::read_file(example)), BoxFile<MermaidsSong>::yaml(assumed_box()));
  EXPECT_EQ(BoxFile<MermaidsSong>::read_file(example), assumed_box());
}

TEST(MermaidsSongComponents, are_read_back_when_they_differ) {
  Box box = assumed_box();
  --box.cards[Card::song_1];
  ++box.cards[Card::song_3];
  EXPECT_EQ(BoxFile<MermaidsSong>::read(read_yaml(BoxFile<MermaidsSong>::yaml(box))), box);
  EXPECT_NE(box, assumed_box());
}

TEST(MermaidsSongComponents, that_a_file_does_not_mention_stay_as_assumed) {
  const Box box = BoxFile<MermaidsSong>::read(read_yaml("creatures: { four: 10, nine: 2 }"));
  EXPECT_EQ(box.creatures[Creature::four], 10);
  EXPECT_EQ(box.creatures[Creature::five], 6);
  EXPECT_EQ(box.cards, assumed_box().cards);
}

TEST(MermaidsSongComponents, that_contradict_the_rulebook_are_blamed_on_their_key) {
  EXPECT_EQ(complaint("creatures: { four: 10, nine: 2 }\ncards: { song_1: 7 }\n"),
            "2:1: expected 22 Song of the Sea cards, found 21; add 1");
  EXPECT_EQ(complaint("cards: { song_1: 7, mermaid: 16 }"),
            "1:1: expected 15 mermaid cards, found 16; take out 1 (and 1 more)");
  EXPECT_EQ(complaint("creatures: { four: 5 }"), "1:1: expected 30 sea creatures, found 29; add 1");
}

TEST(MermaidsSongComponents, with_unknown_or_ill_formed_parts_are_refused) {
  EXPECT_EQ(complaint("card: {}"), "1:1: unknown key \"card\" in the components; did you mean \"cards\"?");
  EXPECT_EQ(complaint("cards: { song1: 8 }"), "1:10: unknown key \"song1\" in the Mermaid deck; did you mean \"song_1\"?");
  EXPECT_EQ(complaint("components: mermaid-rain"), "1:13: expected the game's name, mermaids-song, found \"mermaid-rain\"");
  EXPECT_EQ(complaint("creatures: { nine: many }"), "1:20: expected a whole number from 0 to 254, found \"many\"");
}

TEST(MermaidsSongRules, that_differ_are_read_back) {
  Game game = MermaidsSong::published();
  game.rules.win_three = 30;
  game.rules.mixed = Mixed::larger;
  const Node written = Notation<MermaidsSong>::write_rules(game);
  EXPECT_EQ(Notation<MermaidsSong>::read_rules(MermaidsSong::published(), written).rules, game.rules);
}

}  // namespace
}  // namespace fathom::mermaids_song
