#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "model/core/play.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mermaids_song/testing.hpp"

namespace fathom::mermaids_song {
namespace {

/// One seat to the left, and songs for silences.
const Relabelling around{1, Sounds::exchanged};

State of_three() {
  State state;
  state.players = 3;
  return state;
}

TEST(MermaidsSongRelabelling, MovesEverybodyClockwise) {
  State state = of_three();
  state.turn = Seat::Cleo;
  state.acting = Seat::Ann;
  state.target = Seat::Bob;
  state.still_to_lose.insert(Seat::Cleo);
  state.enticed[Seat::Bob] = {Creature::nine};
  const State other = relabelled(state, around);
  EXPECT_EQ(other.turn, Seat::Ann);
  EXPECT_EQ(other.acting, Seat::Bob);
  EXPECT_EQ(other.target, Seat::Cleo);
  EXPECT_TRUE(other.still_to_lose.contains(Seat::Ann));
  EXPECT_FALSE(other.still_to_lose.contains(Seat::Cleo));
  EXPECT_EQ(other.enticed[Seat::Cleo], Creatures{Creature::nine});
  EXPECT_TRUE(other.enticed[Seat::Bob].empty());
}

TEST(MermaidsSongRelabelling, ExchangesSongsAndSilencesAndNothingElse) {
  State state = of_three();
  state.deck = {{Card::song_1, 3}, {Card::silence_3, 2}, {Card::kraken, 1}, {Card::mermaid, 4}};
  state.mermaids[Seat::Ann] = {Mermaid{{Card::song_3, Card::silence_2}, {Card::silence_1, Card::song_1}}};
  const State other = relabelled(state, around);
  EXPECT_EQ(other.deck, (Cards{{Card::silence_1, 3}, {Card::song_3, 2}, {Card::kraken, 1}, {Card::mermaid, 4}}));
  EXPECT_EQ(other.mermaids[Seat::Bob],
            (Mermaids{Mermaid{{Card::silence_3, Card::song_2}, {Card::silence_1, Card::song_1}}}));
  EXPECT_EQ(relabelled(state, Relabelling{1, Sounds::as_they_are}).deck, state.deck);
}

TEST(MermaidsSongRelabelling, RenamesActions) {
  EXPECT_EQ(relabelled(Action{Play{Seat::Cleo, Card::song_2, Seat::Ann, 3}}, around, 3),
            (Action{Play{Seat::Ann, Card::silence_2, Seat::Bob, 3}}));
  EXPECT_EQ(relabelled(Action{Cover{Seat::Ann, Cards{Card::song_1, Card::song_2, Card::silence_3}}}, around, 3),
            (Action{Cover{Seat::Bob, Cards{Card::silence_1, Card::silence_2, Card::song_3}}}));
  EXPECT_EQ(relabelled(Action{Reshuffle{}}, around, 3), (Action{Reshuffle{}}));
}

TEST(MermaidsSongRelabelling, RenamesWhatIsInTheBox) {
  Game other = published;
  other.box.cards[Card::song_1] = 9;
  EXPECT_EQ(relabelled(other, around).box.cards[Card::silence_1], 9);
  EXPECT_EQ(relabelled(other, around).box.cards[Card::song_1], 8);
}

TEST(MermaidsSongRelabelling, OfNothingChangesNothing) {
  State state = start(published, 5);
  state.hands[Seat::Dan] = {Card::song_1};
  EXPECT_EQ(relabelled(state, Relabelling{}), state);
  EXPECT_NE(relabelled(state, around), state);
}

TEST(MermaidsSongRelabelling, LeavesSeatsBeyondTheTableAlone) {
  State state = of_three();
  state.turn = static_cast<Seat>(200);
  state.enticed[Seat::Finn] = {Creature::four};
  EXPECT_EQ(relabelled(state, around).turn, state.turn);
  EXPECT_EQ(relabelled(state, around).enticed[Seat::Finn], Creatures{Creature::four});
}

bool same_set(const std::vector<Action>& some, const std::vector<Action>& others) {
  return some.size() == others.size() && std::ranges::all_of(some, [&](const Action& action) {
           return std::ranges::count(some, action) == std::ranges::count(others, action);
         });
}

/// Plays for a while and, action by action, the renamed twin in `other_game`; what came apart first, or "nothing".
std::string comes_apart(const Game& one_game, const Game& other_game, const Relabelling& by, int players) {
  constexpr int long_enough = 500;
  Random random{static_cast<std::uint64_t>(players)};
  State state = start(one_game, players);
  State other = relabelled(state, by);
  std::vector<Action> actions;
  std::vector<Action> others;
  for (int n = 0; n < long_enough; ++n) {
    MermaidsSong::legal_actions(one_game, state, actions);
    if (actions.empty()) break;
    const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    MermaidsSong::legal_actions(other_game, other, others);
    for (Action& each : actions) each = relabelled(each, by, players);
    if (!same_set(actions, others)) return "the legal actions before " + show(one_game, state, action);
    perform(one_game, state, action);
    perform(other_game, other, relabelled(action, by, players));
    if (relabelled(state, by) != other) return "the states after " + show(one_game, state, action);
  }
  return "nothing";
}

TEST(MermaidsSongRelabelling, CommutesWithPlay) {
  for (int players = 3; players <= 6; ++players)
    EXPECT_EQ(comes_apart(published, relabelled(published, around), around, players), "nothing");
}

TEST(MermaidsSongRelabelling, DoesNotCommuteWithPlayUnderAnotherReading) {
  Game other = published;
  other.rules.discarding_when = DiscardingWhen::before_drawing_too;
  for (int players = 3; players <= 6; ++players) EXPECT_NE(comes_apart(published, other, around, players), "nothing");
}

}  // namespace
}  // namespace fathom::mermaids_song
