#include "solver/mermaids_song/specials.hpp"

#include <gtest/gtest.h>

#include "solver/mermaids_song/testing.hpp"

namespace fathom::solver::song {
namespace {

TEST(Kraken, TakesAStrongestMermaid) {
  EXPECT_TRUE(caught(kraken_takes_a_strongest(published, {}, 1)));
  EXPECT_TRUE(caught(kraken_takes_a_strongest(without("kraken.strongest"), {})));
}

TEST(Kraken, TakesNobodysMermaidWithoutPower) {
  EXPECT_TRUE(caught(kraken_takes_one_of_each(without("kraken.strongest"), {})));
}

TEST(Treasure, NeedsACreatureOfAnother) {
  EXPECT_TRUE(caught(treasure_needs_a_creature(without("treasure.another_player"), {})));
  EXPECT_TRUE(caught(treasure_needs_a_creature(without("treasure.nobody_to_rob"), {})));
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
