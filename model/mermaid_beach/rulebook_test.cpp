#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/testing.hpp"

// Each silence, noticed and not.

namespace fathom::mermaid_beach {
namespace {

static_assert(Specification<MermaidBeach>);
static_assert(sizeof(Action) <= 4, "plays are made of millions of these");

/// The silences that this action runs into.
std::set<std::string_view> met(const State& state, const Action& action) {
  std::set<std::string_view> ids;
  for (const auto& hole : holes())
    if (hole.arises(published, state, action)) ids.insert(hole.rule);
  return ids;
}
using Ids = std::set<std::string_view>;

/// Ann's turn; Bob has cards of his own.
State turn(const BeachCards& hand) {
  State state;
  state.step = Step::turn;
  state.hands[Seat::Ann] = hand;
  state.hands[Seat::Bob] = {BeachCard::umbrella, BeachCard::umbrella, BeachCard::surfboard};
  return completed(published, state);
}
State without_deck(State state) {
  state.discards += state.deck;
  state.deck = {};
  return state;
}

TEST(MermaidBeachRulebook, NoticesCardsThatFindNothingToTake) {
  State state = turn({BeachCard::mean_mermaid, BeachCard::sneaker_wave, BeachCard::sun});
  EXPECT_EQ(met(state, PlayMeanMermaid{Seat::Ann}), Ids{"mean.nothing_to_take"});
  EXPECT_EQ(met(state, PlaySneakerWave{Seat::Ann}), Ids{"waves.nothing_to_take"});
  state.shells[Seat::Bob] = {ShellCard::one};
  EXPECT_EQ(met(state, PlayMeanMermaid{Seat::Ann}), Ids{});
  EXPECT_EQ(met(state, PlaySneakerWave{Seat::Ann}), Ids{});
}

TEST(MermaidBeachRulebook, NoticesAnEmptyBeachDeck) {
  State state = turn({BeachCard::seaweed, BeachCard::sun});
  EXPECT_EQ(met(state, PlaySeaweed{Seat::Ann}), Ids{});
  EXPECT_EQ(met(without_deck(state), PlaySeaweed{Seat::Ann}), Ids{"seaweed.nothing_to_draw"});
  perform(published, state, Ask{Seat::Ann, Seat::Bob, BeachCard::sun});
  EXPECT_EQ(met(state, GoToTheBeach{Seat::Bob}), Ids{});
  EXPECT_EQ(met(without_deck(state), GoToTheBeach{Seat::Bob}), Ids{"decks.beach_empty"});
}

TEST(MermaidBeachRulebook, NoticesAnEmptyShellDeck) {
  State state = turn({BeachCard::sun, BeachCard::sun, BeachCard::mermaid, BeachCard::seaweed});
  EXPECT_EQ(met(state, PlayPair{Seat::Ann, BeachCard::sun}), Ids{});
  state.shell_discards = state.shell_deck;
  state.shell_deck = {};
  EXPECT_EQ(met(state, PlayPair{Seat::Ann, BeachCard::sun}), Ids{"decks.shell_empty"});
  EXPECT_EQ(met(state, PlayMermaid{Seat::Ann}), Ids{"decks.shell_empty"});
  EXPECT_EQ(met(state, PlaySeaweed{Seat::Ann}), Ids{});
}

TEST(MermaidBeachRulebook, NoticesATurnWithNothingToDo) {
  EXPECT_EQ(met(turn({BeachCard::sea_monster}), PassTurn{Seat::Ann}).count("turns.nothing_possible"), 1U);
  EXPECT_EQ(met(turn({BeachCard::sun}), PassTurn{Seat::Ann}).count("turns.nothing_possible"), 0U);
}

TEST(MermaidBeachRulebook, NoticesTwoPlayersWhoAreFinishedAtOnce) {
  State state = turn({BeachCard::sun});
  state.shell_deck = {};
  state.hands[Seat::Bob] = {BeachCard::sun, BeachCard::sea_monster};
  perform(published, state, Ask{Seat::Ann, Seat::Bob, BeachCard::sun});
  EXPECT_EQ(met(state, Give{Seat::Bob}).count("ending.several_at_once"), 1U);
  ++state.hands[Seat::Bob][BeachCard::surfboard];
  EXPECT_EQ(met(state, Give{Seat::Bob}).count("ending.several_at_once"), 0U);
}

TEST(MermaidBeachRulebook, NoticesAMonsterThatFindsNothingToEat) {
  State state = turn({BeachCard::sea_monster});
  EXPECT_EQ(met(state, RevealMonster{Seat::Ann}), Ids{"monster.nothing_to_eat"});
  state.shells[Seat::Ann] = {ShellCard::one};
  EXPECT_EQ(met(state, RevealMonster{Seat::Ann}), Ids{});
}

TEST(MermaidBeachRulebook, NoticesATieInPointsAndCards) {
  State state = turn({});
  state.step = Step::scoring;
  state.shells[Seat::Ann] = {ShellCard::one, ShellCard::three};
  state.shells[Seat::Bob] = {ShellCard::four};
  EXPECT_EQ(met(state, Score{}), Ids{});
  state.shells[Seat::Bob] = {ShellCard::two, ShellCard::two};
  EXPECT_EQ(met(state, Score{}), Ids{"winning.further_tie"});
}

}  // namespace
}  // namespace fathom::mermaid_beach
