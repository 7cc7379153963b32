#include "model/mirage/square.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace fathom::mirage {
namespace {

TEST(MirageSquare, IsCalledByTheWayFromTheStart) {
  EXPECT_EQ(show(Square{}), "start");
  EXPECT_EQ(show(Square::from_start(2, -1)), "E2N1");
  EXPECT_EQ(show(Square::from_start(-3, 0)), "W3");
  EXPECT_EQ(show(Square::from_start(0, 12)), "S12");
}

TEST(MirageSquare, IsReadAsItIsCalled) {
  for (int east = -Square::reach - 1; east <= Square::reach + 1; ++east)
    for (const int south : {-Square::reach - 1, -7, 0, 1, Square::reach + 1}) {
      const Square square = Square::from_start(east, south);
      EXPECT_EQ(read_square(show(square)), square) << show(square);
    }
}

TEST(MirageSquare, IsReadInNoOtherWay) {
  for (const std::string_view text : {"", "N1E2", "E0", "E02", "e2", "E", "E2N", "E2N1 ", " E2", "E2E1", "E-2", "2E",
                                      "START", "E2S1N1", "E9999999999999", "E200", "E64", "\xC3\xA9"})
    EXPECT_EQ(read_square(text), std::nullopt) << text;
}

TEST(MirageSquare, HasFourNeighbours) {
  const Square start;
  EXPECT_EQ(show(start.next(Direction::north)), "N1");
  EXPECT_EQ(show(start.next(Direction::east)), "E1");
  EXPECT_EQ(show(start.next(Direction::south)), "S1");
  EXPECT_EQ(show(start.next(Direction::west)), "W1");
}

TEST(MirageSquare, TakesTilesWithinReachOfTheStart) {
  EXPECT_TRUE(Square::from_start(Square::reach, -Square::reach).on_the_table());
  EXPECT_FALSE(Square::from_start(Square::reach + 1, 0).on_the_table());
  EXPECT_FALSE(Square::from_start(0, -Square::reach - 1).on_the_table());
}

TEST(MirageSquare, IsOrderedFromNorthToSouthAndFromWestToEast) {
  EXPECT_LT(Square::from_start(5, -1), Square::from_start(-5, 0));
  EXPECT_LT(Square::from_start(-5, 0), Square::from_start(5, 0));
}

TEST(MirageSteps, AreRowsAndColumns) {
  EXPECT_EQ(steps(*read_square("E2N1"), *read_square("W3S4")), 5 + 5);
  EXPECT_EQ(steps(*read_square("W3S4"), *read_square("E2N1")), 5 + 5);
  EXPECT_EQ(steps(Square{}, Square{}), 0);
}

TEST(MirageElbow, HasItsSecondArmClockwiseFromItsFirst) {
  EXPECT_EQ(first_arm_of(Elbow::north_east), Direction::north);
  EXPECT_EQ(second_arm_of(Elbow::north_east), Direction::east);
  EXPECT_EQ(first_arm_of(Elbow::north_west), Direction::west);
  EXPECT_EQ(second_arm_of(Elbow::north_west), Direction::north);
  for (const Elbow elbow : every<Elbow>) EXPECT_EQ(second_arm_of(elbow), turned(first_arm_of(elbow), 1)) << name_of(elbow);
}

TEST(MirageElbow, LiesInEachWayThatThreeOfFourSquaresCan) {
  std::set<std::set<Square>> all;
  for (const Elbow elbow : every<Elbow>)
    for (const std::string_view corner : {"start", "E1", "S1", "E1S1"}) {
      const auto squares = squares_of(*read_square(corner), elbow);
      const bool within = std::ranges::all_of(squares, [](Square square) {
        return square.east() >= 0 && square.east() <= 1 && square.south() >= 0 && square.south() <= 1;
      });
      if (within) all.insert(std::set<Square>(squares.begin(), squares.end()));
    }
  EXPECT_EQ(all.size(), 4U);
}

TEST(MiragePlane, HasTheSquaresPutIntoIt) {
  Plane plane;
  for (const std::string_view square : {"start", "W1", "E62", "W62N62"}) {
    EXPECT_FALSE(plane.contains(*read_square(square))) << square;
    plane.insert(*read_square(square));
    EXPECT_TRUE(plane.contains(*read_square(square))) << square;
  }
  EXPECT_FALSE(plane.contains(*read_square("E1")));
  EXPECT_FALSE(plane.contains(*read_square("N1")));
  plane.insert({255, 255});
  EXPECT_FALSE(plane.contains({255, 255})) << "it is not of the table";
}

}  // namespace
}  // namespace fathom::mirage
