#include "solver/mermaids_song/specials.hpp"

#include <gtest/gtest.h>

#include "solver/mermaids_song/testing.hpp"

namespace fathom::solver::song {
namespace {

TEST(Kraken, TakesAStrongestMermaid) {
  EXPECT_TRUE(proved(kraken_takes_a_strongest(published, {})));
  EXPECT_TRUE(caught(kraken_takes_a_strongest(published, {}, 1)));
  EXPECT_TRUE(caught(kraken_takes_a_strongest(without("kraken.strongest"), {})));
}

TEST(Kraken, TakesOneOfEachPlayer) {
  EXPECT_TRUE(proved(kraken_takes_one_of_each(published, {})));
  EXPECT_EQ(kraken_takes_one_of_each(published, {.rlimit = 1, .seconds = 20}).outcome, Outcome::unknown);
}

TEST(Treasure, NeedsACreatureOfAnother) {
  EXPECT_TRUE(proved(treasure_needs_a_creature(published, {})));
  EXPECT_TRUE(caught(treasure_needs_a_creature(without("treasure.another_player"), {})));
  EXPECT_TRUE(caught(treasure_needs_a_creature(without("treasure.nobody_to_rob"), {})));
}

TEST(Treasure, KeepsAllLoyalty) {
  EXPECT_TRUE(proved(treasure_keeps_all_loyalty(published, {})));
  EXPECT_EQ(treasure_keeps_all_loyalty(published, {.rlimit = 1, .seconds = 20}).outcome, Outcome::unknown);
}

TEST(Treasure, CanWin) {
  const Finding finding = treasure_can_win(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_TRUE(replays(finding));
  EXPECT_TRUE(proved(treasure_can_win(with([](Rules& rules) { rules.win_three = 39; }), {}))) << "whatever the total";
  EXPECT_TRUE(refused(treasure_can_win(with([](Rules& rules) { rules.win_three = 190; }), {}))) << "that can be reached";
  EXPECT_TRUE(caught(
      treasure_can_win(with([](Rules& rules) { rules.winning_when = mermaids_song::WinningWhen::end_of_turn; }), {})));
}

}  // namespace
}  // namespace fathom::solver::song
