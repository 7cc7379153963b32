#include "solver/mermaid_beach/endless.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "solver/mermaid_beach/testing.hpp"

namespace fathom::solver::beach {
namespace {

using mermaid_beach::Askable;
using mermaid_beach::EmptyDeck;
using mermaid_beach::Idle;
using mermaid_beach::LastResort;

TEST(Endless, PlayersGoOnForEverWithBothDecksShuffledAgain) {
  const Finding finding = every_play_ends(with([](Rules& rules) {
                                            rules.beach_empty = EmptyDeck::reshuffle;
                                            rules.shell_empty = EmptyDeck::reshuffle;
                                          }),
                                          {});
  EXPECT_TRUE(caught(finding));
  EXPECT_LT(finding.told.size(), 60U);
}

TEST(Endless, ThreeAndMorePlayersCanGoOnForEver) {
  const Finding finding = every_play_ends(published, {});
  EXPECT_TRUE(caught(finding));
  EXPECT_EQ(finding.why, "players can go on for ever");
  EXPECT_TRUE(finding.told.front().starts_with("3 players: after "));
}

TEST(Endless, ALoopComesBackToWhereItBegan) {
  for (int players = 3; players <= most; ++players) {
    const std::optional<Loop> loop = find_loop(published, players);
    ASSERT_TRUE(loop) << players;
    const std::optional<State> once = after(published, MermaidBeach::start(published, players), loop->way);
    ASSERT_TRUE(once);
    EXPECT_FALSE(loop->round.empty());
    EXPECT_EQ(after(published, *once, loop->round), once);
  }
}

TEST(Endless, PlaysOfTwoEnd) {
  const Finding finding = every_play_of_two_ends(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_FALSE(find_loop(published, 2));
}

TEST(Endless, TwoAskForEverInOtherReadings) {
  EXPECT_TRUE(caught(every_play_of_two_ends(with([](Rules& rules) { rules.last_resort = LastResort::free_choice; }), {})));
  EXPECT_TRUE(caught(every_play_of_two_ends(with([](Rules& rules) { rules.askable = Askable::any_beach_card; }), {})));
  EXPECT_TRUE(caught(every_play_of_two_ends(with([](Rules& rules) { rules.idle_seaweed = Idle::not_playable; }), {})));
  EXPECT_EQ(every_play_of_two_ends(with([](Rules& rules) { rules.beach_empty = EmptyDeck::reshuffle; }), {}).outcome,
            Outcome::aside);
}

TEST(Endless, ADroppedRuleLetsTwoGoOn) {
  EXPECT_TRUE(caught(every_play_of_two_ends(without("asking.last_resort"), {})));
  EXPECT_TRUE(caught(every_play_of_two_ends(without("asking.must_give"), {})));
  EXPECT_TRUE(caught(every_play_of_two_ends(without("turns.nothing_possible"), {})));
}

TEST(Endless, APairOfThreeIsBlamed) {
  EXPECT_TRUE(blamed(every_play_of_two_ends(published, {}, {.pair = 3})));
  EXPECT_TRUE(blamed(somebody_has_the_match(published, {}, {.pair = 3})));
}

TEST(Endless, ATurnLetGoIsNoticedWhileTheDeckLasts) {
  EXPECT_TRUE(caught(no_idle_turn_while_the_deck_lasts(without("turns.nothing_possible"), {})));
}

TEST(Endless, ADroppedRuleLetsSomebodyAskInVain) {
  EXPECT_TRUE(caught(somebody_has_the_match(without("asking.must_give"), {})));
  EXPECT_TRUE(caught(somebody_has_the_match(without("asking.for_a_match"), {})));
}

TEST(Endless, TheReadingsThatLetTwoGoOnAreTold) {
  const Finding finding = readings_that_let_two_go_on(published, {});
  EXPECT_TRUE(proved(finding));
  EXPECT_EQ(std::ranges::count_if(finding.told, [](const std::string& line) { return line.starts_with("two come to"); }), 3);
  EXPECT_EQ(finding.told.front(), "two come to an end: asking.last_resort nothing_above, asking.which_cards beach_items");
  const Game young = with([](Rules& rules) { rules.pack = mermaid_beach::Pack::without_mean_and_waves; });
  EXPECT_TRUE(proved(readings_that_let_two_go_on(young, {}))) << "nobody holds idle cards that are not in the pack";
}

TEST(Endless, TooSmallABudgetIsNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_EQ(every_play_of_two_ends(published, budget).outcome, Outcome::unknown);
  EXPECT_EQ(readings_that_let_two_go_on(published, budget).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::beach
