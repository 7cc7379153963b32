#include "solver/mermaid_rain/placing.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "solver/mermaid_rain/testing.hpp"

namespace fathom::solver::rain {
namespace {

PlacingBook with_bends_and_lines_exchanged() {
  PlacingBook book;
  std::swap(book.drawn[index_of(Shape::curved)], book.drawn[index_of(Shape::straight)]);
  return book;
}

bool tells(const Finding& finding, std::string_view words) {
  return std::ranges::any_of(finding.told, [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

TEST(Placing, AnEncodingThatCoversStartingSpacesDiffers) {
  const Finding finding = legal_placements_agree(published, {}, Shape::twin, over_starting_spaces());
  EXPECT_TRUE(caught(finding));
  EXPECT_TRUE(tells(finding, "the rulebook allows it"));
  EXPECT_TRUE(tells(finding, "the model refuses it by placing.on_ocean"));
  EXPECT_TRUE(caught(objections_agree(published, {}, Shape::twin, over_starting_spaces())));
}

TEST(Placing, AnEncodingThatConfusesTwoShapesDiffers) {
  EXPECT_TRUE(caught(legal_placements_agree(published, {}, Shape::curved, with_bends_and_lines_exchanged())));
  EXPECT_TRUE(caught(objections_agree(published, {}, Shape::straight, with_bends_and_lines_exchanged())));
}

TEST(Placing, AModelWithoutOneOfTheRulesDiffers) {
  for (const std::string_view rule :
       {"placing.whole_tile", "placing.on_ocean", "placing.not_on_tiles", "placing.on_board"}) {
    EXPECT_TRUE(caught(legal_placements_agree(without(rule), {}, Shape::twin))) << rule;
    EXPECT_TRUE(caught(objections_agree(without(rule), {}, Shape::twin))) << rule;
  }
}

TEST(Placing, ACounterexampleWithoutARuleTellsThatTheModelAllowsIt) {
  const Finding finding = legal_placements_agree(without("placing.not_on_tiles"), {}, Shape::twin);
  EXPECT_TRUE(tells(finding, "a tile lies on"));
  EXPECT_TRUE(tells(finding, "the rulebook forbids it"));
  EXPECT_TRUE(tells(finding, "the model allows it"));
}

TEST(Placing, NoRoomForATileHasItsReasons) {
  const Finding finding = no_room_is_explained(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_TRUE(tells(finding, "placing.on_ocean"));
  EXPECT_TRUE(tells(finding, "the light"));
  ASSERT_TRUE(finding.trace);
  EXPECT_FALSE(finding.trace->given.tiles.empty());
}

TEST(Placing, AnEncodingWithTheOtherRowsRightLeavesRoomInTheModel) {
  EXPECT_TRUE(caught(no_room_is_explained(published, {}, other_rows_right())));
}

TEST(Placing, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1000, .seconds = 20};
  EXPECT_EQ(legal_placements_agree(published, budget, Shape::curved).outcome, Outcome::unknown);
  EXPECT_EQ(objections_agree(published, budget, Shape::curved).outcome, Outcome::unknown);
  EXPECT_EQ(no_room_is_explained(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::rain
