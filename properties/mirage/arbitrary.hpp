#pragma once

#include "model/mirage/board.hpp"
#include "model/mirage/square.hpp"
#include "properties/arbitrary.hpp"

// How to make up Mirage's own leaves.

namespace fathom::properties {

template <>
struct Arbitrary<mirage::Square> {
  using Square = mirage::Square;
  static constexpr std::uint32_t near_the_start = 13;
  static constexpr std::uint32_t anywhere_once_in = 64;

  /// Mostly near the start, where the tiles are; now and then anywhere, even where no square of the table is.
  static Square any(Random& random) {
    if (once_in(anywhere_once_in, random))
      return {static_cast<std::uint8_t>(random.next()), static_cast<std::uint8_t>(random.next())};
    const auto steps = [&] { return static_cast<int>(random.below(near_the_start)) - static_cast<int>(near_the_start / 2); };
    const int east = steps();
    return Square::from_start(east, steps());
  }
  static Square near(const Square& value, Random& random) {
    return once_in(4, random) ? any(random) : value.next(arbitrary<mirage::Direction>(random));
  }
};

template <>
struct Arbitrary<mirage::Parts> {
  static mirage::Parts any(Random& random) {
    return {once_in(8, random) ? static_cast<std::uint8_t>(random.next()) : static_cast<std::uint8_t>(random.below(8))};
  }
  static mirage::Parts near(const mirage::Parts& value, Random& random) {
    return {static_cast<std::uint8_t>(value.bits ^ (1U << random.below(3)))};
  }
};

}  // namespace fathom::properties
