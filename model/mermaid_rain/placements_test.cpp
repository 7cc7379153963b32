#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "model/mermaid_rain/components.hpp"

namespace fathom::mermaid_rain {
namespace {

Cells on(std::initializer_list<std::string_view> names) {
  Cells cells;
  for (const std::string_view name : names) cells.push_back(*read_hex(name));
  return cells;
}

int adjacent_pairs(const Cells& cells) {
  int pairs = 0;
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t j = i + 1; j < cells.size(); ++j) pairs += adjacent(cells[i], cells[j]) ? 1 : 0;
  return pairs;
}

/// All placements that cover this hex.
int covering(Shape shape, Hex hex) {
  return static_cast<int>(std::ranges::count_if(placements(shape), [&](const Cells& cells) { return cells.contains(hex); }));
}

TEST(Placements, EachHexOfATileCanLieOnAHexInEveryOrientation) {
  const Hex middle = *read_hex("F6");
  EXPECT_EQ(covering(Shape::twin, middle), 2 * 3);
  EXPECT_EQ(covering(Shape::straight, middle), 3 * 3);
  EXPECT_EQ(covering(Shape::triangular, middle), 3 * 2);
  EXPECT_EQ(covering(Shape::curved, middle), 3 * 6);
}

TEST(Placements, AreSortedAndEachListedOnce) {
  for (const Shape shape : every<Shape>) {
    const auto& all = placements(shape);
    EXPECT_TRUE(std::ranges::is_sorted(all));
    EXPECT_EQ(std::set<Cells>(all.begin(), all.end()).size(), all.size()) << name_of(shape);
    for (const Cells& cells : all) EXPECT_TRUE(std::is_sorted(cells.begin(), cells.end()));
  }
}

TEST(Placements, HaveTheirShapesPairsOfNeighbours) {
  for (const auto& [shape, size, pairs] :
       {std::tuple{Shape::twin, 2, 1}, {Shape::straight, 3, 2}, {Shape::curved, 3, 2}, {Shape::triangular, 3, 3}})
    for (const Cells& cells : placements(shape)) {
      EXPECT_EQ(static_cast<int>(cells.size()), size);
      EXPECT_EQ(adjacent_pairs(cells), pairs);
    }
}

TEST(Placements, ReachTheFrameButNotAcrossTheEdgeOfTheGrid) {
  for (const Shape shape : every<Shape>) {
    EXPECT_GT(covering(shape, Hex::at(0, 5)), 0);
    for (const Cells& cells : placements(shape))
      for (std::size_t i = 1; i < cells.size(); ++i) {
        EXPECT_LE(std::abs(cells[i].column() - cells[0].column()), 2);
        EXPECT_LE(std::abs(cells[i].row() - cells[0].row()), 2);
      }
  }
}

TEST(Forms, KnowsEachShapeInTheRulebooksSense) {
  EXPECT_TRUE(forms(Shape::twin, on({"F6", "G6"})));
  EXPECT_TRUE(forms(Shape::straight, on({"E6", "F6", "G6"})));
  EXPECT_TRUE(forms(Shape::straight, on({"F5", "F6", "E7"})));
  EXPECT_TRUE(forms(Shape::triangular, on({"F6", "G6", "F7"})));
  EXPECT_TRUE(forms(Shape::triangular, on({"F5", "F6", "G6"})));
  EXPECT_TRUE(forms(Shape::curved, on({"F6", "G6", "G7"})));
}

TEST(Forms, DoesNotMindTheOrderOfTheCells) {
  EXPECT_TRUE(forms(Shape::twin, on({"G6", "F6"})));
  EXPECT_TRUE(forms(Shape::straight, on({"G6", "E6", "F6"})));
  EXPECT_TRUE(forms(Shape::triangular, on({"F7", "G6", "F6"})));
}

TEST(Forms, SaysNoToOtherShapesGapsAndTheWrongNumberOfHexes) {
  EXPECT_FALSE(forms(Shape::curved, on({"E6", "F6", "G6"})));
  EXPECT_FALSE(forms(Shape::straight, on({"F6", "G6", "G7"})));
  EXPECT_FALSE(forms(Shape::straight, on({"E6", "F6", "H6"})));
  EXPECT_FALSE(forms(Shape::twin, on({"E6", "F6", "G6"})));
  EXPECT_FALSE(forms(Shape::twin, on({"E6"})));
  EXPECT_FALSE(forms(Shape::twin, on({"E6", "E6"})));
  EXPECT_FALSE(forms(Shape::straight, on({"E6", "F6", "F6"})));
  EXPECT_FALSE(forms(Shape::curved, on({"E6", "F6"})));
  EXPECT_FALSE(forms(Shape::triangular, Cells{}));
}

TEST(Forms, AgreesWithTheListOfPlacementsOnAllPairsAndTriplesNearby) {
  for (const Shape shape : every<Shape>) {
    const auto& all = placements(shape);
    const std::set<Cells> listed(all.begin(), all.end());
    int formed = 0;
    const auto agree = [&](const Cells& cells) {
      formed += forms(shape, cells) ? 1 : 0;
      return forms(shape, cells) == listed.contains(cells);
    };
    for (std::size_t a = 0; a < Hex::cells; ++a)
      for (std::size_t b = a + 1; b < Hex::cells; ++b) {
        const Hex first{static_cast<std::uint8_t>(a)};
        const Hex second{static_cast<std::uint8_t>(b)};
        ASSERT_TRUE(agree({first, second})) << show(first) << ' ' << show(second);
        for (std::size_t c = b + 1; c < std::min(b + 40, Hex::cells); ++c)
          ASSERT_TRUE(agree({first, second, Hex{static_cast<std::uint8_t>(c)}}));
      }
    EXPECT_EQ(formed, static_cast<int>(all.size()));
  }
}

}  // namespace
}  // namespace fathom::mermaid_rain
