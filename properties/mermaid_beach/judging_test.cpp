#include "properties/mermaid_beach/judging.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

// The laws that judge what players see, what could be otherwise and who wins are put to answers that are wrong.

namespace fathom::mermaid_beach::laws {
namespace {

/// Ann, Bob and Cleo, with cards in hand, shells in front of them, and Ann on turn.
State three_at_the_table() {
  State state = start(MermaidBeach::published(), 3);
  state.step = Step::turn;
  state.hands[Seat::Ann] = {BeachCard::sun, BeachCard::umbrella};
  state.hands[Seat::Bob] = {BeachCard::sailboat, BeachCard::umbrella};
  state.hands[Seat::Cleo] = {BeachCard::surfboard, BeachCard::mermaid};
  state.shells[Seat::Ann] = {ShellCard::four};
  state.shells[Seat::Bob] = {ShellCard::two, ShellCard::two};
  state.shells[Seat::Cleo] = {ShellCard::one};
  return state;
}

TEST(MermaidBeachLaws, SayNoToAViewOfHiddenCards) {
  const State state = three_at_the_table();
  const View<State> right = MermaidBeach::view(MermaidBeach::published(), state, Seat::Ann);
  EXPECT_EQ(sees_too_much(state, Seat::Ann, right), "");
  View<State> wrong = right;
  wrong.seen.hands[Seat::Bob] = state.hands[Seat::Bob];
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "Ann sees the hand of Bob");
  wrong = right;
  wrong.seen.passed[Seat::Cleo] = BeachCard::sun;
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "Ann sees the card that Cleo put down");
  wrong = right;
  wrong.seen.deck[BeachCard::sun] = 1;
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "Ann sees the Beach deck");
  wrong = right;
  wrong.seen.drawn = BeachCard::sun;
  EXPECT_EQ(sees_too_much(state, Seat::Ann, wrong), "");
  EXPECT_EQ(sees_too_much(state, Seat::Bob, wrong), "Bob sees the hand of Ann");
}

TEST(MermaidBeachLaws, SayNoToAViewThatHidesOpenHands) {
  Game game = MermaidBeach::published();
  game.rules.hands = Hands::open;
  State state = three_at_the_table();
  state.passed[Seat::Bob] = BeachCard::sun;
  state.drawn = BeachCard::seaweed;
  EXPECT_EQ(sees_no_open_hand(state, Seat::Ann, MermaidBeach::view(game, state, Seat::Ann)), "");
  const View<State> secret = MermaidBeach::view(MermaidBeach::published(), state, Seat::Ann);
  EXPECT_EQ(sees_no_open_hand(state, Seat::Ann, secret), "Ann does not see the cards of Bob");
  View<State> wrong = MermaidBeach::view(game, state, Seat::Bob);
  wrong.seen.drawn.reset();
  EXPECT_EQ(sees_no_open_hand(state, Seat::Bob, wrong), "Bob does not see what is drawn");
  EXPECT_TRUE(MermaidBeach::view(game, state, Seat::Bob).seen.deck.empty()) << "the deck lies face down all the same";
}

TEST(MermaidBeachLaws, SayNoToAViewThatHidesWhatLiesOpen) {
  const State state = three_at_the_table();
  const View<State> right = MermaidBeach::view(MermaidBeach::published(), state, Seat::Ann);
  EXPECT_EQ(sees_too_little(state, Seat::Ann, right), "");
  View<State> wrong = right;
  wrong.seen.shells[Seat::Bob] = {};
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see the shells of all players");
  wrong = right;
  wrong.seen.discards[BeachCard::seaweed] = 1;
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see the discard piles");
  wrong = right;
  wrong.seen.hands[Seat::Ann] = {};
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann does not see her own cards");
  wrong = right;
  ++wrong.many_in<&State::hands>()[Seat::Cleo];
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann cannot count the cards of Cleo");
  wrong = right;
  --wrong.many_in<&State::deck>()[Seat::Ann];
  EXPECT_EQ(sees_too_little(state, Seat::Ann, wrong), "Ann cannot count the Beach deck");
}

TEST(MermaidBeachLaws, SayNoToAnAnswerKnownBeforehandOrThatTellsMore) {
  const Game& game = MermaidBeach::published();
  State state = three_at_the_table();
  state.step = Step::answering;
  state.acting = Seat::Bob;
  state.asked_for = BeachCard::umbrella;
  const std::vector<Action> legal{Give{Seat::Bob}};
  const Position at{game, state, legal};
  State other = state;
  other.hands[Seat::Bob] = {BeachCard::umbrella, BeachCard::seaweed};
  EXPECT_EQ(tells_more_than_the_answer(at, Seat::Cleo, other), "");
  other.hands[Seat::Bob] = {BeachCard::seaweed, BeachCard::seaweed};
  EXPECT_EQ(tells_more_than_the_answer(at, Seat::Cleo, other), "");
  ++other.discards[BeachCard::sun];
  EXPECT_EQ(tells_more_than_the_answer(at, Seat::Cleo, other), "Cleo knows before Bob has answered");
  Game forgiving = game;
  for (std::size_t rule = 0; rule < MermaidBeach::rulebook().size(); ++rule)
    if (MermaidBeach::rulebook()[rule].id == "asking.must_give") forgiving.dropped.insert(rule);
  other = state;
  EXPECT_EQ(tells_more_than_the_answer({forgiving, state, legal}, Seat::Cleo, other),
            "the answer of Bob does not say whether she has one");
}

TEST(MermaidBeachLaws, SayNoToADisguiseThatIsNone) {
  const State state = three_at_the_table();
  EXPECT_EQ(knows_every_card(state, Seat::Ann, [&] { return state; }), "Ann knows every card");
  State other = state;
  other.hands[Seat::Bob] = {};
  EXPECT_EQ(knows_every_card(state, Seat::Ann, [&] { return other; }), "");
}

TEST(MermaidBeachLaws, SayNoToAWrongWinner) {
  State state = three_at_the_table();
  state.step = Step::over;
  const auto always = [](std::initializer_list<Seat> seats) {
    SeatSet won;
    for (const Seat who : seats) won.insert(who);
    return [won](const State&) { return won; };
  };
  EXPECT_EQ(wins_wrongly(MermaidBeach::published(), state, always({Seat::Bob})), "");
  EXPECT_EQ(wins_wrongly(MermaidBeach::published(), state, always({Seat::Ann, Seat::Bob})), "Ann wins, and is beaten");
  EXPECT_EQ(wins_wrongly(MermaidBeach::published(), state, always({})), "Bob does not win");
  EXPECT_EQ(wins_by_her_name(state, always({Seat::Ann})), "Ann wins or loses by her name");
  EXPECT_EQ(wins_by_her_name(state, always({Seat::Ann, Seat::Bob, Seat::Cleo})), "");
}

}  // namespace
}  // namespace fathom::mermaid_beach::laws
