#include "solver/mermaid_beach/choices.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_beach/answers.hpp"
#include "solver/mermaid_beach/testing.hpp"

namespace fathom::solver::beach {
namespace {

using mermaid_beach::Idle;
using mermaid_beach::LastResort;

TEST(Choices, NoHandIsStuckHoweverAskingIsRead) {
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

TEST(Choices, ADroppedRuleOpensMore) {
  for (const auto* rule : {"pairs.two_of_a_type", "pairs.beach_items", "merfolk.discarded", "mean.discarded",
                           "waves.discarded", "seaweed.discarded"})
    EXPECT_TRUE(caught(actions_are_open_as_stated(without(rule), {}))) << rule;
  for (const auto* rule : {"asking.last_resort", "asking.for_a_match", "asking.which_cards", "asking.another_player"})
    EXPECT_TRUE(caught(asking_is_open_as_stated(without(rule), {}))) << rule;
  for (const auto* rule : {"asking.must_give", "asking.go_to_the_beach"})
    EXPECT_TRUE(caught(answers_are_as_stated(without(rule), {}))) << rule;
  for (const auto* rule : {"asking.play_at_once", "asking.drawn_match"})
    EXPECT_TRUE(caught(drawn_cards_are_as_stated(without(rule), {}))) << rule;
}

TEST(Choices, StuckHandsAreCounted) {
  const Finding finding = stuck_hands_are_idle_cards(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_EQ(finding.told.front(), "in 21 of 48 ways to read the rules on asking and on idle cards some hand is stuck");
}

TEST(Choices, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(no_hand_is_stuck(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::beach
