#include <gtest/gtest.h>

#include <vector>

#include "model/core/play.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mermaids_song/testing.hpp"

namespace fathom::mermaids_song {
namespace {

TEST(MermaidsSongPack, LeavesMermaidsOutByTheNumberOfPlayers) {
  EXPECT_EQ(pack(published, 6)[Card::mermaid], 15);
  EXPECT_EQ(pack(published, 5)[Card::mermaid], 14);
  EXPECT_EQ(pack(published, 4)[Card::mermaid], 11);
  EXPECT_EQ(pack(published, 3)[Card::mermaid], 8);
  EXPECT_EQ(pack(published, 3)[Card::song_3], 6);
  EXPECT_EQ(pack(published, 3)[Card::kraken], 1);
}

TEST(MermaidsSongSettling, PutsWhatIsNotMentionedIntoTheDecks) {
  State state;
  state.players = 4;
  state.step = Step::acting;
  state.hands[Seat::Ann] = {Card::song_1, Card::kraken};
  state.mermaids[Seat::Bob] = {Mermaid{{Card::song_1}, {}}};
  state.enticed[Seat::Cleo] = {Creature::nine};
  const State whole = completed(published, state);
  EXPECT_EQ(whole.deck[Card::song_1], 8 - 2);
  EXPECT_EQ(whole.deck[Card::kraken], 0);
  EXPECT_EQ(whole.deck[Card::mermaid], 11 - 1);
  EXPECT_EQ(whole.creature_deck.total() + whole.face_up.total(), 29);
}

TEST(MermaidsSongSettling, TurnsUpTheLowestCreaturesWhereNoneIsMentioned) {
  State state;
  state.step = Step::acting;
  EXPECT_EQ(completed(published, state).face_up, (Creatures{Creature::four, Creature::five, Creature::six}));
  state.face_up = {{Creature::nine, 3}};
  EXPECT_EQ(completed(published, state).face_up, (Creatures{{Creature::nine, 3}}));
  state.step = Step::laying_creatures;
  state.face_up = {};
  EXPECT_TRUE(completed(published, state).face_up.empty());
}

TEST(MermaidsSongSettling, LetsActWhoeverHasTo) {
  State state;
  state.players = 3;
  state.turn = Seat::Bob;
  state.step = Step::choosing;
  EXPECT_EQ(completed(published, state).acting, Seat::Bob);
  state.step = Step::losing;
  state.still_to_lose.insert(Seat::Ann);
  EXPECT_EQ(completed(published, state).acting, Seat::Ann);
  state.still_to_lose.insert(Seat::Cleo);
  EXPECT_EQ(completed(published, state).acting, Seat::Cleo) << "clockwise from Bob";
  state.step = Step::covering;
  state.target = Seat::Cleo;
  EXPECT_EQ(completed(published, state).acting, Seat::Bob);
  Game owner_chooses = published;
  owner_chooses.rules.cover_chooser = CoverChooser::owner_of_the_mermaid;
  EXPECT_EQ(completed(owner_chooses, state).acting, Seat::Cleo);
}

TEST(MermaidsSongSettling, LetsThePlayerInTurnActBetweenTwoDraws) {
  State state;
  state.turn = Seat::Bob;
  state.step = Step::between_draws;
  EXPECT_EQ(completed(published, state).acting, Seat::Bob);
  EXPECT_EQ(acting(completed(published, state)).mover, Mover::player);
}

TEST(MermaidsSongSettling, ChangesNothingInAStateThatIsComplete) {
  std::vector<Action> actions;
  for (int players = MermaidsSong::fewest_players; players <= MermaidsSong::most_players; ++players) {
    Random random{static_cast<std::uint64_t>(players)};
    State state = start(published, players);
    for (MermaidsSong::legal_actions(published, state, actions); !actions.empty();
         MermaidsSong::legal_actions(published, state, actions)) {
      ASSERT_EQ(completed(published, state), state);
      perform(published, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    EXPECT_EQ(completed(published, state), state);
  }
}

TEST(MermaidsSongSettling, SeatsAsManyAsCanPlay) {
  State state;
  state.players = 0;
  EXPECT_EQ(completed(published, state).players, 3);
  state.players = 255;
  EXPECT_EQ(completed(published, state).players, 6);
}

}  // namespace
}  // namespace fathom::mermaids_song
