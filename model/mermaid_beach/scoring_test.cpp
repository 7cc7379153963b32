#include <gtest/gtest.h>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/testing.hpp"

namespace fathom::mermaid_beach {
namespace {

State ended(const ShellCards& anns, const ShellCards& bobs, const ShellCards& cleos) {
  State state;
  state.players = 3;
  state.step = Step::scoring;
  state.shells[Seat::Ann] = anns;
  state.shells[Seat::Bob] = bobs;
  state.shells[Seat::Cleo] = cleos;
  return state;
}

TEST(MermaidBeachScoring, AddsUpTheNumbersOnTheShells) {
  EXPECT_EQ(points(published.rules, {{ShellCard::one, 1}, {ShellCard::two, 2}, {ShellCard::four, 3}}), 17);
  EXPECT_EQ(points(published.rules, {}), 0);
  EXPECT_EQ(points(published.rules, {ShellCard::starfish_left}), 0);
}

TEST(MermaidBeachScoring, LetsTheMonsterEatAllOfTheHighestNumber) {
  const ShellCards shells = {{ShellCard::four, 2}, {ShellCard::three, 2}, {ShellCard::two, 2}, {ShellCard::one, 1}};
  EXPECT_EQ(eaten(published.rules, shells), (ShellCards{{ShellCard::four, 2}}));
  EXPECT_EQ(points(published.rules, shells - eaten(published.rules, shells)), 11);
  EXPECT_EQ(eaten(published.rules, {ShellCard::one}), (ShellCards{ShellCard::one}));
  EXPECT_EQ(eaten(published.rules, {}), ShellCards{});
}

TEST(MermaidBeachScoring, LetsMostPointsWinAndThenMostCards) {
  EXPECT_EQ(winners(published, ended({ShellCard::four}, {ShellCard::three}, {})), seats({Seat::Ann}));
  EXPECT_EQ(winners(published, ended({ShellCard::four}, {ShellCard::three, ShellCard::one}, {})), seats({Seat::Bob}));
  EXPECT_EQ(winners(published, ended({ShellCard::four}, {}, {ShellCard::four})), seats({Seat::Ann, Seat::Cleo}));
  EXPECT_EQ(winners(published, ended({}, {}, {})), seats({Seat::Ann, Seat::Bob, Seat::Cleo}));
}

}  // namespace
}  // namespace fathom::mermaid_beach
