#include "solver/mermaid_beach/choices.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_beach/testing.hpp"

namespace fathom::solver::beach {
namespace {

using mermaid_beach::Askable;
using mermaid_beach::Idle;
using mermaid_beach::LastResort;

const Game& game = MermaidBeach::published();

TEST(Choices, NoHandIsStuck) {
  EXPECT_TRUE(proved(no_hand_is_stuck(game, {})));
  EXPECT_TRUE(proved(no_hand_is_stuck(with([](Rules& rules) { rules.last_resort = LastResort::free_choice; }), {})));
  EXPECT_TRUE(proved(no_hand_is_stuck(with([](Rules& rules) { rules.last_resort = LastResort::nothing_else; }), {})));
}

TEST(Choices, AHandOfCardsThatAreNotToBePlayedIsStuck) {
  for (const auto idle : {&Rules::idle_mean, &Rules::idle_wave, &Rules::idle_seaweed}) {
    const Finding finding = no_hand_is_stuck(with([&](Rules& rules) { rules.*idle = Idle::not_playable; }), {});
    EXPECT_TRUE(caught(finding));
    EXPECT_EQ(finding.why, "a hand leaves no action at all");
  }
}

TEST(Choices, APairOfThreeIsNoticed) {
  EXPECT_TRUE(caught(no_hand_is_stuck(game, {}, {.pair = 3})));
  EXPECT_TRUE(caught(stuck_hands_are_idle_cards(game, {}, {.pair = 3})));
}

TEST(Choices, ADroppedRuleOpensMore) {
  for (const auto* rule :
       {"asking.last_resort", "asking.for_a_match", "asking.which_cards", "pairs.two_of_a_type", "pairs.beach_items",
        "merfolk.discarded", "mean.discarded", "waves.discarded", "seaweed.discarded", "turns.nothing_possible"})
    EXPECT_TRUE(caught(no_hand_is_stuck(without(rule), {}))) << rule;
}

TEST(Choices, StuckHandsAreThoseOfIdleCards) {
  const Finding finding = stuck_hands_are_idle_cards(game, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_EQ(finding.told.front(), "in 21 of 48 ways to read the rules on asking and on idle cards some hand is stuck");
  EXPECT_TRUE(caught(stuck_hands_are_idle_cards(without("waves.nothing_to_take"), {})));
}

TEST(Choices, AnswersAndDrawnCardsAreAsTheBookSays) {
  EXPECT_TRUE(proved(answers_and_drawn_cards(game, {})));
  EXPECT_TRUE(caught(answers_and_drawn_cards(game, {}, {.matches = 2})));
  for (const auto* rule : {"asking.must_give", "asking.go_to_the_beach", "asking.play_at_once", "asking.drawn_match"})
    EXPECT_TRUE(caught(answers_and_drawn_cards(without(rule), {}))) << rule;
}

TEST(Choices, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(no_hand_is_stuck(game, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::beach
