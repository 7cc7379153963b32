#include "model/core/few.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace fathom {
namespace {

using Three = Few<int, 3>;

TEST(Few, KeepsItsItemsInOrder) {
  Three few{7, 8};
  few.push_back(9);
  EXPECT_EQ(few.size(), 3U);
  EXPECT_TRUE(few.full());
  EXPECT_EQ(few, (Three{7, 8, 9}));
  EXPECT_EQ(few.index_of(8), 1U);
  EXPECT_EQ(few.index_of(1), few.size());
  EXPECT_TRUE(few.contains(9));
  EXPECT_FALSE(few.contains(0));
}

TEST(Few, ClosesTheGap) {
  Three few{7, 8, 9};
  few.erase_at(0);
  EXPECT_EQ(few, (Three{8, 9}));
  few.erase_at(5);
  EXPECT_EQ(few, (Three{8, 9}));
  few.erase_at(1);
  few.erase_at(0);
  EXPECT_TRUE(few.empty());
  EXPECT_EQ(few, Three{}) << "nothing of what was taken out is left";
}

TEST(Few, SaysThatItHasLostAnItem) {
  Three few{7, 8, 9};
  EXPECT_FALSE(few.overflowed());
  few.push_back(10);
  EXPECT_TRUE(few.overflowed());
  EXPECT_EQ(few.size(), 3U);
  EXPECT_EQ(few[2], 9);
  EXPECT_NE(few, (Three{7, 8, 9})) << "it is not the list that lost nothing";
}

TEST(Few, GoesOnSayingSo) {
  Three few{7, 8, 9};
  few.push_back(10);
  few.erase_at(0);
  EXPECT_TRUE(few.overflowed());
  EXPECT_EQ(few.size(), 2U);
  few.push_back(11);
  EXPECT_TRUE(few.overflowed());
  EXPECT_EQ(few.size(), 3U);
  EXPECT_EQ(few[2], 11);
  few.clear();
  EXPECT_FALSE(few.overflowed()) << "a list begun anew has lost nothing";
}

TEST(Few, HasRoomForManyAsWell) {
  Few<char, 300> many;
  for (int i = 0; i < 300; ++i) many.push_back('x');
  EXPECT_EQ(many.size(), 300U);
  EXPECT_FALSE(many.overflowed());
  many.push_back('y');
  EXPECT_TRUE(many.overflowed());
  EXPECT_EQ(many.size(), 300U);
}

TEST(Few, IsNotWrittenDownTooLong) { EXPECT_THROW((Three{1, 2, 3, 4}), std::length_error); }

}  // namespace
}  // namespace fathom
