#include <gtest/gtest.h>

#include "model/mermaid_beach/mermaid_beach.hpp"

namespace fathom::mermaid_beach {
namespace {

const Game& game = MermaidBeach::published();

SeatSet seats(std::initializer_list<Seat> some) {
  SeatSet set;
  for (const Seat at : some) set.insert(at);
  return set;
}

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
  EXPECT_EQ(points(game.rules, {{ShellCard::one, 1}, {ShellCard::two, 2}, {ShellCard::four, 3}}), 17);
  EXPECT_EQ(points(game.rules, {}), 0);
  EXPECT_EQ(points(game.rules, {ShellCard::starfish_left}), 0);
}

TEST(MermaidBeachScoring, LetsTheMonsterEatAllOfTheHighestNumber) {
  const ShellCards shells = {{ShellCard::four, 2}, {ShellCard::three, 2}, {ShellCard::two, 2}, {ShellCard::one, 1}};
  EXPECT_EQ(eaten(game.rules, shells), (ShellCards{{ShellCard::four, 2}}));
  EXPECT_EQ(points(game.rules, shells - eaten(game.rules, shells)), 11);
  EXPECT_EQ(eaten(game.rules, {ShellCard::one}), (ShellCards{ShellCard::one}));
  EXPECT_EQ(eaten(game.rules, {}), ShellCards{});
}

TEST(MermaidBeachScoring, LetsMostPointsWinAndThenMostCards) {
  EXPECT_EQ(winners(game, ended({ShellCard::four}, {ShellCard::three}, {})), seats({Seat::Ann}));
  EXPECT_EQ(winners(game, ended({ShellCard::four}, {ShellCard::three, ShellCard::one}, {})), seats({Seat::Bob}));
  EXPECT_EQ(winners(game, ended({ShellCard::four}, {}, {ShellCard::four})), seats({Seat::Ann, Seat::Cleo}));
  EXPECT_EQ(winners(game, ended({}, {}, {})), seats({Seat::Ann, Seat::Bob, Seat::Cleo}));
}

}  // namespace
}  // namespace fathom::mermaid_beach
