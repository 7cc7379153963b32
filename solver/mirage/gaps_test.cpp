#include "solver/mirage/gaps.hpp"

#include <gtest/gtest.h>

#include "solver/mirage/testing.hpp"

namespace fathom::solver::oasis {
namespace {

const Game& game = Mirage::published();

/// A tile that may not be turned.
TableBook always_upright() {
  TableBook book;
  book.arms.fill(book.arms[0]);
  return book;
}

TEST(Gaps, AreasAreCountedAsEverybodyCountsThem) {
  EXPECT_EQ(fixed_areas(4).size(), 19U);
  EXPECT_EQ(free_areas(4).size(), 5U);
  EXPECT_EQ(free_areas(6).size(), 35U);
  EXPECT_EQ(bends_in({{0, 0}, {1, 0}, {0, 1}, {1, 1}}).size(), 4U);
}

TEST(Gaps, AnEncodingThatNeverTurnsATileDiffers) {
  EXPECT_TRUE(caught(gaps_are_as_defined(game, {}, {.table = always_upright()})));
  EXPECT_TRUE(blamed(straight_lines_are_gaps(game, {}, always_upright())));
}

TEST(Gaps, AnEncodingInWhichNothingEverFitsDiffersInPlay) {
  constexpr std::size_t more_than_there_are = 9;
  EXPECT_TRUE(caught(gaps_in_play(game, {}, {.table = {}, .least_edges = more_than_there_are})));
}

TEST(Gaps, NothingIsLaidInAGap) { EXPECT_TRUE(proved(nothing_is_laid_in_a_gap(game, {}))); }

TEST(Gaps, TilesThatMayLieOnAnythingAreLaidInGaps) {
  EXPECT_TRUE(caught(nothing_is_laid_in_a_gap(without("growing.bare_squares"), {})));
}

TEST(Gaps, ShapesBetweenBothKindsAreCounted) {
  EXPECT_TRUE(proved(mixed_areas_can_be_gaps(game, {}, {.largest = 6})));
  EXPECT_EQ(mixed_areas_can_be_gaps(game, {}, {.largest = 3, .first_never = 3, .never = 1}).outcome, Outcome::fails);
}

TEST(Gaps, ReadingsDifferFromTenSquaresOn) {
  const Finding finding = readings_differ(game, {});
  EXPECT_TRUE(proved(finding));
  ASSERT_TRUE(finding.story);
  EXPECT_TRUE(after(finding.story->game, finding.story->given, finding.story->actions));
  EXPECT_TRUE(blamed(readings_differ(game, {}, {.squares = 11})));
  EXPECT_TRUE(blamed(readings_differ(game, {}, {.squares = 9})));
  const Game chosen = changed(game, [](mirage::Rules& rules) { rules.supply = mirage::Supply::stacks; });
  EXPECT_TRUE(proved(readings_differ(chosen, {}))) << "where tiles are chosen from stacks as well";
}

}  // namespace
}  // namespace fathom::solver::oasis
