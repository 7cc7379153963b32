#include <gtest/gtest.h>

#include <algorithm>

#include "model/core/play.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mermaids_song/testing.hpp"

namespace fathom::mermaids_song {
namespace {

/// Bob's turn, who has drawn the Kraken.
State kraken_drawn() {
  State state;
  state.players = 3;
  state.step = Step::choosing;
  state.turn = Seat::Bob;
  state.hands[Seat::Ann] = {Card::song_3, Card::mermaid};
  state.hands[Seat::Bob] = {Card::kraken, Card::silence_1, Card::silence_1};
  state.hands[Seat::Cleo] = {Card::song_2};
  state.mermaids[Seat::Ann] = {Mermaid{{Card::silence_2}, {Card::song_1, Card::silence_1}}};
  state.discards = {Card::treasure, Card::song_1};
  return completed(published, state);
}

TEST(MermaidsSongView, ShowsAPlayerHerOwnHand) {
  EXPECT_EQ(MermaidsSong::view(published, kraken_drawn(), Seat::Bob).seen.hands[Seat::Bob],
            (Cards{Card::kraken, Card::silence_1, Card::silence_1}));
}

TEST(MermaidsSongView, ShowsOfOtherHandsAndOfTheDeckOnlyHowManyCards) {
  const View<State> seen = MermaidsSong::view(published, kraken_drawn(), Seat::Ann);
  EXPECT_TRUE(seen.seen.hands[Seat::Bob].empty());
  EXPECT_EQ(seen.many_in<&State::hands>()[Seat::Bob], 3);
  EXPECT_EQ(seen.many_in<&State::hands>()[Seat::Cleo], 1);
  EXPECT_TRUE(seen.seen.deck.empty());
  EXPECT_EQ(seen.many_in<&State::deck>()[Seat::Ann], 61 - 7 - 2 - 3 - 1 - 1 - 3 - 2);
}

TEST(MermaidsSongView, ShowsTheTableToEverybody) {
  const State state = kraken_drawn();
  for (const Seat at : {Seat::Ann, Seat::Bob, Seat::Cleo}) {
    EXPECT_EQ(MermaidsSong::view(published, state, at).seen.mermaids, state.mermaids);
    EXPECT_EQ(MermaidsSong::view(published, state, at).seen.discards, state.discards);
    EXPECT_EQ(MermaidsSong::view(published, state, at).seen.face_up, state.face_up);
  }
}

TEST(MermaidsSongView, ShowsThatSheCouldPlayASpecialCardToHerAlone) {
  State state = kraken_drawn();
  state.step = Step::between_draws;
  state.hands[Seat::Bob] = {Card::kraken, Card::silence_1};
  state = completed(published, state);
  EXPECT_EQ(MermaidsSong::view(published, state, Seat::Bob).seen.step, Step::between_draws);
  EXPECT_EQ(MermaidsSong::view(published, state, Seat::Cleo).seen.step, Step::drawing);
}

TEST(MermaidsSongView, ShowsAllHandsWhereTheyLieOpen) {
  Game open = published;
  open.rules.hands = Hands::open;
  const View<State> seen = MermaidsSong::view(open, kraken_drawn(), Seat::Ann);
  EXPECT_EQ(seen.seen.hands, kraken_drawn().hands);
  EXPECT_TRUE(seen.seen.deck.empty());
  Random random{1};
  EXPECT_EQ(resampled(open, kraken_drawn(), Seat::Ann, random).hands, kraken_drawn().hands);
  EXPECT_EQ(observers(open, Draw{}), Observers::everyone);
  EXPECT_EQ(observers(published, Draw{}), Observers::actor);
}

TEST(MermaidsSongView, ChangesWithWhatLiesOpen) {
  State state = kraken_drawn();
  const View<State> before = MermaidsSong::view(published, state, Seat::Cleo);
  state.enticed[Seat::Ann] = {Creature::nine};
  EXPECT_NE(MermaidsSong::view(published, state, Seat::Cleo), before);
}

/// How often, over many resampled states, what is asked is so.
template <class Asked>
int times(const State& state, Seat seat, Asked&& asked) {
  constexpr int tries = 200;
  Random random{1};
  int count = 0;
  for (int i = 0; i < tries; ++i) {
    const State other = resampled(published, state, seat, random);
    EXPECT_EQ(MermaidsSong::view(published, other, seat), MermaidsSong::view(published, state, seat));
    count += asked(other) ? 1 : 0;
  }
  return count;
}

TEST(MermaidsSongDisguise, ExchangesWhatIsHidden) {
  const State state = kraken_drawn();
  EXPECT_GT(times(state, Seat::Cleo, [&](const State& s) { return s.hands[Seat::Ann] != state.hands[Seat::Ann]; }), 0);
  EXPECT_GT(times(state, Seat::Cleo, [](const State& s) { return s.hands[Seat::Bob][Card::kraken] == 0; }), 0);
}

TEST(MermaidsSongDisguise, LeavesAPlayerWhatSheHolds) {
  const State state = kraken_drawn();
  EXPECT_EQ(times(state, Seat::Bob, [&](const State& s) { return s.hands[Seat::Bob] != state.hands[Seat::Bob]; }), 0);
}

TEST(MermaidsSongDisguise, LeavesTheKrakenToWhoeverIsInTurnOrToTheDeck) {
  const State state = kraken_drawn();
  EXPECT_EQ(times(state, Seat::Cleo, [](const State& s) { return s.hands[Seat::Ann][Card::kraken] > 0; }), 0);
  EXPECT_GT(times(state, Seat::Cleo, [](const State& s) { return s.hands[Seat::Bob][Card::kraken] > 0; }), 0);
  EXPECT_GT(times(state, Seat::Cleo, [](const State& s) { return s.deck[Card::kraken] > 0; }), 0);
}

TEST(MermaidsSongDisguise, LosesNoCard) {
  const State state = kraken_drawn();
  const auto in_hands_and_deck = [](const State& s) {
    return s.deck + s.hands[Seat::Ann] + s.hands[Seat::Bob] + s.hands[Seat::Cleo];
  };
  EXPECT_EQ(times(state, Seat::Ann, [&](const State& s) { return in_hands_and_deck(s) != in_hands_and_deck(state); }), 0);
}

}  // namespace
}  // namespace fathom::mermaids_song
