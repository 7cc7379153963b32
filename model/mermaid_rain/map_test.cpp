#include <gtest/gtest.h>

#include <string>

#include "model/mermaid_rain/components.hpp"

namespace fathom::mermaid_rain {
namespace {

/// What is wrong with a drawing, as `line:column: message`, or "nothing".
std::string wrong(std::string_view text) {
  Map map;
  const auto flaw = read_map(text, map);
  return flaw ? std::to_string(flaw->line) + ':' + std::to_string(flaw->column) + ": " + flaw->message : "nothing";
}

Terrain at(const Map& map, std::string_view hex) { return map.terrain[read_hex(hex)->cell]; }

TEST(Map, DrawsARowALineWithOddRowsIndented) {
  Map map;
  ASSERT_EQ(read_map(" S ~ #\n"
                     "W . c\n"
                     " I C -\n",
                     map),
            std::nullopt);
  EXPECT_EQ(at(map, "A1"), Terrain::start);
  EXPECT_EQ(at(map, "C1"), Terrain::obstacle);
  EXPECT_EQ(at(map, "A2"), Terrain::wreck);
  EXPECT_EQ(at(map, "B2"), Terrain::nothing);
  EXPECT_EQ(at(map, "C2"), Terrain::cave);
  EXPECT_EQ(at(map, "A3"), Terrain::island);
  EXPECT_EQ(at(map, "C3"), Terrain::ocean);
  EXPECT_TRUE(map.shaded.contains(read_hex("C2")->cell));
  EXPECT_TRUE(map.shaded.contains(read_hex("C3")->cell));
  EXPECT_EQ(map.shaded.size(), 2);
}

TEST(Map, IsDrawnAsItIsRead) {
  const std::string drawn =
      "A B C\n"
      " S ~ #\n"
      "W . c\n"
      " I C -\n";
  Map map;
  ASSERT_EQ(read_map(drawn, map), std::nullopt);
  EXPECT_EQ(draw_map(map), drawn);
}

TEST(Map, OfTheAssumedBoardReadsBackAsItself) {
  Map map;
  ASSERT_EQ(read_map(draw_map({assumed_box().terrain, assumed_box().shaded}), map), std::nullopt);
  EXPECT_EQ(map.terrain, assumed_box().terrain);
  EXPECT_EQ(map.shaded, assumed_box().shaded);
}

TEST(Map, OfNothingIsDrawnAndReadToo) {
  Map map;
  EXPECT_EQ(read_map(draw_map(Map{}), map), std::nullopt);
  EXPECT_EQ(map.terrain, Map{}.terrain);
}

TEST(Map, DoesNotMindBlanksAndEmptyLinesAtItsEnds) {
  EXPECT_EQ(wrong(" ~ ~  \r\n~ ~\r\n\n  \n"), "nothing");
  EXPECT_EQ(wrong(" ~"), "nothing");
}

TEST(Map, SaysWhereACharacterIsWrong) {
  EXPECT_EQ(wrong(" ~ ~\n~ Q\n").substr(0, 4), "2:3:");
  EXPECT_NE(wrong(" ~ ~\n~ Q\n").find("found 'Q'"), std::string::npos);
  EXPECT_NE(wrong(" ~ \xC3\xA9").find("1:4: "), std::string::npos);
  EXPECT_NE(wrong(" ~ \xC3\xA9").find("beyond plain ASCII"), std::string::npos);
  EXPECT_NE(wrong(" ~\t~").find("1:3: expected a blank, found a tab"), std::string::npos);
}

TEST(Map, WantsOddRowsIndentedAndEvenRowsNot) {
  EXPECT_EQ(wrong("~ ~\n").substr(0, 24), "1:1: expected a blank, f");
  EXPECT_EQ(wrong(" ~ ~\n ~ ~\n").substr(0, 20), "2:1: expected a hex ");
}

TEST(Map, WantsABlankBetweenHexes) { EXPECT_EQ(wrong(" ~~\n").substr(0, 26), "1:3: expected a blank, fou"); }

TEST(Map, WantsARowOfHexesOnEveryLine) {
  EXPECT_EQ(wrong("").substr(0, 5), "1:1: ");
  EXPECT_EQ(wrong("\n\n").substr(0, 5), "1:1: ");
  EXPECT_EQ(wrong(" ~\n\n ~\n").substr(0, 40), "2:1: expected a row of hexes, found an e");
}

TEST(Map, HasAtMostFourteenRowsAndColumns) {
  std::string row = " ~";
  for (int i = 1; i < 14; ++i) row += " ~";
  EXPECT_EQ(wrong(row), "nothing");
  EXPECT_EQ(wrong(row + " ~").substr(0, 22), "1:30: expected at most");
  std::string rows;
  for (int i = 1; i <= 14; ++i) rows += i % 2 == 1 ? " ~\n" : "~\n";
  EXPECT_EQ(wrong(rows), "nothing");
  EXPECT_EQ(wrong(rows + " ~\n").substr(0, 22), "15:1: expected at most");
}

TEST(Map, LeavesTheMapAloneWhenTheDrawingIsFlawed) {
  Map map;
  map.terrain[0] = Terrain::cave;
  ASSERT_NE(read_map(" ~ Q", map), std::nullopt);
  EXPECT_EQ(map.terrain[0], Terrain::cave);
  EXPECT_EQ(at(map, "A1"), Terrain::nothing);
}

}  // namespace
}  // namespace fathom::mermaid_rain
