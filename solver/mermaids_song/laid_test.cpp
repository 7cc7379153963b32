#include "solver/mermaids_song/laid.hpp"

#include <gtest/gtest.h>

namespace fathom::solver::song {
namespace {

const Laid mixed{{1, 0, 1}, {0, 2, 0}};

TEST(Laid, CountsAndAddsUp) {
  EXPECT_EQ(mixed.cards(), 4);
  EXPECT_EQ(mixed.songs_sum(), 4);
  EXPECT_EQ(mixed.silences_sum(), 4);
  EXPECT_TRUE(mixed.has({{0, 0, 1}, {0, 1, 0}}));
  EXPECT_FALSE(mixed.has({{0, 1, 0}, {}}));
  EXPECT_EQ(words(mixed), "songs 1, 3; silences 2, 2");
  EXPECT_EQ(words(Laid{}), "songs none; silences none");
}

TEST(Laid, HasThreePowersInThreeReadings) {
  const Laid visible{{1, 0, 0}, {0, 0, 1}};
  EXPECT_EQ(power_of(Mixed::visible_total, visible), 4);
  EXPECT_EQ(power_of(Mixed::difference, visible), 2);
  EXPECT_EQ(power_of(Mixed::larger, visible), 3);
}

TEST(Laid, UpToTenCardsThereAre8008WaysToLay) {
  EXPECT_EQ(all_laid(1).size(), 7U);
  EXPECT_EQ(all_laid(10).size(), 8008U);
}

}  // namespace
}  // namespace fathom::solver::song
