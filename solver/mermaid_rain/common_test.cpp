#include "solver/mermaid_rain/common.hpp"

#include <gtest/gtest.h>

namespace fathom::solver::rain {
namespace {

TEST(Telling, ListsCardsNumbersAndHexes) {
  EXPECT_EQ(words(Cards{Card::gull, Card::gull, Card::turtle}), "2 gulls, 1 turtle");
  EXPECT_EQ(words(Cards{}), "no card");
  EXPECT_EQ(words(std::vector<int>{3, 1}), "(3, 1)");
  EXPECT_EQ(words(Cells{read_hex("D4").value(), read_hex("E4").value(), read_hex("E5").value()}), "D4, E4 and E5");
}

TEST(Telling, AFindingWithoutAnAnswerIsUnknown) {
  EXPECT_EQ(Finding{}.outcome, Outcome::unknown);
  EXPECT_EQ(undecided(1, "the deck").why, "the budget ran out: the deck");
}

TEST(Hands, OfTwoToFiveCardsAreFiftyTwo) {
  EXPECT_EQ(every_hand(2, 5).size(), 52U);
  EXPECT_EQ(every_hand(5, 5).size(), 21U);
}

}  // namespace
}  // namespace fathom::solver::rain
