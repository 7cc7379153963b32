#include "solver/mermaid_beach/supplies.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_beach/testing.hpp"

namespace fathom::solver::beach {
namespace {

using mermaid_beach::BonusOf;
using mermaid_beach::EmptyDeck;
using mermaid_beach::Pack;

TEST(Supplies, EveryDealIsPossible) {
  EXPECT_EQ(every_deal_is_possible(published, {}).told.front(),
            "2 players: 7 cards each leave 37, and up to 25 each could be dealt");
  const Game young = with([](Rules& rules) { rules.pack = Pack::without_mean_and_waves; });
  EXPECT_EQ(every_deal_is_possible(young, {}).told.front(),
            "2 players: 7 cards each leave 33, and up to 23 each could be dealt");
}

TEST(Supplies, CardsThatAreNeverDealtAreNoticed) {
  EXPECT_TRUE(caught(every_deal_is_possible(published, {}, {.never_dealt = 2})));
}

TEST(Supplies, TheShellDeckSufficesExactly) {
  const Finding finding = shell_deck_suffices(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_EQ(finding.told.front(), "at most 26 of 26 Shell cards can be earned");
  const Game as_one_likes = with([](Rules& rules) { rules.last_resort = mermaid_beach::LastResort::free_choice; });
  EXPECT_EQ(last_shell_card_is_drawn(as_one_likes, {}).outcome, Outcome::holds);
}

TEST(Supplies, TheShellDeckRunsShortWhereMoreIsDrawnOrPlayedAgain) {
  const Finding finding = shell_deck_suffices(with([](Rules& rules) { rules.bonus_of = BonusOf::another_card; }), {});
  EXPECT_TRUE(caught(finding));
  EXPECT_EQ(finding.why, "a Shell card is due and none is left");
  EXPECT_TRUE(caught(shell_deck_suffices(with([](Rules& rules) { rules.beach_empty = EmptyDeck::reshuffle; }), {})));
  EXPECT_TRUE(caught(shell_deck_suffices(with([](Rules& rules) { rules.pair_shells = 2; }), {})));
  const Game special_first = with([](Rules& rules) {
    rules.beach_empty = EmptyDeck::reshuffle;
    rules.last_resort = mermaid_beach::LastResort::nothing_else;
  });
  EXPECT_TRUE(caught(shell_deck_suffices(special_first, {})));
}

TEST(Supplies, ADeckThatLastsIsNotEmptied) {
  const Game meagre = with([](Rules& rules) { rules.mermaid_shells = 0; });
  EXPECT_TRUE(proved(shell_deck_suffices(meagre, {})));
  EXPECT_EQ(last_shell_card_is_drawn(meagre, {}).outcome, Outcome::unknown);
}

TEST(Supplies, NothingIsClaimedOfTheLastShellWhereSpecialCardsAreToBePlayedFirst) {
  const Game game = with([](Rules& rules) { rules.last_resort = mermaid_beach::LastResort::nothing_else; });
  const Finding finding = last_shell_card_is_drawn(game, {});
  EXPECT_EQ(finding.outcome, Outcome::aside);
  EXPECT_NE(finding.why, "");
}

TEST(Supplies, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(shell_deck_suffices(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::beach
