#include "properties/counting.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>

namespace fathom::properties {
namespace {

enum class Stone : std::uint8_t { opal, moon_stone };
constexpr std::array<std::string_view, 2> names_of(Stone) { return {"opal", "moon_stone"}; }

struct Box {
  Counts<Stone> stones{{Stone::opal, 3}, {Stone::moon_stone, 2}};
  static constexpr auto pieces = FieldTuple{Field{"stones", &Box::stones}};
};
struct NamelessBox {};

struct Purse {
  Counts<Stone> stones;
  static constexpr auto fields = every_member;
};
struct Position {
  Counts<Stone> bag;
  PerSeat<Counts<Stone>> hands;
  Few<Purse, 2> purses;
  std::optional<Purse> stolen;
  Count coins;
  std::array<Count, 2> debts{};
  SeatSet asleep;
  static constexpr auto fields = every_member;
};

std::string lost(const Position& position) { return lost_count_of(position, Box{}); }

TEST(LostCountOf, IsNothingWhereAllIsCounted) {
  Position position;
  position.bag = Box{}.stones;
  position.hands[Seat::Bob] = {Stone::opal};
  position.purses.push_back({});
  position.purses.push_back({});
  position.stolen = Purse{{Stone::moon_stone}};
  position.coins = Count::most;
  position.asleep.insert(Seat::Finn);
  EXPECT_EQ(lost(position), "");
}

TEST(LostCountOf, IsMoreThanTheBoxHolds) {
  Position position;
  position.hands[Seat::Cleo][Stone::moon_stone] = 3;
  EXPECT_EQ(lost(position), "hands holds 3 of moon stone, and the box 2");
  EXPECT_EQ(lost_count_of(position, NamelessBox{}), "") << "a box that lists nothing bounds nothing";
}

TEST(LostCountOf, IsMoreTakenThanThereWas) {
  const std::string_view why = " has had more taken out or put in than there is";
  Position position;
  --position.bag[Stone::opal];
  EXPECT_EQ(lost(position), "bag" + std::string(why) + " of opal");
  EXPECT_EQ(lost_count_of(position, NamelessBox{}), "bag" + std::string(why) + " of opal");
  position = {};
  --position.coins;
  EXPECT_EQ(lost(position), "coins" + std::string(why));
  position = {};
  --position.debts[1];
  EXPECT_EQ(lost(position), "debts" + std::string(why));
}

TEST(LostCountOf, LooksIntoListsAndWhatMayBeThere) {
  Position position;
  position.purses.push_back({});
  position.purses.push_back({});
  --position.purses[1].stones[Stone::opal];
  EXPECT_NE(lost(position), "");
  position = {};
  position.stolen = Purse{};
  --position.stolen->stones[Stone::moon_stone];
  EXPECT_NE(lost(position), "");
}

TEST(LostCountOf, IsAnItemForWhichThereWasNoRoom) {
  Position position;
  for (int i = 0; i < 3; ++i) position.purses.push_back({});
  EXPECT_EQ(lost(position), "purses has lost an item for want of room");
}

TEST(LostCountOf, IsWhatWasDoneToNobody) {
  Position position;
  position.hands[seat(most_seats)] = {};
  EXPECT_EQ(lost(position), "hands was changed for a seat that does not exist");
  position = {};
  position.asleep.insert(seat(most_seats));
  EXPECT_EQ(lost(position), "asleep was changed for a seat that does not exist");
}

}  // namespace
}  // namespace fathom::properties
