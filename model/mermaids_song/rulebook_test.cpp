#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mermaids_song/testing.hpp"

// Each silence, noticed and not.

namespace fathom::mermaids_song {
namespace {

static_assert(Specification<MermaidsSong>);
static_assert(sizeof(Action) <= 12, "plays are made of millions of these");

/// The silences that this action runs into.
std::set<std::string_view> met(const Game& game, const State& state, const Action& action) {
  std::set<std::string_view> ids;
  for (const auto& hole : holes())
    if (hole.arises(game, state, action)) ids.insert(hole.rule);
  return ids;
}
std::set<std::string_view> met(const State& state, const Action& action) { return met(published, state, action); }
using Ids = std::set<std::string_view>;

/// Ann's turn among three players, with mermaids of these cards in front of Ann and of Bob.
State turn(const Mermaids& ann, const Mermaids& bob) {
  State state;
  state.step = Step::acting;
  state.mermaids[Seat::Ann] = ann;
  state.mermaids[Seat::Bob] = bob;
  return completed(published, state);
}
const Mermaid silent{};
const Mermaid singing{{Card::song_3, Card::song_1}, {}};

TEST(MermaidsSongRulebook, NoticesASpecialCardInTheDeal) {
  State state = start(published, 3);
  state.step = Step::dealing;
  EXPECT_EQ(met(state, SetAside{Seat::Ann, Card::kraken}), Ids{"setup.specials_return"});
  EXPECT_EQ(met(state, Deal{Seat::Ann, Card::song_1}), Ids{});
}

TEST(MermaidsSongRulebook, NoticesATieWhenCardsRunOut) {
  State state = turn({}, {});
  state.step = Step::drawing;
  state.enticed[Seat::Ann] = {Creature::nine};
  state.enticed[Seat::Bob] = {Creature::four};
  EXPECT_EQ(met(state, EndPlay{}), Ids{});
  state.enticed[Seat::Bob] = {Creature::four, Creature::five};
  EXPECT_EQ(met(state, EndPlay{}), Ids{"winning.tie"});
  EXPECT_EQ(met(state, Reshuffle{}), Ids{});
}

TEST(MermaidsSongRulebook, NoticesACardThatCancelsInSeveralWaysWithAnothersMermaid) {
  const Mermaid two_ways{{Card::song_1, Card::song_3, Card::silence_2, Card::silence_1}, {}};
  State state = turn({two_ways}, {two_ways});
  state.step = Step::covering;
  state.nth = 1;
  const Cover cover{Seat::Ann, Cards{Card::song_1, Card::silence_1}};
  state.target = Seat::Bob;
  EXPECT_EQ(met(state, cover), Ids{"cancelling.who_chooses"});
  state.target = Seat::Ann;
  EXPECT_EQ(met(state, cover), Ids{}) << "whoever chooses, it is Ann";
}

TEST(MermaidsSongRulebook, NoticesSongsThatGoWithAMermaid) {
  State state = turn({singing}, {singing, silent});
  state.step = Step::losing;
  state.still_to_lose.insert(Seat::Bob);
  EXPECT_EQ(met(state, Lose{Seat::Bob, 1}), Ids{"kraken.songs_go_too"});
  EXPECT_EQ(met(state, Lose{Seat::Bob, 2}), Ids{});
}

TEST(MermaidsSongRulebook, NoticesSeveralWhoHaveAChoiceForTheKraken) {
  State state = turn({singing, singing}, {singing, singing});
  state.step = Step::losing;
  state.still_to_lose.insert(Seat::Ann);
  EXPECT_EQ(met(state, Lose{Seat::Ann, 1}).count("kraken.order"), 0U) << "only Ann has a choice";
  state.still_to_lose.insert(Seat::Bob);
  EXPECT_EQ(met(state, Lose{Seat::Ann, 1}).count("kraken.order"), 1U);
  state.mermaids[Seat::Bob].erase_at(0);
  EXPECT_EQ(met(state, Lose{Seat::Ann, 1}).count("kraken.order"), 0U) << "Bob has none";
}

TEST(MermaidsSongRulebook, NoticesACreatureThatIsNotReplaced) {
  State state = turn({singing}, {});
  const Entice entice{Seat::Ann, 1, Creature::four};
  EXPECT_EQ(met(state, entice), Ids{});
  state.creature_deck = {};
  EXPECT_EQ(met(state, entice), Ids{"creatures.deck_empty"});
  state.enticed[Seat::Ann] = {{Creature::nine, 4}};
  EXPECT_EQ(met(state, entice), Ids{}) << "the game is over with it";
}

}  // namespace
}  // namespace fathom::mermaids_song
