#include "solver/mermaid_rain/bounds.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_rain/testing.hpp"

namespace fathom::solver::rain {
namespace {

TEST(Bounds, HandsOutgrowTheirLimitsWhereNobodyHasToDiscard) {
  EXPECT_TRUE(caught(hands_stay_within_limits(without("adjusting.at_most_two"), {}, bounds_book(published))));
  const Game house = with([](Rules& rules) { rules.cards_kept = 3; });
  EXPECT_TRUE(proved(hands_stay_within_limits(house, {}, bounds_book(house))));
  EXPECT_TRUE(caught(hands_stay_within_limits(house, {}, bounds_book(published))));
}

TEST(Bounds, AdjustingLeavesExactlyTwoInThePublishedReadingAlone) {
  const Game loose = with([](Rules& rules) { rules.adjusting = mermaid_rain::Adjusting::two_or_less; });
  EXPECT_TRUE(caught(adjusting_leaves_exactly_two(loose, {}, bounds_book(published))));
}

TEST(Bounds, ABoardWithFiveStartingSpacesCanFailSixPlayers) {
  Game smaller = published;
  smaller.box.terrain[read_hex("M1").value().cell] = Terrain::ocean;
  mermaid_rain::chart(smaller.box);
  const Finding finding = starting_spaces_suffice(smaller, {});
  EXPECT_TRUE(caught(finding));
  EXPECT_EQ(finding.why, "a mermaid may find no starting space free");
}

TEST(Bounds, DriftingElsewhereIsNoticed) {
  EXPECT_TRUE(caught(starting_spaces_suffice(without("drifting.unoccupied"), {})));
  EXPECT_TRUE(caught(starting_spaces_suffice(without("drifting.to_starting_space"), {})));
  EXPECT_TRUE(caught(starting_spaces_suffice_to_begin(without("starting.on_starting_space"), {})));
}

TEST(Bounds, TheDeckSufficesUpToFiveCardsKept) {
  EXPECT_TRUE(proved(deck_suffices(with([](Rules& rules) { rules.cards_kept = 5; }), {})));
  const Finding finding = deck_suffices(with([](Rules& rules) { rules.cards_kept = 6; }), {});
  EXPECT_TRUE(caught(finding));
  EXPECT_EQ(finding.why, "the Adventure cards do not suffice to deal to 6 players");
}

TEST(Bounds, TheTextAloneGetsStuckInTheRoundsNamed) {
  BoundsBook book = bounds_book(published);
  book.stuck_in_round = {4, 3, 4, 2};
  EXPECT_TRUE(blamed(text_alone_gets_stuck(published, {}, book)));
  EXPECT_TRUE(caught(text_alone_gets_stuck(with([](Rules& rules) { rules.cards_dealt = 8; }), {}, bounds_book(published))));
}

TEST(Bounds, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(starting_spaces_suffice(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::rain
