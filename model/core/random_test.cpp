#include "model/core/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace fathom {
namespace {

/// The first numbers of SplitMix64 as published: for seed 0, and for seed 1234567.
TEST(Random, GivesThePublishedNumbers) {
  Random zero(0);
  for (const std::uint64_t number : {0xE220A8397B1DCDAFU, 0x6E789E6AA1B965F4U, 0x06C45D188009454FU, 0xF88BB8A8724C81ECU})
    EXPECT_EQ(zero.next(), number);
  Random other(1234567);
  for (const std::uint64_t number :
       {6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U, 16408922859458223821U})
    EXPECT_EQ(other.next(), number);
}

/// FNV-1a as published.
TEST(Random, HashesNamesAsPublished) {
  EXPECT_EQ(hash_name(""), 0xCBF29CE484222325U);
  EXPECT_EQ(hash_name("a"), 0xAF63DC4C8601EC8CU);
  EXPECT_EQ(hash_name("foobar"), 0x85944171F73967E8U);
}

TEST(Random, StaysBelowItsBound) {
  Random random(7);
  EXPECT_EQ(random.below(0), 0U);
  EXPECT_EQ(random.below(1), 0U);
  for (int i = 0; i < 1000; ++i) ASSERT_LT(random.below(6), 6U);
}

TEST(Random, TakesTheUpperHalfOfItsNumber) {
  Random numbers(99);
  Random bounded(99);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t upper = numbers.next() >> 32U;
    ASSERT_EQ(bounded.below(10), upper * 10 / (std::uint64_t{1} << 32U));
  }
}

/// With so many draws a share is off by a twentieth in less than one run of 10^20; the seed is fixed, so it never is.
TEST(Random, FavoursNoNumber) {
  constexpr std::uint32_t kinds_of_numbers = 7;
  constexpr int draws = 70'000;
  std::array<int, kinds_of_numbers> drawn{};
  Random random(2024);
  for (int i = 0; i < draws; ++i) ++drawn[random.below(kinds_of_numbers)];
  for (const int times : drawn) EXPECT_NEAR(times, 10'000, 500);
}

TEST(Random, FavoursNoNumberAfterAnother) {
  std::array<int, 9> drawn{};
  Random random(5);
  for (int i = 0; i < 45'000; ++i) {
    const std::uint32_t first = random.below(3);
    ++drawn[first * 3 + random.below(3)];
  }
  for (const int times : drawn) EXPECT_NEAR(times, 5'000, 350);
}

TEST(Random, GivesACaseASeedOfItsOwn) {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t root = 0; root < 3; ++root)
    for (const std::string_view check : {"2 players", "3 players"})
      for (std::uint64_t number = 0; number < 100; ++number) seeds.insert(case_seed(root, check, number));
  EXPECT_EQ(seeds.size(), 600U);
  EXPECT_EQ(case_seed(1, "a", 2), case_seed(1, "a", 2));
}

}  // namespace
}  // namespace fathom
