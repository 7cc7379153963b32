#include <gtest/gtest.h>

#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mermaids_song/testing.hpp"

namespace fathom::mermaids_song {
namespace {

/// Bob's turn; the Kraken is about to take a mermaid of Ann's.
State losing() {
  State state;
  state.players = 3;
  state.step = Step::losing;
  state.turn = Seat::Bob;
  state.still_to_lose.insert(Seat::Ann);
  state.hands[Seat::Bob] = {Card::song_1, Card::song_1};
  state.mermaids[Seat::Ann] = {Mermaid{{Card::song_3, Card::silence_2}, {Card::song_1, Card::silence_1}}, Mermaid{}};
  state.enticed[Seat::Bob] = {Creature::four, Creature::nine};
  state.discards = {Card::kraken};
  return completed(published, state);
}

TEST(MermaidsSongTell, BeginsWithWhoseTurnItIsAndWhatItTakesToWin) {
  EXPECT_EQ(tell(published, losing()).front(), "losing · Bob's turn · Ann acts · 35 to win");
}

TEST(MermaidsSongTell, HasALineForEachPlayer) {
  const auto lines = tell(published, losing());
  EXPECT_TRUE(says(lines,
                   "Ann    hand nothing · mermaid of power 1 (a song of 3 and a silence of 2; over a song of 1 and a "
                   "silence of 1) · mermaid of power 0 · loses a mermaid to the Kraken"));
  EXPECT_TRUE(says(lines, "Bob    hand two songs of 1 · loyalty 13: a four and a nine"));
  EXPECT_TRUE(says(lines, "Cleo"));
  EXPECT_FALSE(says(lines, "Dan"));
}

TEST(MermaidsSongTell, SaysWhatIsFaceUpAndWhatIsLeft) {
  const auto lines = tell(published, losing());
  EXPECT_TRUE(says(lines, "sea    a four, a five and a six · 25 in the deck"));
  EXPECT_TRUE(says(lines, "left   deck 45 · discards the Kraken"));
}

TEST(MermaidsSongTell, SaysHowItEnded) {
  State state = losing();
  state.step = Step::over;
  state.ending = Ending::exhausted;
  EXPECT_TRUE(says(tell(published, state), "exhausted"));
  EXPECT_FALSE(says(tell(published, losing()), "exhausted"));
}

TEST(MermaidsSongTell, SurvivesAnyState) {
  State state = losing();
  state.players = 255;
  state.step = static_cast<Step>(200);
  state.turn = static_cast<Seat>(200);
  state.target = static_cast<Seat>(200);
  EXPECT_FALSE(tell(published, state).empty());
  state.players = 0;
  EXPECT_FALSE(tell(published, state).empty());
}

}  // namespace
}  // namespace fathom::mermaids_song
