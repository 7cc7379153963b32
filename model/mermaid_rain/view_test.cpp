#include <gtest/gtest.h>

#include <vector>

#include "model/core/play.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/testing.hpp"

namespace fathom::mermaid_rain {
namespace {

/// Ann and Bob have shown two cards each and chosen a third; Bob has looked at two tokens and gained one of them.
State melding() {
  State state;
  state.players = 3;
  state.step = Step::choosing_cards;
  state.acting = Seat::Cleo;
  state.hands[Seat::Ann] = {{Card::dolphin, 2}, {Card::gull, 2}};
  state.hands[Seat::Bob] = {{Card::gull, 3}, {Card::turtle, 1}};
  state.hands[Seat::Cleo] = {{Card::turtle, 5}};
  state.chosen[Seat::Ann] = {Card::gull};
  state.chosen[Seat::Bob] = {Card::dolphin};
  for (int i = 0; i < 3; ++i) state.melds[seat(i)] = {Card::gull, Card::turtle};
  SeatSet bob;
  bob.insert(Seat::Bob);
  state.face_down.push_back({Hidden::pearl, bob, std::nullopt, *read_hex("F2")});
  state.face_down.push_back({Hidden::dragon_scale, bob, Seat::Bob, Hex{}});
  state.face_down.push_back({Hidden::unknown, {}, std::nullopt, *read_hex("A4")});
  return completed(published, state);
}

View<State> view_of(Seat seat, const State& state) { return MermaidRain::view(published, state, seat); }

TEST(View, ShowsAPlayerTheOwnCardsAndTokens) {
  const State state = melding();
  const View<State> bobs = view_of(Seat::Bob, state);
  EXPECT_EQ(bobs.seen.hands[Seat::Bob], state.hands[Seat::Bob]);
  EXPECT_EQ(bobs.seen.chosen[Seat::Bob], state.chosen[Seat::Bob]);
  EXPECT_EQ(bobs.seen.face_down[0].what, Hidden::pearl);
  EXPECT_EQ(bobs.seen.face_down[1].what, Hidden::dragon_scale);
}

TEST(View, HidesTheCardsOfOthersAndTheDeckButNotHowManyThereAre) {
  const State state = melding();
  const View<State> anns = view_of(Seat::Ann, state);
  EXPECT_TRUE(anns.seen.hands[Seat::Bob].empty());
  EXPECT_TRUE(anns.seen.chosen[Seat::Bob].empty());
  EXPECT_TRUE(anns.seen.deck.empty());
  EXPECT_EQ(anns.many_in<&State::hands>()[Seat::Bob], 4 + 1);
  EXPECT_EQ(anns.many_in<&State::chosen>()[Seat::Bob], 1);
  EXPECT_EQ(anns.many_in<&State::deck>()[Seat::Ann], state.deck.total());
}

TEST(View, HidesTokensThatOnlyOthersHaveLookedAt) {
  const View<State> anns = view_of(Seat::Ann, melding());
  for (const FaceDown& token : anns.seen.face_down) EXPECT_EQ(token.what, Hidden::unknown);
  EXPECT_TRUE(anns.seen.face_down[0].seen.contains(Seat::Bob)) << "everybody sees that Bob looked";
}

TEST(View, KeepsWhatLiesOpen) {
  const View<State> anns = view_of(Seat::Ann, melding());
  EXPECT_EQ(anns.seen.melds, melding().melds);
  EXPECT_EQ(anns.seen.discards, melding().discards);
  EXPECT_EQ(anns.seen.unseen_tiles, melding().unseen_tiles);
}

TEST(View, DoesNotTellAChosenPrincessCardFromAnother) {
  State princess = melding();
  princess.hands[Seat::Bob] += princess.chosen[Seat::Bob];
  princess.chosen[Seat::Bob] = {};
  princess.princess_down.insert(Seat::Bob);
  EXPECT_EQ(view_of(Seat::Ann, princess), view_of(Seat::Ann, melding()));
  EXPECT_NE(view_of(Seat::Bob, princess), view_of(Seat::Bob, melding()));
}

TEST(View, ShowsAPrincessCardOnceItIsShown) {
  State shown = melding();
  shown.princess.insert(Seat::Bob);
  EXPECT_NE(view_of(Seat::Ann, shown), view_of(Seat::Ann, melding()));
}

TEST(View, DoesNotTellWhichTokenAnotherSawAndWhichLiesInThePool) {
  State other = melding();
  other.face_down[0].what = Hidden::coral;
  --other.pool[Treasure::coral];
  ++other.pool[Treasure::pearl];
  EXPECT_EQ(view_of(Seat::Ann, other), view_of(Seat::Ann, melding()));
  EXPECT_NE(view_of(Seat::Bob, other), view_of(Seat::Bob, melding()));
}

TEST(View, TellsPublicDifferencesApart) {
  State other = melding();
  ++other.scores[Seat::Bob];
  EXPECT_NE(view_of(Seat::Ann, other), view_of(Seat::Ann, melding()));
  State moved = melding();
  moved.face_down[2].at = *read_hex("C2");
  EXPECT_NE(view_of(Seat::Ann, moved), view_of(Seat::Ann, melding()));
}

TEST(Disguise, CannotBeToldFromTheState) {
  const State state = melding();
  Random random{1};
  for (const Seat seat : {Seat::Ann, Seat::Bob, Seat::Cleo})
    for (int i = 0; i < 50; ++i) EXPECT_EQ(view_of(seat, resampled(published, state, seat, random)), view_of(seat, state));
}

TEST(Disguise, ChangesEverythingThatIsHidden) {
  const State state = melding();
  Random random{2};
  bool hand = false, chosen = false, deck = false, princess = false, token = false;
  for (int i = 0; i < 50; ++i) {
    const State other = resampled(published, state, Seat::Ann, random);
    hand = hand || other.hands[Seat::Bob] != state.hands[Seat::Bob];
    chosen = chosen || (!other.chosen[Seat::Bob].empty() && other.chosen[Seat::Bob] != state.chosen[Seat::Bob]);
    deck = deck || other.deck != state.deck;
    princess = princess || other.princess_down.contains(Seat::Bob);
    token = token || other.face_down[0].what != state.face_down[0].what;
  }
  EXPECT_TRUE(hand && chosen && deck && princess && token) << hand << chosen << deck << princess << token;
}

TEST(Disguise, TurnsAChosenPrincessCardIntoAnother) {
  State state = melding();
  state.hands[Seat::Bob] += state.chosen[Seat::Bob];
  state.chosen[Seat::Bob] = {};
  state.princess_down.insert(Seat::Bob);
  Random random{3};
  bool card = false;
  for (int i = 0; i < 50; ++i) card = card || resampled(published, state, Seat::Ann, random).chosen[Seat::Bob].total() == 1;
  EXPECT_TRUE(card);
}

TEST(Disguise, NeverPutsAPrincessCardAmongTheFirstTwo) {
  State state = melding();
  state.melds = {};
  Random random{4};
  for (int i = 0; i < 50; ++i) EXPECT_TRUE(resampled(published, state, Seat::Ann, random).princess_down.empty());
}

TEST(Disguise, LeavesCardsAndTokensAsManyAsTheyWere) {
  const State state = melding();
  Random random{5};
  for (int i = 0; i < 50; ++i) {
    const State other = resampled(published, state, Seat::Cleo, random);
    EXPECT_EQ(completed(published, other), other) << "nothing went missing";
    Cards cards = other.deck + other.discards;
    for (const Seat at : every<Seat>) cards += other.hands[at] + other.chosen[at] + other.melds[at];
    EXPECT_EQ(cards, published.box.cards);
  }
}

TEST(Disguise, OfAPlayIsAStateThatKeepsTheInvariants) {
  std::vector<Action> actions;
  std::vector<Action> others;
  for (int players = 3; players <= 6; ++players) {
    Random random{static_cast<std::uint64_t>(players)};
    State state = start(published, players);
    int tried = 0;
    while (acting(state).mover != Mover::nobody) {
      const Seat seat = acting(state).seat;
      const State other = resampled(published, state, seat, random);
      ASSERT_EQ(MermaidRain::view(published, other, seat), MermaidRain::view(published, state, seat));
      for (const auto& invariant : invariants()) ASSERT_TRUE(invariant.holds(published, other)) << invariant.name;
      MermaidRain::legal_actions(published, state, actions);
      if (acting(state).mover == Mover::player) {
        MermaidRain::legal_actions(published, other, others);
        ASSERT_EQ(actions, others);
        ++tried;
      }
      ASSERT_FALSE(actions.empty());
      perform(published, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    EXPECT_GT(tried, 50);
  }
}

}  // namespace
}  // namespace fathom::mermaid_rain
