#include <gtest/gtest.h>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/testing.hpp"

namespace fathom::mermaid_beach {
namespace {

/// Bob has asked Ann in a bonus turn.
State asked_by_bob() {
  State state;
  state.players = 3;
  state.step = Step::answering;
  state.turn = Seat::Bob;
  state.acting = Seat::Ann;
  state.bonus = Bonus::running;
  state.asked_for = BeachCard::sailboat;
  state.hands[Seat::Ann] = {BeachCard::sun, BeachCard::sun};
  state.hands[Seat::Bob] = {BeachCard::sailboat};
  state.shells[Seat::Ann] = {ShellCard::four, ShellCard::one};
  state.discards = {BeachCard::mermaid};
  return completed(published, state);
}

TEST(MermaidBeachTell, BeginsWithWhoseTurnItIsAndWhatIsAsked) {
  EXPECT_EQ(tell(published, asked_by_bob()).front(),
            "answering · Bob's turn · Ann acts · a bonus turn · asked for a sailboat");
}

TEST(MermaidBeachTell, HasALineForEachPlayer) {
  const auto lines = tell(published, asked_by_bob());
  EXPECT_TRUE(says(lines, "Ann    hand two suns · shells a one and a four, 5 points"));
  EXPECT_TRUE(says(lines, "Bob    hand a sailboat · shells nothing, 0 points"));
  EXPECT_TRUE(says(lines, "Cleo"));
  EXPECT_FALSE(says(lines, "Dan"));
}

TEST(MermaidBeachTell, SaysWhatIsLeftAndWhatIsDiscarded) {
  const auto lines = tell(published, asked_by_bob());
  EXPECT_TRUE(says(lines, "beach  deck 47 · discards a mermaid"));
  EXPECT_TRUE(says(lines, "shells deck 24 · discards nothing"));
}

TEST(MermaidBeachTell, SurvivesAnyState) {
  State state = asked_by_bob();
  state.players = 255;
  state.step = static_cast<Step>(200);
  state.turn = static_cast<Seat>(200);
  state.drawn = static_cast<BeachCard>(200);
  for (const Seat at : every<Seat>) state.passed[at] = static_cast<BeachCard>(99);
  EXPECT_FALSE(tell(published, state).empty());
  state.players = 0;
  EXPECT_FALSE(tell(published, state).empty());
}

}  // namespace
}  // namespace fathom::mermaid_beach
