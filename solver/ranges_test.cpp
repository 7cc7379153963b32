#include "solver/ranges.hpp"

#include <gtest/gtest.h>

namespace fathom::solver {
namespace {

Range in_two_parts() {
  Range range;
  range.holds = {{1, 1}, {4, 7}};
  return range;
}

TEST(Ranges, TellHowFarAValueCanBeMoved) {
  const Range range = in_two_parts();
  EXPECT_EQ(around(range, 5), (Interval{4, 7}));
  EXPECT_EQ(around(range, 1), (Interval{1, 1}));
  EXPECT_EQ(around(range, 2), std::nullopt);
  EXPECT_TRUE(holds_at(range, 7));
  EXPECT_FALSE(holds_at(range, 8));
}

TEST(Ranges, AreWrittenShortly) {
  EXPECT_EQ(words(in_two_parts().holds), "1 and 4..7");
  EXPECT_EQ(words(std::vector<Interval>{}), "none");
}

}  // namespace
}  // namespace fathom::solver
