#include "solver/mermaids_song/hands.hpp"

#include <gtest/gtest.h>

#include "solver/mermaids_song/testing.hpp"

namespace fathom::solver::song {
namespace {

TEST(SongHands, StayWithinThree) {
  EXPECT_TRUE(caught(hands_stay_within_three(published, {}, {.hand = 2})));
  EXPECT_TRUE(caught(hands_stay_within_three(with([](Rules& rules) { rules.hand = 4; }), {})));
  EXPECT_TRUE(caught(hands_stay_within_three(published, {}, {.dealt_cards = 3})));
}

TEST(Specials, AreNotKeptByAModelThatHasNoRuleAboutIt) {
  EXPECT_TRUE(caught(specials_are_never_kept(without("turns.end_without_specials"), {})));
}

TEST(Specials, CouldBeKeptByAnyActionThatForgetsThem) {
  for (std::size_t act = 0; act < printed_actions().size(); ++act) {
    std::vector<SeatedAction> acts = printed_actions();
    acts[act].relation = [](const Seated& before, const Seated& after) {
      return after.hand == before.hand && after.specials == before.specials && after.with_hers == before.with_hers &&
             !after.her_turn;
    };
    EXPECT_TRUE(blamed(specials_are_never_kept(published, {}, acts))) << acts[act].name;
  }
}

TEST(Specials, DecideHowATurnMayEnd) {
  EXPECT_TRUE(caught(turns_end_without_specials(without("turns.end_without_specials"), {})));
  EXPECT_TRUE(caught(turns_end_without_specials(without("discarding.with_specials"), {})));
  EXPECT_TRUE(caught(turns_end_without_specials(without("treasure.nobody_to_rob"), {})));
  EXPECT_TRUE(proved(turns_end_without_specials(
      with([](Rules& rules) { rules.specials_keep = mermaids_song::SpecialsKeep::in_hand; }), {})));
}

TEST(SongHands, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(hand_limit_holds_for_any_numbers(published, budget).outcome, Outcome::unknown);
  EXPECT_EQ(specials_are_never_kept(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::song
