#include <gtest/gtest.h>

#include "model/core/svg_testing.hpp"
#include "model/mermaid_beach/testing.hpp"

namespace fathom::mermaid_beach {
namespace {

/// Bob has been asked for an umbrella by Ann.
State asked() {
  State state;
  state.players = 3;
  state.step = Step::answering;
  state.turn = Seat::Ann;
  state.acting = Seat::Bob;
  state.asked_for = BeachCard::umbrella;
  state.hands[Seat::Ann] = {BeachCard::umbrella, BeachCard::sun, BeachCard::sun};
  state.hands[Seat::Bob] = {BeachCard::sea_monster, BeachCard::pail_and_shovel};
  state.shells[Seat::Ann] = {ShellCard::four, ShellCard::one};
  state.shells[Seat::Cleo] = {ShellCard::starfish_left};
  return completed(published, state);
}

std::vector<std::string> seen_by_all(const State& state) { return picture(published, all_of_it<MermaidBeach>(published, state), picture_columns); }

TEST(MermaidBeachPicture, ShowsHandsShellsAndPiles) {
  const auto lines = seen_by_all(asked());
  EXPECT_TRUE(lines[0].starts_with("answering, Ann's turn, Bob acts, asked for an umbrella")) << lines[0];
  EXPECT_TRUE(says(lines, "  Ann    hand [sun x2] [umbrella] | shells [one] [four] | 5 points"));
  EXPECT_TRUE(says(lines, "* Bob    hand [pail and shovel] [sea monster] | 0 points"));
  EXPECT_TRUE(says(lines, "[starfish left]"));
  EXPECT_TRUE(says(lines, "  beach  deck "));
}

TEST(MermaidBeachPicture, ShowsAPlayerBacksOfWhatSheMayNotSee) {
  const State state = asked();
  const auto lines = picture(published, MermaidBeach::view(published, state, Seat::Ann), picture_columns);
  EXPECT_TRUE(says(lines, "* Bob    hand [# x2]"));
  EXPECT_TRUE(says(lines, "  Ann    hand [sun x2] [umbrella]"));
  EXPECT_FALSE(says(lines, "sea monster"));
  const std::string drawn = svg_document(svg_looks(), svg(published, MermaidBeach::view(published, state, Seat::Ann)));
  EXPECT_EQ(drawn.find("sea monster"), std::string::npos);
  EXPECT_NE(whole_svg<MermaidBeach>(published, state).find("sea monster"), std::string::npos);
}

TEST(MermaidBeachPicture, ShowsADrawnCardToWhoeverDrewIt) {
  State state = asked();
  state.step = Step::deciding;
  state.asked_for.reset();
  state.drawn = BeachCard::surfboard;
  EXPECT_TRUE(says(picture(published, MermaidBeach::view(published, state, Seat::Ann), picture_columns), "drawn  [surfboard]"));
  EXPECT_TRUE(says(picture(published, MermaidBeach::view(published, state, Seat::Bob), picture_columns), "drawn  [#]"));
}

TEST(MermaidBeachSvg, IsWellFormedInEveryPosition) {
  for (int players = MermaidBeach::fewest_players; players <= MermaidBeach::most_players; ++players) {
    int seen = 0;
    play_at_random<MermaidBeach>(published, players, 3, [&](const State& state) {
      if (++seen % 20 != 0) return;
      ASSERT_EQ(flaw_of_pictures<MermaidBeach>(published, all_of_it<MermaidBeach>(published, state)), "");
      ASSERT_EQ(flaw_of_pictures<MermaidBeach>(published, MermaidBeach::view(published, state, Seat::Bob)), "");
    });
    EXPECT_GT(seen, 20);
  }
}

TEST(MermaidBeachSvg, CanBeHadOfAnyState) {
  State state = asked();
  state.players = 255;
  state.step = static_cast<Step>(99);
  state.drawn = static_cast<BeachCard>(99);
  state.asked_for = static_cast<BeachCard>(99);
  state.passed[Seat::Ann] = static_cast<BeachCard>(99);
  EXPECT_EQ(flaw_of_pictures<MermaidBeach>(published, all_of_it<MermaidBeach>(published, state)), "");
}

}  // namespace
}  // namespace fathom::mermaid_beach
