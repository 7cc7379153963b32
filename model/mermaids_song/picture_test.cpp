#include <gtest/gtest.h>

#include "model/core/svg_testing.hpp"
#include "model/mermaids_song/testing.hpp"

namespace fathom::mermaids_song {
namespace {

/// Ann acts, with a mermaid of power 5 on whom a song and a silence have cancelled each other.
State a_song() {
  State state;
  state.players = 3;
  state.step = Step::acting;
  state.phase = Phase::action;
  state.mermaids[Seat::Ann].push_back({{Card::song_2, Card::song_3}, {Card::song_1, Card::silence_1}});
  state.hands[Seat::Ann] = {Card::mermaid, Card::silence_3};
  state.hands[Seat::Bob] = {Card::song_1, Card::song_1};
  state.enticed[Seat::Bob] = {Creature::five, Creature::seven};
  state.face_up = {Creature::four, Creature::nine};
  return completed(published, state);
}

std::vector<std::string> seen_by_all(const State& state) { return picture(published, all_of_it<MermaidsSong>(published, state), picture_columns); }

TEST(MermaidsSongPicture, ShowsHandsMermaidsAndCreatures) {
  const auto lines = seen_by_all(a_song());
  EXPECT_TRUE(says(lines, "* Ann    loyalty 0 | hand [mermaid] [silence 3] | mermaid of 5 [song 2] [song 3] over [song 1]"));
  EXPECT_TRUE(says(lines, "         [silence 1]")) << "the line is full";
  EXPECT_TRUE(says(lines, "  Bob    loyalty 12 <5> <7> | hand [song 1 x2]"));
  EXPECT_TRUE(says(lines, "  sea    <4> <9> | "));
  EXPECT_TRUE(says(lines, "  left   deck "));
}

TEST(MermaidsSongPicture, ShowsAPlayerBacksOfWhatSheMayNotSee) {
  const State state = a_song();
  const auto lines = picture(published, MermaidsSong::view(published, state, Seat::Bob), picture_columns);
  EXPECT_TRUE(says(lines, "hand [# x2] | mermaid of 5")) << "what lies in front of Ann is seen";
  EXPECT_TRUE(says(lines, "hand [song 1 x2]"));
  EXPECT_FALSE(says(lines, "silence 3"));
}

TEST(MermaidsSongSvg, ShowsWhatLiesUnderneathFainter) {
  const std::string text = whole_svg<MermaidsSong>(published, a_song());
  EXPECT_EQ(times(text, "<g class=\"under\">"), 2U);
  EXPECT_EQ(times(text, "<title>mermaid of 5</title>"), 1U);
  EXPECT_NE(text.find("loyalty 12 of "), std::string::npos);
}

TEST(MermaidsSongSvg, IsWellFormedInEveryPosition) {
  for (int players = MermaidsSong::fewest_players; players <= MermaidsSong::most_players; ++players) {
    int seen = 0;
    play_at_random<MermaidsSong>(published, players, 3, [&](const State& state) {
      if (++seen % 40 != 0) return;
      ASSERT_EQ(flaw_of_pictures<MermaidsSong>(published, all_of_it<MermaidsSong>(published, state)), "");
      ASSERT_EQ(flaw_of_pictures<MermaidsSong>(published, MermaidsSong::view(published, state, Seat::Bob)), "");
    });
    EXPECT_GT(seen, 40);
  }
}

TEST(MermaidsSongSvg, CanBeHadOfAnyState) {
  State state = a_song();
  state.players = 255;
  state.step = static_cast<Step>(99);
  state.target = static_cast<Seat>(99);
  state.ending = static_cast<Ending>(9);
  EXPECT_EQ(flaw_of_pictures<MermaidsSong>(published, all_of_it<MermaidsSong>(published, state)), "");
}

}  // namespace
}  // namespace fathom::mermaids_song
