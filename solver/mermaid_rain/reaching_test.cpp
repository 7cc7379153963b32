#include "solver/mermaid_rain/reaching.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_rain/testing.hpp"
#include "solver/mermaid_rain/walks.hpp"

namespace fathom::solver::rain {
namespace {

TEST(Reaching, AgreesWithASearchAndMeetsBothAnswers) {
  const Finding finding = reaching_agrees_with_search(published, {}, reaching_book(published));
  EXPECT_TRUE(proved(finding));
  EXPECT_EQ(finding.cases, std::uint64_t{positions_tried});
}

TEST(Reaching, AnEncodingWithTheOtherRowsRightDiffers) {
  ReachingBook book = reaching_book(published);
  book.placing.set_to_the_right = 0;
  EXPECT_TRUE(caught(reaching_agrees_with_search(published, {}, book)));
}

TEST(Reaching, AModelWithoutARuleOfMovingDiffers) {
  for (const std::string_view rule :
       {"moving.matching_card", "moving.neighbouring", "moving.not_open_ocean", "deep_sea.reach"})
    EXPECT_TRUE(caught(reaching_agrees_with_search(without(rule), {}, reaching_book(published)))) << rule;
}

TEST(Reaching, AModelInAnotherReadingOfDeepSeaDiffers) {
  EXPECT_TRUE(caught(reaching_agrees_with_search(
      with([](Rules& rules) { rules.deep_reach = mermaid_rain::DeepReach::anywhere; }), {}, reaching_book(published))));
}

TEST(Reaching, AWalkThatTheModelRefusesIsTold) {
  const ReachingBook book = reaching_book(published);
  for (int number = 0; number < positions_tried; ++number) {
    const Wish wished = wish(published, number, book);
    Walk walk = walk_in_model(published, wished);
    if (walk.actions.size() < 2) continue;
    EXPECT_EQ(refused_or_elsewhere(published, wished, walk.actions), std::nullopt);
    walk.actions.pop_back();
    EXPECT_NE(refused_or_elsewhere(published, wished, walk.actions), std::nullopt);
    return;
  }
  FAIL() << "no treasure was within reach";
}

TEST(Reaching, TooSmallABudgetIsNoAnswer) {
  EXPECT_EQ(reaching_agrees_with_search(published, {.rlimit = 1, .seconds = 20}, reaching_book(published)).outcome,
            Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::rain
