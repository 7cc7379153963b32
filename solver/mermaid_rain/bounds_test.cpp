#include "solver/mermaid_rain/bounds.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_rain/testing.hpp"

namespace fathom::solver::rain {
namespace {

const Game& game = MermaidRain::published();

TEST(Bounds, HandsStayWithinNineAndTwo) {
  EXPECT_TRUE(proved(hands_stay_within_limits(game, {})));
  EXPECT_TRUE(caught(hands_stay_within_limits(game, {}, {.dealt = 6})));
  EXPECT_TRUE(caught(hands_stay_within_limits(game, {}, {.kept = 1})));
}

TEST(Bounds, HandsOutgrowNineAndTwoWithOtherNumbers) {
  EXPECT_TRUE(caught(hands_stay_within_limits(with([](Rules& rules) { rules.cards_dealt = 8; }), {})));
  EXPECT_TRUE(caught(hands_stay_within_limits(with([](Rules& rules) { rules.cards_kept = 3; }), {})));
}

TEST(Bounds, HandLimitsHoldForAnyNumbersUnlessNobodyHasToDiscard) {
  EXPECT_TRUE(proved(hand_limits_for_any_numbers(game, {})));
  EXPECT_EQ(hand_limits_for_any_numbers(without("adjusting.at_most_two"), {}).outcome, Outcome::fails);
}

TEST(Bounds, AdjustingLeavesExactlyTwoInThePublishedReadingAlone) {
  EXPECT_TRUE(proved(adjusting_leaves_exactly_two(game, {})));
  EXPECT_TRUE(caught(adjusting_leaves_exactly_two(game, {}, {.kept = 3})));
  EXPECT_TRUE(caught(
      adjusting_leaves_exactly_two(with([](Rules& rules) { rules.adjusting = mermaid_rain::Adjusting::two_or_less; }), {})));
}

TEST(Bounds, StartingSpacesSufficeForEveryDrift) { EXPECT_TRUE(proved(starting_spaces_suffice(game, {}))); }

TEST(Bounds, ABoardWithFiveStartingSpacesCanFailSixPlayers) {
  Game smaller = game;
  smaller.box.terrain[read_hex("M1").value().cell] = Terrain::ocean;
  mermaid_rain::chart(smaller.box);
  const Finding finding = starting_spaces_suffice(smaller, {});
  EXPECT_TRUE(caught(finding));
  EXPECT_EQ(finding.why, "a mermaid who drifts may find no starting space free");
}

TEST(Bounds, DriftingElsewhereIsNoticed) {
  EXPECT_TRUE(caught(starting_spaces_suffice(without("drifting.unoccupied"), {})));
  EXPECT_TRUE(caught(starting_spaces_suffice(without("drifting.to_starting_space"), {})));
}

TEST(Bounds, TheDeckSufficesUpToFiveCardsKept) {
  EXPECT_TRUE(proved(deck_suffices(game, {})));
  EXPECT_TRUE(proved(deck_suffices(with([](Rules& rules) { rules.cards_kept = 5; }), {})));
  const Finding finding = deck_suffices(with([](Rules& rules) { rules.cards_kept = 6; }), {});
  EXPECT_TRUE(caught(finding));
  EXPECT_EQ(finding.why, "the Adventure cards do not suffice to deal to 6 players");
}

TEST(Bounds, TheDeckSufficesExactlyUpTo72Cards) {
  EXPECT_TRUE(proved(deck_suffices_exactly_up_to(game, {})));
  EXPECT_EQ(deck_suffices_exactly_up_to(game, {}, {.adventure_cards = 71}).outcome, Outcome::fails);
}

TEST(Bounds, TheTextAloneGetsStuckInTheRoundsNamed) {
  EXPECT_TRUE(proved(text_alone_gets_stuck(game, {})));
  EXPECT_TRUE(blamed(text_alone_gets_stuck(game, {}, {.stuck_in_round = {4, 3, 4, 2}})));
  EXPECT_TRUE(caught(text_alone_gets_stuck(with([](Rules& rules) { rules.cards_dealt = 8; }), {})));
}

TEST(Bounds, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(starting_spaces_suffice(game, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::rain
