#include <gtest/gtest.h>

#include <vector>

#include "model/core/play.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/testing.hpp"

namespace fathom::mermaid_beach {
namespace {

/// Ann has drawn a card at the beach, and has to decide on it.
State deciding() {
  State state;
  state.players = 3;
  state.step = Step::deciding;
  state.asked_for = BeachCard::sun;
  state.drawn = BeachCard::umbrella;
  state.hands[Seat::Ann] = {BeachCard::sun, BeachCard::sailboat};
  state.hands[Seat::Bob] = {BeachCard::sea_monster, BeachCard::seaweed};
  state.hands[Seat::Cleo] = {BeachCard::mermaid};
  state.shells[Seat::Bob] = {ShellCard::four};
  return completed(published, state);
}

/// Ann and Bob have put down a card each, and Cleo has yet to.
State passing() {
  State state;
  state.players = 3;
  state.step = Step::passing;
  state.acting = Seat::Cleo;
  state.hands[Seat::Ann] = {BeachCard::sun};
  state.hands[Seat::Bob] = {BeachCard::seaweed};
  state.hands[Seat::Cleo] = {BeachCard::mermaid, BeachCard::surfboard};
  state.passed[Seat::Ann] = BeachCard::sailboat;
  state.passed[Seat::Bob] = BeachCard::sea_monster;
  return completed(published, state);
}

TEST(MermaidBeachView, ShowsAPlayerHerOwnHand) {
  const View<State> seen = MermaidBeach::view(published, deciding(), Seat::Bob);
  EXPECT_EQ(seen.seen.hands[Seat::Bob], (BeachCards{BeachCard::sea_monster, BeachCard::seaweed}));
  EXPECT_EQ(seen.seen.shells[Seat::Bob], (ShellCards{ShellCard::four}));
}

TEST(MermaidBeachView, ShowsOfOtherHandsAndOfTheDeckOnlyHowManyCards) {
  const View<State> seen = MermaidBeach::view(published, deciding(), Seat::Bob);
  EXPECT_TRUE(seen.seen.hands[Seat::Ann].empty());
  EXPECT_EQ(seen.many_in<&State::hands>()[Seat::Ann], 2);
  EXPECT_EQ(seen.many_in<&State::hands>()[Seat::Cleo], 1);
  EXPECT_TRUE(seen.seen.deck.empty());
  EXPECT_EQ(seen.many_in<&State::deck>()[Seat::Ann], 45);
}

TEST(MermaidBeachView, ShowsACardDrawnAtTheBeachToWhoDrewIt) {
  EXPECT_EQ(MermaidBeach::view(published, deciding(), Seat::Ann).seen.drawn, BeachCard::umbrella);
  EXPECT_FALSE(MermaidBeach::view(published, deciding(), Seat::Bob).seen.drawn);
  EXPECT_EQ(MermaidBeach::view(published, deciding(), Seat::Bob).many_in<&State::drawn>()[Seat::Ann], 1);
}

TEST(MermaidBeachView, ShowsACardPutDownToWhoPutItDown) {
  const View<State> seen = MermaidBeach::view(published, passing(), Seat::Bob);
  EXPECT_EQ(seen.seen.passed[Seat::Bob], BeachCard::sea_monster);
  EXPECT_FALSE(seen.seen.passed[Seat::Ann]);
  EXPECT_EQ(seen.many_in<&State::passed>()[Seat::Ann], 1);
  EXPECT_EQ(seen.many_in<&State::passed>()[Seat::Cleo], 0);
}

TEST(MermaidBeachView, ChangesWithWhatLiesOpen) {
  State state = deciding();
  const View<State> before = MermaidBeach::view(published, state, Seat::Cleo);
  ++state.shells[Seat::Ann][ShellCard::one];
  EXPECT_NE(MermaidBeach::view(published, state, Seat::Cleo), before);
}

/// How often, over many resampled states, what is asked is so.
template <class Asked>
int times(const State& state, Seat seat, Asked&& asked) {
  constexpr int tries = 200;
  Random random{1};
  int count = 0;
  for (int i = 0; i < tries; ++i) {
    const State other = resampled(published, state, seat, random);
    EXPECT_EQ(MermaidBeach::view(published, other, seat), MermaidBeach::view(published, state, seat));
    count += asked(other) ? 1 : 0;
  }
  return count;
}

bool monster_at(const State& state, Seat at) { return state.hands[at][BeachCard::sea_monster] > 0; }

TEST(MermaidBeachDisguise, ExchangesWhatIsHidden) {
  const State state = deciding();
  EXPECT_GT(times(state, Seat::Cleo, [&](const State& s) { return s.hands[Seat::Ann] != state.hands[Seat::Ann]; }), 0);
  EXPECT_GT(times(state, Seat::Cleo, [&](const State& s) { return s.drawn != state.drawn; }), 0);
  EXPECT_GT(times(state, Seat::Cleo, [](const State& s) { return !monster_at(s, Seat::Bob); }), 0);
  EXPECT_GT(times(passing(), Seat::Ann, [](const State& s) { return s.passed[Seat::Bob] != BeachCard::sea_monster; }), 0);
}

TEST(MermaidBeachDisguise, LeavesAPlayerWhatSheKnows) {
  const State state = passing();
  EXPECT_EQ(times(state, Seat::Bob,
                  [&](const State& s) {
                    return s.hands[Seat::Bob] != state.hands[Seat::Bob] || s.passed[Seat::Bob] != state.passed[Seat::Bob];
                  }),
            0);
}

TEST(MermaidBeachDisguise, LeavesTheAskerACardOfTheKindSheAskedFor) {
  EXPECT_EQ(times(deciding(), Seat::Cleo, [](const State& s) { return s.hands[Seat::Ann][BeachCard::sun] == 0; }), 0);
}

TEST(MermaidBeachDisguise, NeverLeavesSomebodyTheMonsterAloneWhileThatWouldHaveEndedTheGame) {
  const auto alone = [](const State& s) { return monster_at(s, Seat::Cleo); };
  EXPECT_EQ(times(deciding(), Seat::Ann, alone), 0);
  EXPECT_GT(times(passing(), Seat::Ann, alone), 0) << "a card put down may leave her with it";
}

TEST(MermaidBeachDisguise, LeavesTheMonsterWhereItWasShown) {
  State state = deciding();
  state.step = Step::scoring;
  state.drawn.reset();
  state.asked_for.reset();
  state = completed(published, state);
  EXPECT_LT(times(state, Seat::Ann, [](const State& s) { return monster_at(s, Seat::Bob); }), 200);
  state.monster_shown = Seat::Bob;
  EXPECT_EQ(times(state, Seat::Ann, [](const State& s) { return monster_at(s, Seat::Bob); }), 200);
}

}  // namespace
}  // namespace fathom::mermaid_beach
