#include "solver/mermaids_song/whereabouts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "solver/mermaids_song/testing.hpp"

namespace fathom::solver::song {
namespace {

/// The rulebook's actions with one of them changed.
template <class Change>
std::vector<Moves> actions_with(std::string_view verb, Change&& change) {
  std::vector<Moves> acts = printed_moves();
  change(std::ranges::find(acts, verb, &Moves::verb)->moves);
  return acts;
}

TEST(Whereabouts, AreToldOfEveryKindOfAction) {
  EXPECT_EQ(printed_moves().size(), std::variant_size_v<Action>);
  std::set<std::string_view> verbs;
  for (const Moves& act : printed_moves()) EXPECT_TRUE(verbs.insert(act.verb).second) << act.verb;
}

TEST(Whereabouts, ALostCardIsNoticed) {
  const auto lost = [](std::vector<Move>& moves) { moves.front().to = Place::nowhere; };
  for (const std::string_view verb : {"deal", "draw", "play", "reshuffle", "discard_hand", "lose", "entice", "lure"})
    EXPECT_TRUE(blamed(nothing_comes_or_goes(published, {}, What::cards, actions_with(verb, lost)))) << verb;
}

TEST(Whereabouts, AModelThatMovesSomethingElseIsNoticed) {
  const auto nothing = [](std::vector<Move>& moves) { moves.clear(); };
  for (const std::string_view verb :
       {"play_mermaid", "release_kraken", "play_treasure", "discard_treasure", "set_aside", "reshuffle"})
    EXPECT_TRUE(caught(nothing_comes_or_goes(published, {}, What::cards, actions_with(verb, nothing)))) << verb;
  for (const std::string_view verb : {"turn_creature", "lure", "entice"})
    EXPECT_TRUE(caught(nothing_comes_or_goes(published, {}, What::creatures, actions_with(verb, nothing)))) << verb;
  const auto mermaid_alone = [](std::vector<Move>& moves) { moves.front().much = Much::about; };
  EXPECT_TRUE(caught(nothing_comes_or_goes(published, {}, What::cards, actions_with("lose", mermaid_alone))));
}

TEST(Whereabouts, TooSmallABudgetIsNoAnswer) {
  EXPECT_EQ(nothing_comes_or_goes(published, {.rlimit = 1, .seconds = 20}, What::cards).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace fathom::solver::song
