#include "model/core/grid.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace fathom {
namespace {

TEST(GridTest, HexesAreAdjacentWhereOneIsANeighbourOfTheOther) {
  for (std::size_t a = 0; a < Hex::cells; ++a)
    for (std::size_t b = 0; b < Hex::cells; ++b) {
      const Hex from{static_cast<std::uint8_t>(a)};
      const Hex to{static_cast<std::uint8_t>(b)};
      EXPECT_EQ(adjacent(from, to), std::ranges::count(neighbours[a], to) == 1) << a << " and " << b;
    }
}

}  // namespace
}  // namespace fathom
