#include "solver/mermaids_song/supplies.hpp"

#include <gtest/gtest.h>

#include "solver/mermaids_song/testing.hpp"

namespace fathom::solver::song {
namespace {

TEST(Cards, RunOutOnTheKrakenAndTheTreasureAlone) {
  const Finding finding = cards_run_out_on_specials_alone(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_TRUE(replays(finding));
  const State end = end_of(finding);
  EXPECT_EQ(end.ending, mermaids_song::Ending::exhausted);
  EXPECT_EQ(end.hands[Seat::Ann], (Cards{Card::kraken, Card::treasure}));
}

TEST(Cards, RunOutOtherwiseWithOtherNumbers) {
  EXPECT_TRUE(refused(cards_run_out_on_specials_alone(published, {}, {.specials = 1})));
  EXPECT_TRUE(caught(cards_run_out_on_specials_alone(with([](Rules& rules) { rules.hand = 4; }), {})));
  EXPECT_TRUE(caught(cards_run_out_on_specials_alone(with([](Rules& rules) { rules.removed_of_three = 6; }), {})));
}

TEST(Mermaids, AreTooFewForEveryPlace) {
  EXPECT_TRUE(refused(mermaids_are_short(published, {}, {}, {.mermaids_to_fill_all = {1, 1, 2, 3}})));
  EXPECT_TRUE(refused(mermaids_are_short(published, {}, {.removed = {6, 4, 1, 0}})));
}

TEST(Mermaids, OtherThanPrintedAreNoticed) {
  EXPECT_TRUE(caught(mermaids_are_short(with([](Rules& rules) { rules.removed_of_five = 0; }), {})));
  EXPECT_TRUE(caught(mermaids_are_short(with([](Rules& rules) { rules.mermaids_in_play = 2; }), {})));
  EXPECT_TRUE(caught(mermaids_are_short(without("mermaids.at_most_three"), {})));
}

TEST(Play, CanGoOnForEver) {
  const Finding finding = every_play_ends(published, {});
  EXPECT_TRUE(caught(finding));
  EXPECT_TRUE(replays(finding));
  // the last six actions, two of each player, lead back to where they began
  const SongTrace& trace = *finding.trace;
  State state = trace.given;
  std::vector<State> states{state};
  for (const Action& action : trace.actions) {
    MermaidsSong::perform(trace.game, state, action);
    states.push_back(state);
  }
  EXPECT_EQ(states.back(), states[states.size() - 7]);
}

TEST(Play, WithTooFewCardsForFullHandsHasNotThatLoop) {
  Game game = published;
  game.box.cards = Cards{{Card::mermaid, 9}};
  EXPECT_EQ(every_play_ends(game, {}).outcome, Outcome::unknown) << "there are too many plays to try them all";
}

TEST(Cards, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(cards_run_out_on_specials_alone(published, budget).outcome, Outcome::unknown);
  EXPECT_EQ(mermaids_are_short(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::song
