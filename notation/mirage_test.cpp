#include "notation/mirage.hpp"

#include <gtest/gtest.h>

#include "notation/yaml.hpp"

namespace fathom::mirage {
namespace {

using Words = Notation<Mirage>;

const std::string example = std::string(FATHOM_SOURCE_DIR) + "/docs/components/mirage.yaml";

template <class Work>
std::string complaint_of(Work&& work) {
  try {
    work();
    return "nothing";
  } catch (const Problem& problem) {
    return problem.what();
  }
}
std::string complaint(std::string_view text) {
  return complaint_of([&] { BoxFile<Mirage>::read(read_yaml(text)); });
}
State read_given(std::string_view text) { return Words::read_state(Mirage::published(), 2, read_yaml(text)); }
std::string complaint_of_given(std::string_view text) {
  return complaint_of([&] { read_given(text); });
}

TEST(MirageComponents, in_the_documentation_are_the_box_we_assume) {
  EXPECT_EQ(BoxFile<Mirage>::yaml(BoxFile<Mirage>::read_file(example)), BoxFile<Mirage>::yaml(assumed_box()));
  EXPECT_EQ(BoxFile<Mirage>::read_file(example), assumed_box());
}

TEST(MirageComponents, are_read_back_when_they_differ) {
  Box box = assumed_box();
  --box.survey[SurveyTile::light_light_light];
  ++box.survey[SurveyTile::dark_dark_dark];
  std::swap(box.water_sides[1], box.water_sides[2]);
  box.beaches[0][1].edges = {Terrain::land, Terrain::water, Terrain::water, Terrain::water};
  box.beaches[1][0].water = Shade::light;
  box.trees[Colour::red] = 3;
  EXPECT_EQ(BoxFile<Mirage>::read(read_yaml(BoxFile<Mirage>::yaml(box))), box);
  EXPECT_NE(box, assumed_box());
}

TEST(MirageComponents, that_a_file_does_not_mention_stay_as_assumed) {
  const Box box = BoxFile<Mirage>::read(read_yaml("beaches: { unlike: { back: { sand: light } } }\ntrees: { red: 4 }"));
  EXPECT_EQ(box.beaches[1][1].sand, Shade::light);
  EXPECT_EQ(box.beaches[1][1].edges, assumed_box().beaches[1][1].edges);
  EXPECT_EQ(box.beaches[1][0], assumed_box().beaches[1][0]);
  EXPECT_EQ(box.trees[Colour::red], 4);
  EXPECT_EQ(box.trees[Colour::black], assumed_box().trees[Colour::black]);
  EXPECT_EQ(box.survey, assumed_box().survey);
}

TEST(MirageComponents, that_contradict_the_rulebook_are_blamed_on_their_key) {
  EXPECT_EQ(complaint("trees: { red: 4 }\nsurvey: { dark_dark_dark: 4 }\n"),
            "2:1: expected 40 Survey tiles, found 39; add 1");
  EXPECT_EQ(complaint("coasts: { alike: 6 }"), "1:1: expected 10 Coast tiles, found 11; take out 1");
  EXPECT_EQ(complaint("beaches: { alike: { front: { edges: [land, land, land, land] } } }").substr(0, 5), "1:1: ");
}

TEST(MirageComponents, with_unknown_or_ill_formed_parts_are_refused) {
  EXPECT_EQ(complaint("surveys: {}"), "1:1: unknown key \"surveys\" in the components; did you mean \"survey\"?");
  EXPECT_EQ(complaint("components: mermaid-rain"), "1:13: expected the game's name, mirage, found \"mermaid-rain\"");
  EXPECT_EQ(complaint("survey: { dark: 4 }").substr(0, 49), "1:11: unknown key \"dark\" in the Survey tiles; exp");
  EXPECT_EQ(complaint("water_sides: { dark_dark_dark: [dark, dark] }"), "1:32: expected a list of 3, found 2");
  EXPECT_EQ(complaint("water_sides: { dark_dark_dark: [dark, dark, blue] }").substr(0, 34),
            "1:45: there is no \"blue\" here; exp");
  EXPECT_EQ(complaint("beaches: { alike: { top: {} } }"),
            "1:21: unknown key \"top\" in a Coast tile; expected one of front, back");
  EXPECT_EQ(complaint("beaches: { alike: { front: { sea: dark } } }"),
            "1:30: unknown key \"sea\" in the face of a Coast tile; expected one of edges, sand, water");
}

TEST(MirageActions, are_written_as_people_say_them) {
  const auto written = [](const Action& action) { return one_line(Words::write_action(action)); };
  EXPECT_EQ(written(Lay{Seat::Ann, Square::from_start(2, -1), Elbow::north_east, Terrain::land}),
            "{ Ann: { lay: { corner: E2N1, elbow: north_east, side: land } } }");
  Parts parts;
  parts.insert(Part::corner);
  parts.insert(Part::first_arm);
  EXPECT_EQ(written(AddExplorers{Seat::Bob, parts}), "{ Bob: { add_explorers: [first_arm, corner] } }");
  EXPECT_EQ(written(PitchTent{Seat::Bob, Square{}}), "{ Bob: { pitch_tent: start } }");
  EXPECT_EQ(written(KeepTrees{Seat::Bob, Explorer::camel, std::nullopt}), "{ Bob: { keep_trees: { with: camel } } }");
  EXPECT_EQ(written(KeepTrees{Seat::Bob, Explorer::ship, Square::from_start(-3, 0)}),
            "{ Bob: { keep_trees: { with: ship, from: W3 } } }");
}

TEST(MirageActions, say_what_is_wrong_with_them) {
  const auto wrong = [](std::string_view text) { return complaint_of([&] { Words::read_action(read_yaml(text)); }); };
  EXPECT_EQ(wrong("Bob: { pitch_tent: N1E1 }"), "1:20: expected a square such as E2N1 or start, found \"N1E1\"");
  EXPECT_EQ(wrong("Bob: { add_explorers: [corner, corner] }"), "1:32: \"corner\" stands here twice; keep one");
  EXPECT_EQ(wrong("Bob: { add_explorers: corner }"),
            "1:23: expected a list of squares of a Survey tile such as [first_arm, corner], found \"corner\"");
  EXPECT_EQ(wrong("Bob: { keep_trees: { from: W3 } }"), "1:8: keep_trees needs the key \"with\"; add it");
}

TEST(MirageRules, that_differ_are_read_back) {
  Game game = Mirage::published();
  game.rules.camels = 3;
  game.rules.palms = Palms::with;
  game.rules.few_tents = FewTents::nothing;
  const Node written = Words::write_rules(game);
  EXPECT_EQ(Words::read_rules(Mirage::published(), written).rules, game.rules);
}

// --------------------------------------------------------------------------------------------------------- drawn boards

const std::string drawn =
    "step: drawing\nturn: Bob\nboard: |\n"
    "  N^    W2    W1     0    E1\n"
    "      +-----+\n"
    "  N1  |.....|              ^\n"
    "      |..A..|             /B\\\n"
    "      +     +-----+-----+\n"
    "  0   |::::: .....|.NW  |\n"
    "      |::A:: ..A..|=ES  |\n"
    "      +-----+-----+-----+\n";

TEST(MirageBoard, is_read_from_a_drawing) {
  const State state = read_given(drawn);
  ASSERT_EQ(state.board.survey.size(), 1U);
  EXPECT_EQ(state.board.survey[0].corner, Square::from_start(-2, 0));
  EXPECT_EQ(state.board.survey[0].by, Seat::Ann);
  ASSERT_EQ(state.board.coasts.size(), 1U);
  EXPECT_EQ(state.board.coasts[0].turned, Direction::west);
  EXPECT_EQ(state.camps, (Few<Camp, most_camps>{{Seat::Bob, Square::from_start(1, -1)}}));
  EXPECT_EQ(state.camels[Seat::Ann], 4) << "three of seven stand on the table";
  EXPECT_EQ(state.tents[Seat::Bob], 2);
  EXPECT_FALSE(state.board.is_bare(Square::from_start(-2, -1))) << "the board is indexed";
  for (const std::string& line : picture(Mirage::published(), state))
    EXPECT_NE(drawn.find("  " + line + "\n"), std::string::npos) << line;
}

TEST(MirageBoard, is_the_same_drawn_as_listed) {
  const State listed = read_given(
      "step: drawing\nturn: Bob\nboard:\n"
      "  survey: [{ tile: light_dark_light, corner: W2, elbow: north_east, side: land, by: Ann,\n"
      "             explorers: [first_arm, corner, second_arm] }]\n"
      "  coasts: [{ pattern: unlike, face: front, at: start, turned: west, by: Ann }]\n"
      "camps: [{ by: Bob, at: E1N1 }]\n");
  EXPECT_EQ(read_given(drawn), listed);
}

TEST(MirageBoard, is_written_as_a_drawing_where_nothing_is_lost) {
  const State state = read_given(drawn);
  EXPECT_EQ(print_yaml(Words::write_state(Mirage::published(), state)), drawn);
  State other = read_given(
      "step: drawing\nturn: Ann\nboard:\n"
      "  survey:\n"
      "    - { tile: light_dark_light, corner: S5, elbow: north_east, side: land, by: Ann, explorers: [corner] }\n"
      "    - { tile: light_dark_light, corner: N5, elbow: north_east, side: land, by: Bob, explorers: [corner] }\n"
      "    - { tile: light_dark_dark, corner: N9, elbow: north_east, side: land, by: Ann, explorers: [corner] }\n"
      "    - { tile: light_dark_dark, corner: S9, elbow: north_east, side: land, by: Bob, explorers: [corner] }\n"
      "  coasts: [{ pattern: unlike, face: front, at: start, turned: west, by: Ann }]\n");
  const Node written = Words::write_state(Mirage::published(), other);
  EXPECT_TRUE(written.find("board")->is_map()) << "a drawing would not tell that the southern tiles were laid otherwise";
  EXPECT_EQ(Words::read_state(Mirage::published(), 2, written), other);
}

TEST(MirageBoard, is_listed_where_tiles_lie_on_tiles) {
  State broken = read_given(drawn);
  broken.board.survey.push_back(broken.board.survey[0]);
  broken.board.survey[broken.board.survey.size() - 1].corner = broken.board.survey[0].corner.next(Direction::east);
  broken = completed(Mirage::published(), broken);
  const Node written = Words::write_state(Mirage::published(), broken);
  EXPECT_TRUE(written.find("board")->is_map());
  EXPECT_EQ(Words::read_state(Mirage::published(), 2, written), broken);
}

TEST(MirageBoard, drawn_wrongly_is_refused_at_the_character) {
  const auto with = [](std::string_view what, std::string_view by) {
    std::string text = drawn;
    return complaint_of_given(text.replace(text.find(what), what.size(), by));
  };
  EXPECT_EQ(with("|=ES  |", "|=ES C|"),
            "10:24: expected a blank or the letter of a player (A, B) in a Coast tile, found 'C'");
  EXPECT_EQ(with("+     +", "+-----+"), "6:8: expected three squares without walls between them, an elbow, found 1");
  EXPECT_EQ(with("/B\\", "/B|"), "7:29: expected '\\' in a tent, found '|'");
  EXPECT_EQ(with("W2    W1", "W2    W2"), "4:15: expected the column W1, found W2");
  EXPECT_EQ(with("board: |", "board: |2").substr(0, 2), "no") << "the same";
}

TEST(MirageBoard, is_drawn_on_lines_of_its_own_or_listed) {
  const std::string both =
      ": expected a drawing of the table on lines of its own after `|`, or a map with survey and coasts, found ";
  EXPECT_EQ(complaint_of_given("board: none"), "1:8" + both + "\"none\"");
  EXPECT_EQ(complaint_of_given("board: [1]"), "1:8: expected a map of this, found a list");
}

TEST(MirageBoard, does_not_show_what_is_listed_as_well) {
  EXPECT_EQ(complaint_of_given("camps: [{ by: Ann, at: N1 }]\nboard: |\n  N^     0\n\n  0      ^\n        /A\\\n"),
            "1:1: the drawing of the board shows camps already; keep them in one place");
  EXPECT_EQ(
      read_given(
          "camps: [{ by: Ann, at: N1 }]\nboard: |\n  N^     0\n      +-----+\n  0   |.NE  |\n      |~SW  |\n      +-----+\n")
          .camps.size(),
      1U);
}

}  // namespace
}  // namespace fathom::mirage
