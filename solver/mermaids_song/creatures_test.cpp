#include "solver/mermaids_song/creatures.hpp"

#include <gtest/gtest.h>

#include "solver/mermaids_song/testing.hpp"

namespace fathom::solver::song {
namespace {

/// A box in which the nines are fours.
Game with_small_creatures() {
  Game game = published;
  game.box.creatures = Creatures{{Creature::four, 27}, {Creature::five, 1}, {Creature::six, 1}, {Creature::seven, 1}};
  return game;
}

TEST(Totals, CanBeReachedUpToWhatAllCreaturesCount) {
  const Finding finding = totals_can_be_reached(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_TRUE(replays(finding));
  EXPECT_EQ(end_of(finding).ending, mermaids_song::Ending::reached);
  EXPECT_TRUE(refused(totals_can_be_reached(published, {}, {}, {.all_loyalty = 187})));
  EXPECT_TRUE(refused(totals_can_be_reached(with_small_creatures(), {})));
}

TEST(Totals, ThatCreaturesCannotReachAreNoticed) {
  Game game = published;
  game.box.creatures = Creatures{{Creature::four, 8}};
  EXPECT_TRUE(caught(totals_can_be_reached(game, {})));
}

TEST(Totals, OtherThanPrintedAreNoticed) {
  const Game game = with([](Rules& rules) { rules.win_four = 26; });
  EXPECT_TRUE(caught(totals_can_be_reached(game, {})));
  EXPECT_TRUE(caught(play_ends_at_the_total(game, {})));
}

TEST(PlayArea, IsNeverShortAtThePrintedTotals) {
  EXPECT_TRUE(caught(play_area_is_never_short(published, {}, {}, {.short_from = {56, 43, 35, 29}})));
  EXPECT_TRUE(caught(play_area_is_never_short(with([](Rules& rules) { rules.creatures_face_up = 4; }), {})));
}

TEST(PlayArea, CanBeShortWhereMoreIsNeededToWin) {
  const Game game = with([](Rules& rules) { rules.win_three = 57; });
  const Finding finding = play_area_is_never_short(game, {}, {.to_win = {57, 25, 20, 20}});
  EXPECT_TRUE(caught(finding));
  EXPECT_TRUE(replays(finding));
  EXPECT_EQ(end_of(finding).face_up.total(), 2);
}

TEST(PlayArea, IsNeverEmptiedWithoutAWinner) {
  EXPECT_TRUE(caught(all_creatures_make_a_winner(published, {}, {}, {.all_won_from = {63, 48, 39, 33}})));
  EXPECT_TRUE(proved(all_creatures_make_a_winner(with([](Rules& rules) { rules.creatures_face_up = 5; }), {})))
      << "however many are face up";
}

TEST(Loyalty, ExceedsTheTotalByEightAtMost) {
  const Finding finding = loyalty_has_a_limit(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_TRUE(replays(finding));
  EXPECT_EQ(mermaids_song::loyalty_of(end_of(finding).enticed[Seat::Ann]), 43);
  EXPECT_TRUE(refused(loyalty_has_a_limit(published, {}, {.most_beyond = 7})));
  EXPECT_TRUE(refused(loyalty_has_a_limit(published, {}, {.most_beyond = 9})));
  EXPECT_TRUE(proved(loyalty_has_a_limit(with([](Rules& rules) { rules.win_four = 26; }), {}))) << "whatever the total";
  EXPECT_TRUE(caught(
      loyalty_has_a_limit(with([](Rules& rules) { rules.winning_when = mermaids_song::WinningWhen::end_of_turn; }), {})));
}

TEST(Winning, ComesExactlyAtTheTotal) {
  EXPECT_TRUE(caught(play_ends_at_the_total(published, {}, {.to_win = {35, 25, 20, 21}})));
  EXPECT_TRUE(caught(
      play_ends_at_the_total(with([](Rules& rules) { rules.winning_when = mermaids_song::WinningWhen::end_of_turn; }), {})));
}

TEST(Totals, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(totals_can_be_reached(published, budget).outcome, Outcome::unknown);
  EXPECT_EQ(play_area_is_never_short(published, budget).outcome, Outcome::unknown);
  EXPECT_EQ(creatures_to_win(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::song
