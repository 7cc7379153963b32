#include "notation/variant.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "notation/box_of.hpp"
#include "notation/mermaid_beach.hpp"
#include "notation/mermaid_rain.hpp"
#include "notation/mermaids_song.hpp"
#include "notation/mirage.hpp"
#include "notation/variant_document.hpp"
#include "notation/yaml.hpp"

namespace fathom {
namespace {

using mermaid_beach::MermaidBeach;
using mermaid_rain::MermaidRain;
using mermaids_song::MermaidsSong;
using mirage::Mirage;

template <class G>
VariantRead<G> reading(const std::string& text) {
  return Variants<G>::read_text(G::published(), "v.yaml", "game: " + std::string(G::name) + "\nvariant: v\n" + text);
}

/// The changes in words, or what is wrong with the text. The text begins in the third line.
template <class G>
std::vector<std::string> said(const std::string& text) {
  try {
    std::vector<std::string> words;
    for (const Changed& change : reading<G>(text).changes) words.push_back(show(change));
    return words;
  } catch (const Problem& problem) {
    return {problem.what()};
  }
}

using Words = std::vector<std::string>;

TEST(Variant, changes_numbers_readings_clauses_and_the_box_and_says_where) {
  const VariantRead<MermaidRain> read = reading<MermaidRain>(
      "because: we like it\n"
      "change: { tribute.five_per_missing: 3, scoring.rank_points: [12, 6, 5, 2, 0, 0] }\n"
      "reading: { placing.optional: mandatory }\n"
      "drop: [drifting.unoccupied]\n"
      "components:\n"
      "  cards: { dolphin: 20, gull: 28 }\n");
  EXPECT_EQ(read.name, "v");
  EXPECT_EQ(read.because, "we like it");
  EXPECT_EQ(read.game.rules.missing_penalty, 3);
  EXPECT_EQ(read.game.rules.rank_points[2], 5);
  EXPECT_EQ(read.game.rules.placing, mermaid_rain::Placing::mandatory);
  EXPECT_TRUE(read.game.dropped.contains(position_of(MermaidRain::rulebook(), "drifting.unoccupied").value()));
  EXPECT_EQ(read.game.box.cards[mermaid_rain::Card::dolphin], 20);
  EXPECT_EQ(read.game.box.cards[mermaid_rain::Card::turtle], 24) << "what is not mentioned stays";

  Words words;
  for (const Changed& change : read.changes)
    words.push_back(show(change) + " @" + std::to_string(change.at.line) + ":" + std::to_string(change.at.column));
  EXPECT_EQ(words, (Words{"tribute.five_per_missing 5 -> 3 @4:11", "scoring.rank_points[3] 4 -> 5 @4:40",
                          "placing.optional = mandatory @5:12", "without drifting.unoccupied @6:8",
                          "cards.dolphin 24 -> 20 @8:3", "cards.gull 24 -> 28 @8:3"}));
  EXPECT_EQ(read.changes.at(0).rule, "tribute.five_per_missing");
  EXPECT_EQ(read.changes.at(3).was, "in force");
  EXPECT_EQ(read.changes.at(4).rule, "contents.cards");
}

TEST(Variant, that_says_what_is_printed_changes_nothing) {
  EXPECT_EQ(said<MermaidRain>(""), Words{});
  EXPECT_EQ(said<MermaidRain>("change: { rounds.five: 5 }\nreading: { placing.optional: optional }\n"
                              "components: { cards: { gull: 24 }, rims: { wreck: dolphin } }\n"),
            Words{});
  EXPECT_EQ(said<MermaidRain>("change: { rounds.five: 6 }\n"), Words{"rounds.five 5 -> 6"});
}

TEST(Variant, with_an_unknown_name_is_told_what_was_likely_meant) {
  EXPECT_EQ(said<MermaidRain>("change: { rounds.fiv: 6 }\n"),
            Words{"v.yaml:3:11: there is no number \"rounds.fiv\"; did you mean \"rounds.five\"?"});
  EXPECT_EQ(
      said<MermaidRain>("change: { tribute.missing_penalty: 3 }\n"),
      Words{"v.yaml:3:11: there is no number \"tribute.missing_penalty\"; did you mean \"tribute.five_per_missing\" or "
            "\"tribute.one_of_each\"?"});
  EXPECT_EQ(said<MermaidRain>("change: { zzz: 3 }\n"),
            Words{"v.yaml:3:11: there is no number \"zzz\"; fathom rules mermaid-rain and fathom list components mermaid-rain list what there is"});
  EXPECT_EQ(said<MermaidRain>("reading: { rounds.five: 6 }\n"),
            Words{"v.yaml:3:12: \"rounds.five\" is a number, not a reading; it belongs under change"});
  EXPECT_EQ(said<MermaidRain>("change: { placing.optional: 6 }\n"),
            Words{"v.yaml:3:11: \"placing.optional\" is a reading, not a number; it belongs under reading"});
  EXPECT_EQ(said<MermaidRain>("reading: { placing.optional: mandatry }\n"),
            Words{"v.yaml:3:30: there is no \"mandatry\" here; did you mean \"mandatory\"?"});
  EXPECT_EQ(said<MermaidRain>("drop: [placing.on_ocaen]\n"),
            Words{"v.yaml:3:8: there is no rule \"placing.on_ocaen\"; did you mean \"placing.on_ocean\"?"});
  EXPECT_EQ(said<MermaidRain>("components: { adventure_cards: { gull: 3 } }\n"),
            Words{"v.yaml:3:15: there is no component \"adventure_cards\"; did you mean \"cards\"?"});
  EXPECT_EQ(said<MermaidRain>("components: { cards: { gul: 3 } }\n"),
            Words{"v.yaml:3:24: unknown key \"gul\" in the Adventure cards; did you mean \"gull\"?"});
  EXPECT_EQ(said<MermaidRain>("dorp: []\n"), Words{"v.yaml:3:1: unknown key \"dorp\" in a variant; did you mean \"drop\"?"});
}

TEST(Variant, with_a_value_out_of_its_bounds_is_refused) {
  EXPECT_EQ(said<MermaidRain>("change: { rounds.five: 21 }\n"),
            Words{"v.yaml:3:24: expected a whole number from 1 to 20, found \"21\""});
  EXPECT_EQ(said<MermaidRain>("change: { scoring.rank_points: [1, 2] }\n"),
            Words{"v.yaml:3:32: expected a list of 6, found 2 items"});
  EXPECT_EQ(said<MermaidRain>("components: { cards: { gull: 256 } }\n"),
            Words{"v.yaml:3:30: expected a whole number from 0 to 254, found \"256\""});
}

TEST(Variant, that_drops_what_forbids_nothing_is_refused) {
  EXPECT_EQ(said<MermaidRain>("drop: [rounds.five]\n"),
            Words{"v.yaml:3:8: the rule rounds.five forbids nothing, so leaving it out would change nothing; a number or "
                  "a reading of it may be changed"});
  EXPECT_EQ(said<MermaidRain>("drop: [placing.on_ocean, placing.on_ocean]\n"),
            Words{"v.yaml:3:26: \"placing.on_ocean\" stands here twice; keep one"});
}

TEST(Variant, that_drops_what_holds_the_box_together_is_refused_and_told_why) {
  EXPECT_EQ(said<MermaidRain>("drop: [placing.on_ocean, melding.from_hand]\n"),
            Words{"v.yaml:3:26: the rule melding.from_hand holds the box together (Cards are chosen from the own hand): without "
                  "it pieces come from nowhere or go missing, so it cannot be left out"});
}

TEST(Variant, that_contradicts_itself_is_refused_where_it_does) {
  EXPECT_EQ(
      said<MermaidRain>("change: { treasure.one_per_space: 2 }\ndrop: [treasure.one_per_space]\n"),
      Words{"v.yaml:4:8: treasure.one_per_space is dropped, and so it cannot be given another number as well; keep one"});
  EXPECT_EQ(said<MermaidRain>("change: { rounds.five: 6, melding.first_two: 6 }\n"),
            Words{"v.yaml:3:27: a meld is begun with 6 cards, and ends at 5"});
  EXPECT_EQ(said<MermaidRain>("change: { melding.first_two: 6, melding.five_ends_it: 6 }\n"),
            (Words{"melding.first_two 2 -> 6", "melding.five_ends_it 5 -> 6"}));
  EXPECT_EQ(
      said<MermaidRain>("change: { setup.face_up_three: [5, 4, 4, 3, 3] }\n"),
      Words{"v.yaml:3:11: expected at least 19 places for face-up tokens in the layout for 3 players, found 18; add 1"});
  EXPECT_EQ(said<MermaidRain>("components: { cards: { gull: 0 } }\n"),
            Words{"v.yaml:3:15: expected at least 1 gull cards, found 0; add 1"});
  EXPECT_EQ(said<MermaidsSong>("change: { players.three: 9 }\ncomponents: { cards: { mermaid: 10 } }\n"),
            Words{"v.yaml:4:15: of 10 mermaids, 9 are taken out with 3 players, and 3 are to be dealt"});
  EXPECT_EQ(said<Mirage>("components: { survey: { dark_dark_dark: 6 } }\n"),
            Words{"v.yaml:3:15: there are 41 Survey tiles, and the table has room for 40"});
  EXPECT_EQ(said<Mirage>("change: { setup.removed_for_three: 8 }\ncomponents: { coasts: { alike: 0, unlike: 0 } }\n"),
            Words{"v.yaml:4:15: expected a Coast tile to begin with, found none"});
  EXPECT_EQ(said<MermaidsSong>("components: { creatures: { four: 0, five: 0, six: 0, seven: 0, nine: 2 } }\n"),
            Words{"v.yaml:3:15: of 2 creatures, 3 are to lie face up"});
  EXPECT_EQ(said<MermaidBeach>("components: { beach: { sun: 0, sunglasses: 9 }, shells: { four: 0 } }\n"),
            (Words{"beach.sun 4 -> 0", "beach.sunglasses 4 -> 9", "shells.four 5 -> 0"}));
}

TEST(Variant, is_of_the_game_it_names) {
  const auto problem = [](const std::string& text) -> std::string {
    try {
      (void)Variants<MermaidRain>::read_text(MermaidRain::published(), "v.yaml", text);
    } catch (const Problem& wrong) {
      return wrong.what();
    }
    return "";
  };
  EXPECT_EQ(problem("game: mirage\nvariant: v\n"), "v.yaml:1:7: expected the game's name, mermaid-rain, found \"mirage\"");
  EXPECT_EQ(problem("variant: v\n"), "v.yaml:1:1: a variant needs the key \"game\"; add it");
  EXPECT_EQ(problem("game: mermaid-rain\n"), "v.yaml:1:1: a variant needs the key \"variant\"; add it");
  EXPECT_EQ(problem("- a\n"), "v.yaml:1:1: expected a map with the keys game, variant and change, found a list");
}

// ------------------------------------------------------------------------------------------------------ files that extend

class VariantFiles : public testing::Test {
 protected:
  VariantFiles() : folder_(std::filesystem::temp_directory_path() / ("variants_" + name())) {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_ / "below");
  }
  ~VariantFiles() override { std::filesystem::remove_all(folder_); }
  VariantFiles(const VariantFiles&) = delete;
  VariantFiles& operator=(const VariantFiles&) = delete;

  void write(const std::string& file, const std::string& text) {
    std::ofstream(folder_ / file) << "game: mermaids-song\nvariant: " << file << "\n" << text;
  }
  VariantRead<MermaidsSong> read(const std::string& file) {
    return Variants<MermaidsSong>::read_file(MermaidsSong::published(), path(file));
  }
  std::string problem(const std::string& file) {
    try {
      (void)read(file);
    } catch (const Problem& wrong) {
      const std::string text = wrong.what();
      return text.starts_with(folder_.string()) ? text.substr(folder_.string().size() + 1) : text;
    }
    return "";
  }
  [[nodiscard]] std::string path(const std::string& file) const { return (folder_ / file).string(); }

 private:
  static std::string name() { return testing::UnitTest::GetInstance()->current_test_info()->name(); }

  std::filesystem::path folder_;
};

TEST_F(VariantFiles, extend_each_other_and_the_last_word_counts) {
  write("base.yaml", "change: { drawing.to_three: 4, winning.three: 40 }\n");
  write("below/next.yaml", "extends: ../base.yaml\nchange: { winning.three: 50, winning.four: 30 }\n");
  write("top.yaml", "extends: below/next.yaml\nchange: { winning.four: 25 }\n");
  const VariantRead<MermaidsSong> top = read("top.yaml");
  EXPECT_EQ(top.name, "top.yaml");
  EXPECT_EQ(top.game.rules.hand, 4);
  EXPECT_EQ(top.game.rules.win_three, 50);
  EXPECT_EQ(top.game.rules.win_four, 25);
  ASSERT_EQ(top.changes.size(), 2U) << "winning.four is as printed again";
  EXPECT_EQ(show(top.changes[0]), "winning.three 35 -> 50");
  EXPECT_EQ(top.changes[0].file, path("below/next.yaml"));
  EXPECT_EQ(top.changes[0].at, (Position{4, 11}));
  EXPECT_EQ(top.changes[1].file, path("base.yaml"));
}

TEST_F(VariantFiles, that_extend_each_other_in_a_circle_are_refused) {
  write("one.yaml", "extends: two.yaml\n");
  write("two.yaml", "extends: ./one.yaml\n");
  EXPECT_TRUE(problem("one.yaml").starts_with("two.yaml:3:10: the files extend each other in a circle; "))
      << problem("one.yaml");
  write("own.yaml", "extends: own.yaml\n");
  EXPECT_NE(problem("own.yaml").find("circle"), std::string::npos);
}

TEST_F(VariantFiles, are_blamed_in_the_file_that_is_wrong) {
  write("wrong.yaml", "change: { drawing.to_thre: 4 }\n");
  write("top.yaml", "extends: wrong.yaml\n");
  EXPECT_EQ(problem("top.yaml").substr(0, 17), "wrong.yaml:3:11: ");
  write("alone.yaml", "extends: nowhere.yaml\n");
  EXPECT_EQ(problem("alone.yaml").substr(0, 16), "alone.yaml:3:10:");
  EXPECT_NE(problem("missing.yaml"), "");
}

TEST_F(VariantFiles, that_contradict_what_they_extend_are_refused) {
  write("base.yaml", "drop: [mermaids.at_most_three]\n");
  write("top.yaml", "extends: base.yaml\nchange: { mermaids.at_most_three: 4 }\n");
  EXPECT_EQ(problem("top.yaml").substr(0, 15), "top.yaml:4:11: ");
}

TEST_F(VariantFiles, may_be_of_one_game_only) {
  std::ofstream(path("rain.yaml")) << "game: mermaid-rain\nvariant: other\n";
  write("top.yaml", "extends: rain.yaml\n");
  EXPECT_EQ(problem("top.yaml"), "rain.yaml:1:7: expected the game's name, mermaids-song, found \"mermaid-rain\"");
}

// ------------------------------------------------------------------------------------------------------------- all of it

/// Everything that a variant of the game can say, one thing at a time, written down and read again.
template <class G>
int round_trips() {
  using Rules = std::remove_cvref_t<decltype(G::published().rules)>;
  int trips = 0;
  const auto expect_same = [&](const typename G::Game& game, const std::string& what) {
    ++trips;
    const std::string text = Variants<G>::yaml("v", game);
    try {
      const VariantRead<G> read = Variants<G>::read_text(G::published(), "v.yaml", text);
      EXPECT_EQ(read.game.rules, game.rules) << text;
      EXPECT_EQ(read.game.dropped, game.dropped) << text;
      EXPECT_EQ(BoxFile<G>::yaml(read.game.box), BoxFile<G>::yaml(game.box)) << text;
      EXPECT_EQ(read.changes.size(), 1U) << what;
      EXPECT_GT(read.changes.at(0).at.line, 0) << text;
      EXPECT_FALSE(read.changes.at(0).rule.empty()) << text;
      EXPECT_TRUE(position_of(G::rulebook(), read.changes.at(0).rule)) << read.changes.at(0).rule;
    } catch (const Problem& problem) {
      ADD_FAILURE() << problem.what() << "\n" << text;
    }
  };
  for_each_field<Rules>([&](const auto& field) {
    typename G::Game game = G::published();
    auto& member = field.of(game.rules);
    if constexpr (requires { field.lowest; }) {
      auto value = written(member);
      int* number = nullptr;
      if constexpr (std::is_same_v<decltype(value), int>)
        number = &value;
      else
        number = &value.back();
      *number += *number > field.lowest ? -1 : 1;
      member = value;
      expect_same(game, std::string(field.name));
    } else {
      using Way = WrittenAs<std::remove_cvref_t<decltype(member)>>;
      for (const Way choice : every<Way>) {
        if (choice == written(field.of(G::published().rules))) continue;
        member = choice;
        expect_same(game, std::string(field.name));
      }
    }
  });
  for (const std::string_view rule : notation::droppable(G::rulebook(), G::clause_rules())) {
    typename G::Game game = G::published();
    game.dropped.insert(position_of(G::rulebook(), rule).value());
    expect_same(game, std::string(rule));
  }
  return trips;
}

/// At least one variant for each number, each reading and each rule that may be left out.
template <class G>
int changes_there_are() {
  using Rules = std::remove_cvref_t<decltype(G::published().rules)>;
  return static_cast<int>(field_count<Rules> + notation::droppable(G::rulebook(), G::clause_rules()).size());
}

TEST(Variant, of_any_number_reading_and_clause_is_read_back) {
  EXPECT_GE(round_trips<MermaidRain>(), changes_there_are<MermaidRain>());
  EXPECT_GE(round_trips<MermaidBeach>(), changes_there_are<MermaidBeach>());
  EXPECT_GE(round_trips<MermaidsSong>(), changes_there_are<MermaidsSong>());
  EXPECT_GE(round_trips<Mirage>(), changes_there_are<Mirage>());
}

template <class G>
void expect_box_read_back(const std::string& components) {
  const VariantRead<G> first = reading<G>(components);
  ASSERT_FALSE(first.changes.empty());
  const std::string text = Variants<G>::yaml("v", first.game);
  const VariantRead<G> again = Variants<G>::read_text(G::published(), "v.yaml", text);
  EXPECT_EQ(BoxFile<G>::yaml(again.game.box), BoxFile<G>::yaml(first.game.box)) << text;
  EXPECT_EQ(again.changes.size(), first.changes.size()) << text;
}

TEST(Variant, of_any_part_of_the_box_is_read_back) {
  expect_box_read_back<MermaidRain>(
      "components: { rims: { wreck: turtle }, treasure: { pearl: 30 }, tiles: { dark long dolphin: 0 },"
      " cards: { gull: 4 }, layouts: { 3: { C2: { up: 18 } } }, undercurrents: [ { 3: [long], 4: [long], 5: [long], 6: "
      "[long] } ] }\n");
  expect_box_read_back<MermaidBeach>("components: { beach: { sea_monster: 0, sun: 6 }, shells: { starfish_left: 0 } }\n");
  expect_box_read_back<MermaidsSong>("components: { cards: { kraken: 0, song_3: 9 }, creatures: { nine: 0 } }\n");
  expect_box_read_back<Mirage>(
      "components: { survey: { dark_dark_dark: 0 }, coasts: { alike: 2 }, trees: { red: 0 },"
      " water_sides: { light_light_dark: [light, light, dark] },"
      " beaches: { alike: { front: { sand: dark } } } }\n");
}

TEST(Variant, of_a_part_of_the_box_that_is_all_other_is_told_in_one) {
  EXPECT_EQ(said<MermaidRain>("components: { layouts: { 3: { C2: { up: 18 } } } }\n"),
            Words{"layouts.3 as it was -> other in 12 places"});
}

TEST(VariantSchemas, know_every_number_reading_clause_and_component) {
  const Node schema = read_yaml(Variants<MermaidRain>::schema());
  const Node& keys = *schema.find("properties");
  const auto under = [&](std::string_view key) -> const Node& { return *keys.find(key)->find("properties"); };
  EXPECT_EQ(under("change").entries.size() + under("reading").entries.size() + under("house").entries.size(),
            field_count<mermaid_rain::Rules>);
  EXPECT_EQ(under("change").find("rounds.five")->find("maximum")->text, "20");
  EXPECT_EQ(under("change").find("scoring.rank_points")->find("minItems")->text, "6");
  EXPECT_EQ(under("reading").find("placing.optional")->find("enum")->items.size(), 2U);
  EXPECT_EQ(keys.find("drop")->find("items")->find("anyOf")->items.size(),
            notation::droppable(MermaidRain::rulebook(), MermaidRain::clause_rules()).size());
  EXPECT_EQ(under("components").entries.size(), BoxFile<MermaidRain>::keys().size());
}

}  // namespace
}  // namespace fathom
