#include <gtest/gtest.h>

#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mermaids_song/testing.hpp"

namespace fathom::mermaids_song {
namespace {

State with(const Creatures& anns, const Creatures& bobs, const Creatures& cleos) {
  State state;
  state.players = 3;
  state.step = Step::over;
  state.enticed[Seat::Ann] = anns;
  state.enticed[Seat::Bob] = bobs;
  state.enticed[Seat::Cleo] = cleos;
  return state;
}

TEST(MermaidsSongScoring, AsksForLessLoyaltyTheMorePlayersThereAre) {
  EXPECT_EQ(needed_to_win(published.rules, 3), 35);
  EXPECT_EQ(needed_to_win(published.rules, 4), 25);
  EXPECT_EQ(needed_to_win(published.rules, 5), 20);
  EXPECT_EQ(needed_to_win(published.rules, 6), 20);
}

TEST(MermaidsSongScoring, AddsUpTheRatingsOfCreatures) {
  const PerSeat<int> totals = scores(with({Creature::nine, Creature::nine}, {Creature::four, Creature::seven}, {}));
  EXPECT_EQ(totals[Seat::Ann], 18);
  EXPECT_EQ(totals[Seat::Bob], 11);
  EXPECT_EQ(totals[Seat::Cleo], 0);
}

TEST(MermaidsSongScoring, LetsTheMostLoyaltyWinAndEqualsShare) {
  EXPECT_EQ(winners(published, with({Creature::nine}, {Creature::four, Creature::four}, {})), seats({Seat::Ann}));
  EXPECT_EQ(winners(published, with({Creature::nine}, {Creature::four, Creature::five}, {Creature::seven})),
            seats({Seat::Ann, Seat::Bob}));
  EXPECT_EQ(winners(published, with({}, {}, {})), seats({Seat::Ann, Seat::Bob, Seat::Cleo}))
      << "and nobody beyond the table";
}

}  // namespace
}  // namespace fathom::mermaids_song
