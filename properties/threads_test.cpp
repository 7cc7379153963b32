#include "properties/threads.hpp"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <stdexcept>

#include "properties/spreading.hpp"

namespace fathom::properties {
namespace {

TEST(Threads, DoEachPartOnce) {
  std::array<std::atomic<int>, 4> done{};
  on_threads(4, [&](unsigned index) { ++done[index]; });
  for (const auto& part : done) EXPECT_EQ(part, 1);
}

TEST(Threads, ThrowOnWhatOneOfThemThrewOnceAllHaveEnded) {
  for (const unsigned thrower : {0U, 3U}) {
    std::atomic<int> ended{0};
    try {
      on_threads(4, [&](unsigned index) {
        if (index == thrower) throw std::runtime_error("a tile too many");
        ++ended;
      });
      FAIL() << "nothing was thrown";
    } catch (const std::runtime_error& error) {
      EXPECT_STREQ(error.what(), "a tile too many");
    }
    EXPECT_EQ(ended, 3);
  }
}

TEST(Threads, StopACampaignOnWhichOneOfThemThrew) {
  Options options;
  options.threads = 2;
  std::atomic<int> done{0};
  constexpr std::size_t endless = std::size_t{1} << 40U;
  const auto campaign = [&] {
    spread_over_threads(options, endless, [&] {
      return [&](std::size_t index) -> Onward {
        if (index == 7) throw std::runtime_error("case 7");
        ++done;
        return Onward::next_case;
      };
    });
  };
  EXPECT_THROW(campaign(), std::runtime_error);
  EXPECT_GE(done, 7);
}

}  // namespace
}  // namespace fathom::properties
