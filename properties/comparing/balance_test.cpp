#include "properties/comparing/balance.hpp"

#include <gtest/gtest.h>

#include <string>

#include "properties/comparing/balancing.hpp"
#include "properties/comparing/dice.hpp"

namespace fathom::properties {
namespace {

/// Seats of a table of two at which the first wins `first` of a hundred plays.
TableSums two(int first) {
  TableSums table{Policy::greedy, 2, std::vector<SeatSums>(2), {}, 100, 0, 100};
  for (int play = 0; play < 100; ++play) {
    const bool wins = play < first;
    table.seats[0].won.add(parts_of_one, wins ? parts_of_one * 2 : 0);
    table.seats[1].won.add(parts_of_one, wins ? 0 : parts_of_one * 2);
    for (std::size_t i = 0; i < 2; ++i) {
      const int points = (i == 0) == wins ? 10 : 4;
      table.seats[i].score.add(0, points);
      table.seats[i].above_mean.add(14, points * 2);
    }
    table.actions.add(0, 20 + play % 2);
  }
  return table;
}

TEST(Balances, TellWhatEachSeatWins) {
  const Balance balance = balance_of({two(80)}, {});
  const TableBalance& table = balance.tables.at(0);
  EXPECT_DOUBLE_EQ(table.seats[0].wins, 0.8);
  EXPECT_DOUBLE_EQ(table.seats[1].wins, 0.2);
  EXPECT_LT(table.seats[0].wins_between.low, 0.8);
  EXPECT_GT(table.seats[0].wins_between.low, 0.7);
  EXPECT_DOUBLE_EQ(table.seats[0].score, 8.8);
  EXPECT_DOUBLE_EQ(table.seats[0].to_mean, 1.8);
  EXPECT_DOUBLE_EQ(table.seats[1].to_mean, -1.8);
  EXPECT_DOUBLE_EQ(table.actions, 20.5);
  EXPECT_TRUE(table.seats[0].stands_out);
  EXPECT_TRUE(table.seats[1].stands_out);
}

TEST(Balances, TakeAllSeatsTogetherBeforeOneStandsOut) {
  EXPECT_FALSE(balance_of({two(50)}, {}).tables[0].seats[0].stands_out);
  EXPECT_TRUE(balance_of({two(63)}, {}).tables[0].seats[0].stands_out) << "by itself";
  std::vector<TableSums> many(10, two(50));
  many.push_back(two(63));
  EXPECT_FALSE(balance_of(many, {}).tables.back().seats[0].stands_out) << "one of many will be so far off";
}

TEST(Balances, OfAFairGameShowNoSeat) {
  CompareOptions options;
  options.plays = 400;
  const Balance balance = Balancing<dice::Adapter>(dice::Dice::published(), options).run();
  ASSERT_FALSE(balance.tables.empty());
  for (const TableBalance& table : balance.tables) {
    double all = 0;
    for (const SeatBalance& seat : table.seats) {
      EXPECT_FALSE(seat.stands_out) << table.players;
      all += seat.wins;
    }
    EXPECT_NEAR(all, 1, 1e-9) << "a victory is shared out whole";
    EXPECT_EQ(table.ended, 1);
  }
}

TEST(Balances, AreTheSameForTheSameSeed) {
  CompareOptions options;
  options.plays = 50;
  const auto first = [&](unsigned threads, std::uint64_t seed) {
    options.threads = threads;
    options.seed = seed;
    return Balancing<dice::Adapter>(dice::Dice::published(), options).run().tables.at(0).seats.at(0).score;
  };
  EXPECT_EQ(first(1, 7), first(2, 7));
  EXPECT_NE(first(1, 7), first(1, 8));
}

}  // namespace
}  // namespace fathom::properties
