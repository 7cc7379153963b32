#include "model/core/seats.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "model/core/grid.hpp"

namespace fathom {
namespace {

constexpr Seat nobody = seat(6);
constexpr Seat nobody_at_all = static_cast<Seat>(200);

TEST(Seats, GoRoundTheTable) {
  EXPECT_EQ(clockwise(Seat::Ann, 1, 3), Seat::Bob);
  EXPECT_EQ(clockwise(Seat::Cleo, 1, 3), Seat::Ann);
  EXPECT_EQ(clockwise(Seat::Bob, 5, 4), Seat::Cleo);
  EXPECT_EQ(clockwise(Seat::Finn, 0, 4), Seat::Bob) << "a seat that is not at the table becomes one";
}

TEST(PerSeat, KeepsOneThingASeat) {
  PerSeat<int> points;
  points[Seat::Bob] = 3;
  points[Seat::Finn] = 5;
  EXPECT_EQ(points[Seat::Bob], 3);
  EXPECT_EQ(points[Seat::Ann], 0);
  EXPECT_EQ(points[Seat::Finn], 5);
  EXPECT_FALSE(points.astray);
}

TEST(PerSeat, SaysThatSomethingWasChangedForNobody) {
  for (const Seat at : {nobody, nobody_at_all}) {
    PerSeat<int> points;
    points[at] = 4;
    EXPECT_TRUE(points.astray);
    EXPECT_NE(points, PerSeat<int>{});
  }
}

TEST(PerSeat, HasNothingForNobody) {
  PerSeat<int> points{{7, 7, 7, 7, 7, 7}};
  EXPECT_EQ(std::as_const(points)[nobody], 0);
  EXPECT_EQ(std::as_const(points)[nobody_at_all], 0);
  EXPECT_FALSE(points.astray) << "to ask changes nothing";
}

TEST(SeatSet, HoldsSeats) {
  SeatSet set;
  EXPECT_TRUE(set.empty());
  set.insert(Seat::Ann);
  set.insert(Seat::Finn);
  EXPECT_TRUE(set.contains(Seat::Finn));
  EXPECT_FALSE(set.contains(Seat::Bob));
  set.erase(Seat::Ann);
  EXPECT_FALSE(set.contains(Seat::Ann));
  set.erase(Seat::Finn);
  EXPECT_TRUE(set.empty());
  EXPECT_FALSE(set.astray());
}

TEST(SeatSet, SaysThatNobodyWasPutInOrTakenOut) {
  for (const Seat at : {nobody, seat(7), nobody_at_all}) {
    SeatSet put_in;
    put_in.insert(at);
    EXPECT_TRUE(put_in.astray());
    EXPECT_FALSE(put_in.contains(at));
    for (const Seat each : every<Seat>) EXPECT_FALSE(put_in.contains(each));
    SeatSet taken_out;
    taken_out.insert(Seat::Bob);
    taken_out.erase(at);
    EXPECT_TRUE(taken_out.astray());
    EXPECT_TRUE(taken_out.contains(Seat::Bob));
  }
}

TEST(CellSet, HoldsCells) {
  CellSet<128> cells;
  cells.insert(0);
  cells.insert(127);
  EXPECT_TRUE(cells.contains(127));
  EXPECT_FALSE(cells.contains(63));
  EXPECT_EQ(cells.size(), 2);
  cells.erase(0);
  EXPECT_FALSE(cells.contains(0));
  EXPECT_EQ(cells.size(), 1);
}

TEST(CellSet, HoldsEverythingOnceSomethingElseWasPutInOrTakenOut) {
  CellSet<128> cells;
  EXPECT_FALSE(cells.contains(128));
  cells.insert(128);
  EXPECT_EQ(cells.size(), 128);
  EXPECT_FALSE(cells.contains(128));
  CellSet<128> fewer;
  fewer.erase(4000);
  EXPECT_EQ(fewer.size(), 128);
}

}  // namespace
}  // namespace fathom
