#include "app/scale.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace fathom::app {
namespace {

TEST(Scales, EndAtRoundTicks) {
  const Scale scale = scale_for({{4.3, 4.5, 4.7}, {9.2, 9.3, 9.4}, {0, 0, 0}}, 6);
  EXPECT_EQ(scale.ticks, (std::vector<double>{0, 2, 4, 6, 8, 10}));
  EXPECT_EQ(scale.part(5), 0.5);
  const Scale fewer = scale_for({{-0.031, 0.01, 0.05}}, 4);
  EXPECT_LE(fewer.ticks.size(), 4U);
  EXPECT_LE(fewer.low, -0.031);
  EXPECT_GE(fewer.high, 0.05);
}

TEST(Scales, HaveRoomAroundALoneNumber) {
  const Scale scale = scale_for({{7, 7, 7}}, 5);
  EXPECT_LT(scale.low, 7);
  EXPECT_GT(scale.high, 7);
  EXPECT_GE(scale.ticks.size(), 2U);
}

TEST(Scales, NameTicksWithAsManyDigitsAsTheyNeed) {
  const Scale fine = scale_for({{0, 0.1, 0.2}}, 5);
  EXPECT_EQ(tick_label(fine, fine.ticks[1], Signs::both), "+0.05");
  EXPECT_EQ(tick_label(fine, fine.ticks[0], Signs::both), "0.00");
  EXPECT_EQ(tick_label(scale_for({{0, 50, 100}}, 3), 50, Signs::none), "50");
}

TEST(Scales, AreDrawnInCharacters) {
  const Scale scale = scale_for({{0, 5, 10}}, 3);
  EXPECT_EQ(drawn_in_text(scale, {5, 7, 9}, 0, 11), "│    ━━●━━·");
  EXPECT_EQ(drawn_in_text(scale, {0, 0, 0}, 5, 11), "●    │    ·");
  EXPECT_EQ(axis_in_text(scale, Signs::both, 11), "0   +5  +10");
  EXPECT_EQ(axis_in_text(scale, Signs::none, 5), "0  10") << "a label that has no room is left out";
}

TEST(Scales, ShowACourseInALine) {
  EXPECT_EQ(sparkline({1, 2, std::nan(""), 8}), "▁▂ █");
  EXPECT_EQ(sparkline({3, 3}), "▅▅");
  EXPECT_EQ(sparkline({}), "");
}

TEST(Scales, NeverShowANegativeNothing) {
  EXPECT_EQ(number_of(-0.001, 2), "0.00");
  EXPECT_EQ(with_sign(0.001, 2), "0.00");
  EXPECT_EQ(with_sign(2, 1), "+2.0");
}

}  // namespace
}  // namespace fathom::app
