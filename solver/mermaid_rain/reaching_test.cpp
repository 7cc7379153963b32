#include "solver/mermaid_rain/reaching.hpp"

#include <gtest/gtest.h>

#include "solver/mermaid_rain/testing.hpp"
#include "solver/mermaid_rain/walks.hpp"

namespace fathom::solver::rain {
namespace {

const Game& game = MermaidRain::published();

TEST(Reaching, AgreesWithASearchAndMeetsBothAnswers) {
  const Finding finding = reaching_agrees_with_search(game, {}, reaching_book(game));
  EXPECT_TRUE(proved(finding));
  EXPECT_EQ(finding.cases, std::uint64_t{positions_tried});
}

TEST(Reaching, AnEncodingWithTheOtherRowsRightDiffers) {
  ReachingBook book = reaching_book(game);
  book.placing.set_to_the_right = 0;
  EXPECT_TRUE(caught(reaching_agrees_with_search(game, {}, book)));
}

TEST(Reaching, AModelWithoutARuleOfMovingDiffers) {
  for (const std::string_view rule :
       {"moving.matching_card", "moving.neighbouring", "moving.not_open_ocean", "deep_sea.reach"})
    EXPECT_TRUE(caught(reaching_agrees_with_search(without(rule), {}, reaching_book(game)))) << rule;
}

TEST(Reaching, AModelInAnotherReadingOfDeepSeaDiffers) {
  EXPECT_TRUE(caught(reaching_agrees_with_search(
      with([](Rules& rules) { rules.deep_reach = mermaid_rain::DeepReach::anywhere; }), {}, reaching_book(game))));
}

TEST(Reaching, AWalkThatTheModelRefusesIsTold) {
  const ReachingBook book = reaching_book(game);
  for (int number = 0; number < positions_tried; ++number) {
    const Wish wished = wish(game, number, book);
    Walk walk = walk_in_model(game, wished);
    if (walk.actions.size() < 2) continue;
    EXPECT_EQ(refused_or_elsewhere(game, wished, walk.actions), std::nullopt);
    walk.actions.pop_back();
    EXPECT_NE(refused_or_elsewhere(game, wished, walk.actions), std::nullopt);
    return;
  }
  FAIL() << "no treasure was within reach";
}

TEST(Reaching, TooSmallABudgetIsNoAnswer) {
  EXPECT_EQ(reaching_agrees_with_search(game, {.rlimit = 1, .seconds = 20}, reaching_book(game)).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::rain
