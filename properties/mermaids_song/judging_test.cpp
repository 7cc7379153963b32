#include "properties/mermaids_song/judging.hpp"

#include <gtest/gtest.h>

#include <initializer_list>

// The laws that judge what players see, what could be otherwise and who wins are put to answers that are wrong.

namespace fathom::mermaids_song::laws {
namespace {

/// Ann, Bob and Cleo, with cards in hand and creatures won, and Ann on turn.
State three_at_the_table() {
  State state = start(MermaidsSong::published(), 3);
  state.step = Step::acting;
  state.phase = Phase::action;
  state.hands[Seat::Ann] = {Card::song_1, Card::mermaid};
  state.hands[Seat::Bob] = {Card::song_2, Card::silence_1};
  state.hands[Seat::Cleo] = {Card::silence_3, Card::mermaid};
  state.mermaids[Seat::Bob].push_back({{Card::song_2}, {}});
  state.enticed[Seat::Ann] = {Creature::four};
  state.enticed[Seat::Bob] = {Creature::nine};
  return state;
}

TEST(MermaidsSongLaws, SayNoToAViewOfHiddenCards) {
  const State state = three_at_the_table();
  const View<State> right = MermaidsSong::view(MermaidsSong::published(), state, Seat::Ann);
  EXPECT_EQ(sees_too_much(state, Seat::Ann, right), "");
  View<State> wrong = right;
  wrong.seen.hands[Seat::Bob] = state.hands[Seat::Bob];
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "Ann sees the hand of Bob");
  wrong = right;
  wrong.seen.deck[Card::song_1] = 1;
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "Ann sees the Mermaid deck");
}

TEST(MermaidsSongLaws, SayNoToAViewThatHidesWhatLiesOpen) {
  const State state = three_at_the_table();
  const View<State> right = MermaidsSong::view(MermaidsSong::published(), state, Seat::Ann);
  EXPECT_EQ(sees_too_little(state, Seat::Ann, right), "");
  View<State> wrong = right;
  wrong.seen.mermaids[Seat::Bob] = {};
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see all mermaids in play");
  wrong = right;
  ++wrong.seen.discards[Card::kraken];
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see the discard pile");
  wrong = right;
  ++wrong.seen.set_aside[Card::kraken];
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see what is put aside");
  wrong = right;
  wrong.seen.enticed[Seat::Bob] = {};
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see all creatures");
  wrong = right;
  wrong.seen.hands[Seat::Ann] = {};
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see her own cards");
  wrong = right;
  ++wrong.many_in<&State::hands>()[Seat::Cleo];
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann cannot count the cards of Cleo");
  wrong = right;
  --wrong.many_in<&State::deck>()[Seat::Ann];
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann cannot count the Mermaid deck");
}

TEST(MermaidsSongLaws, SayNoToAActionDeclaredTooOpenOrTooSecret) {
  EXPECT_EQ(shown_to_the_wrong_players(MermaidsSong::published(), Draw{Seat::Ann, Card::song_1}, Observers::actor), "");
  EXPECT_EQ(shown_to_the_wrong_players(MermaidsSong::published(), Draw{Seat::Ann, Card::song_1}, Observers::everyone),
            "everybody sees which card is dealt or drawn");
  EXPECT_EQ(shown_to_the_wrong_players(MermaidsSong::published(), Deal{Seat::Ann, Card::song_1}, Observers::everyone),
            "everybody sees which card is dealt or drawn");
  EXPECT_EQ(shown_to_the_wrong_players(MermaidsSong::published(), DiscardHand{Seat::Ann}, Observers::everyone), "");
  EXPECT_EQ(shown_to_the_wrong_players(MermaidsSong::published(), ReleaseKraken{Seat::Ann}, Observers::actor),
            "what is done in the open is hidden from the others");
  Game open = MermaidsSong::published();
  open.rules.hands = Hands::open;
  EXPECT_EQ(shown_to_the_wrong_players(open, Draw{Seat::Ann, Card::song_1}, Observers::everyone), "");
  EXPECT_EQ(shown_to_the_wrong_players(open, DrawNext{Seat::Ann}, Observers::actor), "");
}

TEST(MermaidsSongLaws, SayNoToADisguiseThatCannotBe) {
  const State state = completed(MermaidsSong::published(), three_at_the_table());
  State other = state;
  EXPECT_EQ(breaks_an_invariant(MermaidsSong::published(), state, other), "");
  --other.deck[Card::kraken];
  ++other.hands[Seat::Bob][Card::kraken];
  EXPECT_EQ(breaks_an_invariant(MermaidsSong::published(), state, other),
            "with other hidden cards specials_never_kept would not hold");
}

TEST(MermaidsSongLaws, SayNoToAnotherPower) {
  const Mermaid mixed{{Card::song_3, Card::silence_1}, {}};
  EXPECT_EQ(has_another_power(MermaidsSong::published(), mixed, 2), "");
  EXPECT_EQ(has_another_power(MermaidsSong::published(), mixed, 4), "a mermaid of power 2 is said to have 4");
  Game added_up = MermaidsSong::published();
  added_up.rules.mixed = Mixed::visible_total;
  EXPECT_EQ(has_another_power(added_up, mixed, 4), "");
}

TEST(MermaidsSongLaws, SayNoToADisguiseThatIsNone) {
  const State state = three_at_the_table();
  EXPECT_EQ(knows_every_card(state, Seat::Ann, [&] { return state; }), "Ann knows every card");
  State other = state;
  other.hands[Seat::Bob] = {};
  EXPECT_EQ(knows_every_card(state, Seat::Ann, [&] { return other; }), "");
}

TEST(MermaidsSongLaws, SayNoToAWrongWinner) {
  const State state = three_at_the_table();
  const auto always = [](std::initializer_list<Seat> seats) {
    SeatSet won;
    for (const Seat who : seats) won.insert(who);
    return [won](const State&) { return won; };
  };
  EXPECT_EQ(wins_wrongly(state, always({Seat::Bob})), "");
  EXPECT_EQ(wins_wrongly(state, always({Seat::Ann, Seat::Bob})), "Ann has 4 of at most 9, and wins");
  EXPECT_EQ(wins_wrongly(state, always({})), "Bob has 9 of at most 9, and does not win");
  EXPECT_EQ(wins_by_her_name(state, always({Seat::Ann})), "Ann wins or loses by her name");
  EXPECT_EQ(wins_by_her_name(state, always({Seat::Ann, Seat::Bob, Seat::Cleo})), "");
}

}  // namespace
}  // namespace fathom::mermaids_song::laws
