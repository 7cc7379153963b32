#include "solver/mermaid_beach/conserving.hpp"

#include <gtest/gtest.h>

#include <string>
#include <variant>

#include <algorithm>

#include "solver/mermaid_beach/testing.hpp"

namespace fathom::solver::beach {
namespace {

ActionLine& line_of(MovementBook& book, std::string_view verb) {
  return *std::ranges::find(book.beach, verb, &ActionLine::verb);
}

TEST(Conserving, EveryActionKeepsAllCards) {
  for (const Deck deck : {Deck::beach, Deck::shells}) {
    const Finding finding = every_action_keeps_all_cards(published, {}, deck);
    EXPECT_TRUE(proved(finding));
    EXPECT_EQ(finding.told, std::vector<std::string>{std::to_string(std::variant_size_v<Action>) + " kinds of actions"});
  }
}

TEST(Conserving, AReadingWithoutSomeActionsKeepsAllCardsAsWell) {
  const Game no_bonus_turn = with([](Rules& rules) { rules.bonus_of = mermaid_beach::BonusOf::another_card; });
  for (const Deck deck : {Deck::beach, Deck::shells})
    EXPECT_TRUE(proved(every_action_keeps_all_cards(no_bonus_turn, {}, deck)));
}

TEST(Conserving, ABookThatLosesACardIsBlamed) {
  MovementBook book = movement_book();
  line_of(book, "play_pair").carries.front().arriving = 1;
  EXPECT_TRUE(blamed(every_action_keeps_all_cards(published, {}, Deck::beach, book)));
}

TEST(Conserving, ABookThatTakesWhatIsNotThereIsBlamed) {
  MovementBook book = movement_book();
  line_of(book, "give").carries.push_back({Place::drawn, Place::discards, all_there, 0});
  line_of(book, "give").carries.push_back({Place::drawn, Place::discards, 1, 1});
  EXPECT_TRUE(blamed(every_action_keeps_all_cards(published, {}, Deck::beach, book)));
}

TEST(Conserving, ABookThatMovesOtherwiseIsCaught) {
  MovementBook book = movement_book();
  line_of(book, "keep").carries.front().to = Place::discards;
  EXPECT_TRUE(caught(every_action_keeps_all_cards(published, {}, Deck::beach, book)));
}

TEST(Conserving, ABookInWhichTheSeaMonsterLeavesAShellIsCaught) {
  MovementBook book = movement_book();
  std::ranges::find(book.shells, "reveal_monster", &ActionLine::verb)->carries.front() = {Place::mine, Place::discards};
  EXPECT_TRUE(caught(every_action_keeps_all_cards(published, {}, Deck::shells, book)));
}

TEST(Conserving, AnItemDiscardedAloneIsNoticed) {
  MovementBook book = movement_book();
  line_of(book, "give").carries.pop_back();
  EXPECT_TRUE(blamed(items_leave_in_twos(published, {}, book)));
}

TEST(Conserving, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(every_action_keeps_all_cards(published, budget, Deck::shells).outcome, Outcome::unknown);
  EXPECT_EQ(items_leave_in_twos(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::beach
