#include "model/mermaid_rain/by_the_book.hpp"

#include <gtest/gtest.h>

namespace fathom::mermaid_rain::by_the_book {
namespace {

using enum Card;

TEST(MermaidRainByTheBook, RanksTheEightMelds) {
  EXPECT_EQ(meld_rank({gull, gull, gull, gull, gull}), 0);
  EXPECT_EQ(meld_rank({dolphin, gull, gull, gull, gull}), 1);
  EXPECT_EQ(meld_rank({dolphin, dolphin, gull, gull, gull}), 2);
  EXPECT_EQ(meld_rank({dolphin, dolphin, gull, gull, turtle}), 3);
  EXPECT_EQ(meld_rank({dolphin, gull, turtle, turtle, turtle}), 4);
  EXPECT_EQ(meld_rank({turtle, turtle, turtle}), 5);
  EXPECT_EQ(meld_rank({turtle, turtle}), 6);
  EXPECT_EQ(meld_rank({turtle, gull}), 7);
}

TEST(MermaidRainByTheBook, CountsStepsBetweenHexes) {
  EXPECT_EQ(distance(Hex::at(6, 7), Hex::at(6, 7)), 0);
  for (const Hex next : neighbours[Hex::at(6, 7).cell]) EXPECT_EQ(distance(Hex::at(6, 7), next), 1);
  EXPECT_EQ(distance(Hex::at(1, 1), Hex::at(1, 3)), 2);
  EXPECT_EQ(distance(Hex::at(1, 1), Hex::at(4, 1)), 3);
}

TEST(MermaidRainByTheBook, KnowsEachShapeFromTheOthers) {
  for (const Shape shape : every<Shape>)
    for (const Cells& cells : placements(shape)) {
      if (std::ranges::any_of(cells, [](Hex hex) { return hex.framed(); })) continue;
      for (const Shape other : every<Shape>) EXPECT_EQ(is_of_shape(other, cells), other == shape) << show(cells[0]);
    }
}

TEST(MermaidRainByTheBook, RefusesHexesThatLieApart) {
  EXPECT_FALSE(is_of_shape(Shape::twin, {Hex::at(3, 3), Hex::at(5, 3)}));
  EXPECT_FALSE(is_of_shape(Shape::straight, {Hex::at(3, 3), Hex::at(4, 3), Hex::at(6, 3)}));
}

TEST(MermaidRainByTheBook, SplitsTheRulebooksExample) {
  const PerSeat<int> coral{{4, 2, 2, 2, 1, 0}};
  EXPECT_EQ(type_points(Rules{}, coral, 6, Seat::Ann), 12);
  EXPECT_EQ(type_points(Rules{}, coral, 6, Seat::Bob), 4);
  EXPECT_EQ(type_points(Rules{}, coral, 6, Seat::Eve), 0);
  EXPECT_EQ(type_points(Rules{}, coral, 6, Seat::Finn), 0);
  EXPECT_EQ(type_points(Rules{}, {{0, 3, 0, 0, 0, 0}}, 4, Seat::Bob), 15);
  EXPECT_EQ(type_points(Rules{}, {{9, 8, 7, 6, 1, 1}}, 6, Seat::Finn), 1);
}

}  // namespace
}  // namespace fathom::mermaid_rain::by_the_book
