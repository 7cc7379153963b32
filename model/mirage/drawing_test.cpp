#include "model/mirage/drawing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/random.hpp"
#include "model/mirage/mirage.hpp"
#include "model/mirage/testing.hpp"

namespace fathom::mirage {
namespace {

constexpr int four_players = 4;

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}
std::string drawn(const Scene& scene) { return joined(draw(published.box, scene, window_of(scene))); }

/// What is wrong with a drawing: `3:7: expected ...`, or `nothing`.
std::string complaint(std::string_view text, int at_the_table = four_players) {
  Drawing drawing;
  const std::optional<Misdrawn> flaw = read_drawing(published.box, at_the_table, text, drawing);
  if (!flaw) return "nothing";
  return std::to_string(flaw->line) + ':' + std::to_string(flaw->column) + ": " + flaw->message;
}

Scene read(std::string_view text) {
  Drawing drawing;
  EXPECT_EQ(complaint(text), "nothing");
  read_drawing(published.box, four_players, text, drawing);
  return drawing.scene;
}

/// The text with what stands at a line and column, counted from 1, written over.
std::string altered(std::string text, int line, int column, std::string_view by) {
  std::size_t at = 0;
  for (int i = 1; i < line; ++i) at = text.find('\n', at) + 1;
  return text.replace(at + static_cast<std::size_t>(column) - 1, by.size(), by);
}

constexpr std::string_view everything = R"(N^    W1     0    E1    E2
          +-----+
N1   camel|.....|  ^
       C  |..A..| /B\
          +     +-----+-----+
0     \|/ |::::: .....|.NW  |
       r  |::::: ..A..|~ES B|
          +-----+-----+-----+
S1              |~~~~~|
                |~~~~~|
          +-----+     +
S2    ship|===== ~~~~~|
       D  |==D== ~~~~~|
          +-----+-----+
)";

TEST(Drawing, shows_all_that_lies_and_stands_on_the_table) {
  Scene scene;
  scene.board.survey.push_back(
      {SurveyTile::light_dark_light, Square{}, Elbow::north_east, Terrain::land, Seat::Ann, Parts{0b101}});
  // The water side of a tile shows the shades of its land side the other way round.
  scene.board.survey.push_back(
      {SurveyTile::light_light_dark, Square::from_start(1, 2), Elbow::north_west, Terrain::water, Seat::Dan, Parts{0b001}});
  scene.board.coasts.push_back(
      {CoastPattern::alike, CoastFace::front, Square::from_start(2, 0), Direction::west, Seat::Bob, Terrain::water});
  scene.camps.push_back({Seat::Bob, Square::from_start(1, -1)});
  scene.trees.push_back({Colour::red, Square::from_start(-1, 0)});
  scene.keepers = {{Seat::Cleo, Explorer::camel, Square::from_start(-1, -1)},
                   {Seat::Dan, Explorer::ship, Square::from_start(-1, 2)}};
  EXPECT_EQ(drawn(scene), std::string(everything));
}

TEST(Drawing, is_read_as_what_it_shows) {
  const Scene scene = read(everything);
  ASSERT_EQ(scene.board.survey.size(), 2U);
  EXPECT_EQ(scene.board.survey[0],
            (LaidSurvey{SurveyTile::light_dark_light, Square{}, Elbow::north_east, Terrain::land, Seat::Ann, Parts{0b101}}));
  EXPECT_EQ(scene.board.survey[1].corner, Square::from_start(1, 2));
  EXPECT_EQ(scene.board.survey[1].by, Seat::Dan);
  ASSERT_EQ(scene.board.coasts.size(), 1U);
  EXPECT_EQ(scene.board.coasts[0], (LaidCoast{CoastPattern::alike, CoastFace::front, Square::from_start(2, 0),
                                              Direction::west, Seat::Bob, Terrain::water}));
  EXPECT_EQ(scene.camps, (Few<Camp, most_camps>{{Seat::Bob, Square::from_start(1, -1)}}));
  EXPECT_EQ(scene.trees, (Few<Tree, most_trees>{{Colour::red, Square::from_start(-1, 0)}}));
  EXPECT_EQ(scene.keepers.size(), 2U);
  EXPECT_EQ(drawn(scene), std::string(everything));
}

TEST(Drawing, of_an_empty_table_is_the_square_in_the_middle) {
  EXPECT_EQ(drawn(Scene{}), "N^     0\n\n0\n");
  EXPECT_EQ(read("N^     0\n\n0\n"), Scene{});
}

TEST(Drawing, may_leave_room_around_the_tiles) {
  const std::string roomy =
      "N^    W1     0\n          +-----+\n0         |.NE  |\n          |~SW  |\n          +-----+\nS1\n";
  EXPECT_EQ(read(roomy).board.coasts.size(), 1U);
}

TEST(Drawing, tells_every_way_a_tile_can_lie) {
  int compared = 0;
  for (const Terrain side : every<Terrain>)
    for (const Elbow elbow : every<Elbow>)
      for (const SurveyTile tile : every<SurveyTile>) {
        Scene scene;
        scene.board.survey.push_back({tile, Square::from_start(3, -5), elbow, side, Seat::Bob, every_part});
        ++compared;
        EXPECT_EQ(read(drawn(scene)), scene);
      }
  for (const CoastPattern pattern : every<CoastPattern>)
    for (const CoastFace face : every<CoastFace>)
      for (const Direction turned : every<Direction>)
        for (const Terrain on : every<Terrain>) {
          Scene scene;
          scene.board.coasts.push_back({pattern, face, Square::from_start(-62, 62), turned, Seat::Cleo, on});
          ++compared;
          EXPECT_EQ(read(drawn(scene)), scene);
        }
  EXPECT_EQ(compared, 2 * 4 * 8 + 2 * 2 * 4 * 2);
}

TEST(Drawing, of_any_position_in_play_is_drawn_again_as_it_was) {
  Game game = Mirage::published();
  game.rules.palms = Palms::with;
  int compared = 0;
  for (int table = Mirage::fewest_players; table <= Mirage::most_players; ++table) {
    Random random(static_cast<std::uint64_t>(table));
    State state = Mirage::start(game, table);
    std::vector<Action> actions;
    while (Mirage::legal_actions(game, state, actions), !actions.empty()) {
      Mirage::perform(game, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      const std::string text = joined(picture(game, state));
      Drawing drawing;
      ASSERT_FALSE(read_drawing(game.box, table, text, drawing)) << text;
      ASSERT_EQ(joined(draw(game.box, drawing.scene, window_of(drawing.scene))), text);
      ++compared;
    }
  }
  EXPECT_GT(compared, 200);
}

TEST(Drawing, with_any_byte_damaged_is_refused_or_means_what_it_shows) {
  const std::string text(everything);
  constexpr std::string_view bytes = " |+-.~=^NAb1\n\r\x80";
  int refused = 0;
  int meant = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    for (const char byte : bytes) {
      std::string damaged = text;
      damaged[i] = byte;
      Drawing drawing;
      if (const std::optional<Misdrawn> flaw = read_drawing(published.box, four_players, damaged, drawing)) {
        EXPECT_GT(flaw->line, 0);
        EXPECT_GT(flaw->column, 0);
        EXPECT_FALSE(flaw->message.empty());
        ++refused;
        continue;
      }
      ++meant;
      const std::string again = joined(draw(published.box, drawing.scene, drawing.window));
      EXPECT_TRUE(again == damaged || i + 1 == text.size() || byte == '\r' || damaged == text) << damaged;
    }
  EXPECT_GT(refused, 10 * meant);
  EXPECT_GT(meant, 10) << "another player's explorer is another position";
}

TEST(Drawing, cut_short_anywhere_is_refused_or_read) {
  int refused = 0;
  for (std::size_t length = 0; length < everything.size(); ++length)
    refused += complaint(everything.substr(0, length)) == "nothing" ? 0 : 1;
  EXPECT_GT(refused, static_cast<int>(everything.size()) / 2);
  EXPECT_EQ(complaint(""), complaint("\n\n"));
}

TEST(Drawing, says_what_is_wrong_with_its_labels) {
  const std::string text(everything);
  EXPECT_EQ(complaint(""), "1:1: expected a drawing to begin with the labels of its columns, such as `N^   W1    0    E1`");
  EXPECT_EQ(complaint("N^\n"), "1:3: expected the labels of columns, found none; write `N^   W1    0    E1`");
  EXPECT_EQ(complaint(altered(text, 1, 19, "E2")), "1:19: expected the column E1, found E2");
  EXPECT_EQ(complaint(altered(text, 1, 7, "X1")), "1:7: expected the column W1, 0, E1 or such, found X1");
  EXPECT_EQ(complaint(altered(text, 1, 13, "0 ")),
            "1:13: expected a blank, found '0'; labels stand above the middle of their columns");
  EXPECT_EQ(complaint(altered(text, 6, 1, "S1")), "6:1: expected the row 0, found S1; a row of squares is three lines");
  EXPECT_EQ(complaint(altered(text, 6, 1, " ")), "6:1: expected the row 0, found no label; a row of squares is three lines");
  EXPECT_EQ(complaint("N^     0\n"), "2:1: expected a row of squares below the labels of columns");
}

TEST(Drawing, says_what_is_wrong_with_a_square) {
  const std::string text(everything);
  EXPECT_EQ(complaint(altered(text, 3, 12, ":")), "3:12: expected '.' in a square of light sand, found ':'");
  EXPECT_EQ(complaint(altered(text, 4, 14, "x")),
            "4:14: expected '.' or the letter of a player (A, B, C, D) in a square of light sand, found 'x'");
  EXPECT_EQ(complaint(text, 3), "13:8: expected the letter of a player (A, B, C) in a ship among trees, found 'D'");
  EXPECT_EQ(complaint(altered(text, 3, 20, "/")), "3:20: expected '^' in a tent, found '/'");
  EXPECT_EQ(complaint(altered(text, 7, 8, "g")), "7:8: expected the letter of a colour (b, w, r, y) in a tree, found 'g'");
  EXPECT_EQ(complaint(altered(text, 6, 8, "\t")), "6:8: expected blanks, found a tab");
  EXPECT_EQ(complaint(altered(text, 6, 8, "\xC3")), "6:8: expected plain ASCII, found something else");
}

TEST(Drawing, says_what_is_wrong_with_a_tile) {
  const std::string text(everything);
  EXPECT_EQ(complaint(altered(text, 5, 12, "-----")),
            "3:12: expected three squares without walls between them, an elbow, found 1");
  EXPECT_EQ(complaint(altered(text, 8, 18, "     ")),
            "3:12: expected three squares without walls between them, an elbow, found more");
  EXPECT_EQ(complaint(altered(text, 8, 19, " ")), "8:19: expected '-', found a blank");
  EXPECT_EQ(complaint(altered(text, 4, 14, "B")),
            "7:20: expected the explorers of one player on a tile, here 'B', found 'A'");
  EXPECT_EQ(complaint(altered(text, 6, 24, ".NE")), "7:25: expected each side of a Coast tile once, found 'E' again");
  EXPECT_EQ(complaint(altered(text, 6, 24, ".N ")),
            "6:25: expected each of N, E, S and W beside the sand or the water of a Coast tile, found no W");
  EXPECT_EQ(complaint(altered(text, 6, 28, "A")), "7:28: expected one explorer on a Coast tile, found two");
  EXPECT_EQ(complaint(altered(altered(text, 6, 24, ".N S"), 7, 24, "~E W")),
            "6:24: there is no Coast tile in the box with such shades and sides");
  EXPECT_EQ(complaint(altered(text, 8, 11, "*")), "8:11: expected '+', found '*'");
}

TEST(Drawing, takes_straight_tiles_for_none) {
  EXPECT_EQ(complaint("N^     0    E1    E2\n    +-----+-----+-----+\n0   |..... ..... .....|\n    |..... ..... .....|\n"
                      "    +-----+-----+-----+\n"),
            "3:6: expected an elbow of three squares, found three in a row");
}

TEST(Drawing, holds_no_more_tents_than_there_are) {
  std::string labels = "N^ ";
  std::string tops = "\n\n0   ";
  std::string tents = "\n    ";
  for (int i = 0; i <= most_camps; ++i) {
    labels += "   " + column_label(i);
    tops += "   ^  ";
    tents += "  /A\\ ";
  }
  EXPECT_NE(complaint(labels + tops + tents + "\n").find("expected at most 12 tents, found more"), std::string::npos);
}

TEST(Drawing, can_be_had_of_any_scene) {
  Random random(5);
  const auto byte = [&] { return static_cast<std::uint8_t>(random.below(256)); };
  for (int i = 0; i < 20; ++i) {
    Scene scene;
    for (int tile = 0; tile < 3; ++tile) {
      scene.board.survey.push_back({static_cast<SurveyTile>(byte()), Square{byte(), byte()}, static_cast<Elbow>(byte()),
                                    static_cast<Terrain>(byte()), static_cast<Seat>(byte()), Parts{byte()}});
      scene.board.coasts.push_back({static_cast<CoastPattern>(byte()), static_cast<CoastFace>(byte()),
                                    Square{byte(), byte()}, static_cast<Direction>(byte()), static_cast<Seat>(byte()),
                                    static_cast<Terrain>(byte())});
      scene.camps.push_back({static_cast<Seat>(byte()), Square{byte(), byte()}});
      scene.trees.push_back({static_cast<Colour>(byte()), Square{byte(), byte()}});
      scene.keepers.push_back({static_cast<Seat>(byte()), static_cast<Explorer>(byte()), Square{byte(), byte()}});
    }
    EXPECT_GT(draw(published.box, scene, window_of(scene)).size(), 3U);
  }
}

}  // namespace
}  // namespace fathom::mirage
