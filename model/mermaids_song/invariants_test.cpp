#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/play.hpp"
#include "model/mermaids_song/possibilities.hpp"

// Each invariant holds in play, and says no to a state that somebody has broken in the way it is there to notice.

namespace fathom::mermaids_song {
namespace {

const Game& game = MermaidsSong::published();

using Wanted = std::function<bool(const State&)>;
using Damage = std::function<void(State&)>;

/// The first state of some play that is as wanted.
State reach(const Wanted& wanted) {
  std::vector<Action> actions;
  constexpr std::uint64_t plays = 200;
  for (std::uint64_t seed = 0; seed < plays; ++seed) {
    Random random{seed};
    State state = start(game, 3 + static_cast<int>(seed % 3));
    for (int n = 0; n < MermaidsSong::longest_play && !wanted(state); ++n) {
      legal_actions(game, state, actions);
      if (actions.empty()) break;
      perform(game, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    if (wanted(state)) return state;
  }
  ADD_FAILURE() << "no play reaches the state wanted";
  return start(game, 3);
}

Wanted at(Step step) {
  return [step](const State& state) { return state.step == step; };
}
/// The mermaid with cards to cover; or the first of whoever has one.
Mermaid& some_mermaid(State& state) {
  if (state.target && state.nth > 0) return state.mermaids[*state.target][state.nth - 1U];
  for (const Seat owner : every<Seat>)
    if (!state.mermaids[owner].empty()) return state.mermaids[owner][0];
  return state.mermaids[Seat::Ann][0];
}
bool mermaid_in_play(const State& state) {
  return state.step == Step::acting &&
         std::ranges::any_of(every<Seat>, [&](Seat at) { return !state.mermaids[at].empty(); });
}
bool cards_covered(const State& state) {
  return state.step == Step::acting && std::ranges::any_of(every<Seat>, [&](Seat at) {
           return !state.mermaids[at].empty() && !state.mermaids[at][0].covered.empty();
         });
}
bool kraken_put_aside(const State& state) { return state.set_aside[Card::kraken] > 0; }
Seat next(const State& state) { return clockwise(state.turn, 1, state.players); }

struct Break {
  std::string_view invariant;
  std::string_view what;
  Wanted from;
  Damage damage;
};

const std::vector<Break>& breaks() {
  static const std::vector<Break> all{
      {"cards_conserved", "a card too many in a hand", at(Step::acting), [](State& s) { ++s.hands[s.turn][Card::song_3]; }},
      {"cards_conserved", "a visible card that was never played", mermaid_in_play,
       [](State& s) { ++some_mermaid(s).visible[Card::song_1]; }},
      {"cards_conserved", "covered cards lost", cards_covered, [](State& s) { some_mermaid(s).covered = {}; }},
      {"cards_conserved", "a mermaid lost", mermaid_in_play,
       [](State& s) {
         for (const Seat owner : every<Seat>)
           if (!s.mermaids[owner].empty()) return s.mermaids[owner].erase_at(0);
       }},
      {"cards_conserved", "a special card lost that was put aside", kraken_put_aside, [](State& s) { s.set_aside = {}; }},
      {"hands_within_bounds", "a hand of four", at(Step::choosing), [](State& s) { ++s.hands[s.turn][Card::song_1]; }},
      {"hand_complete_when_choosing", "a hand of two", at(Step::choosing),
       [](State& s) {
         s.hands[s.turn] = {Card::song_1, Card::song_2};
       }},
      {"specials_never_kept", "the Kraken with somebody whose turn it is not", at(Step::acting),
       [](State& s) { ++s.hands[next(s)][Card::kraken]; }},
      {"specials_never_kept", "the Treasure in hand before the first turn", at(Step::first_player),
       [](State& s) { ++s.hands[s.turn][Card::treasure]; }},
      {"set_aside_while_dealing", "the Kraken put aside in a turn", at(Step::acting),
       [](State& s) { s.set_aside = {Card::kraken}; }},
      {"set_aside_while_dealing", "a song put aside", at(Step::dealing), [](State& s) { s.set_aside = {Card::song_1}; }},
      {"mermaids_at_most_three", "a fourth mermaid", at(Step::acting),
       [](State& s) {
         while (!s.mermaids[Seat::Bob].full()) s.mermaids[Seat::Bob].push_back(Mermaid{});
       }},
      {"only_songs_and_silences_with_mermaids", "a mermaid with a mermaid", mermaid_in_play,
       [](State& s) { ++some_mermaid(s).visible[Card::mermaid]; }},
      {"only_songs_and_silences_with_mermaids", "the Kraken underneath a mermaid", mermaid_in_play,
       [](State& s) { ++some_mermaid(s).covered[Card::kraken]; }},
      {"nothing_visible_cancels", "a song and a silence of 2", mermaid_in_play,
       [](State& s) {
         some_mermaid(s).visible = {Card::song_2, Card::silence_2};
       }},
      {"nothing_visible_cancels", "a 3 against a 1 and a 2", mermaid_in_play,
       [](State& s) {
         some_mermaid(s).visible = {Card::silence_3, Card::song_1, Card::song_2};
       }},
      {"covered_cards_balance", "a song covered alone", mermaid_in_play,
       [](State& s) { ++some_mermaid(s).covered[Card::song_1]; }},
      {"covering_is_a_choice", "a choice of one way", at(Step::covering),
       [](State& s) {
         some_mermaid(s).visible = {Card::song_1, Card::silence_1};
       }},
      {"covering_is_a_choice", "a choice with no mermaid", at(Step::covering), [](State& s) { s.target.reset(); }},
      {"covering_is_a_choice", "a mermaid to cover while nobody covers", at(Step::acting), [](State& s) { s.nth = 1; }},
      {"losers_have_power", "a loser without a mermaid", at(Step::losing), [](State& s) { s.mermaids[s.acting].clear(); }},
      {"losers_have_power", "somebody acting who has nothing to lose", at(Step::losing),
       [](State& s) { s.still_to_lose.erase(s.acting); }},
      {"losers_have_power", "a loser while the Kraken sleeps", at(Step::acting),
       [](State& s) { s.still_to_lose.insert(s.turn); }},
      {"creatures_conserved", "a creature out of nowhere", at(Step::acting),
       [](State& s) { ++s.enticed[s.turn][Creature::four]; }},
      {"creatures_conserved", "a creature that went nowhere", at(Step::replacing), [](State& s) { s.enticed[s.turn] = {}; }},
      {"creatures_face_up", "a fourth creature", at(Step::acting), [](State& s) { ++s.face_up[Creature::nine]; }},
      {"creatures_face_up", "a creature that is not replaced", at(Step::acting),
       [](State& s) { s.face_up = {Creature::nine}; }},
      {"creatures_face_up", "a creature to lay, and none missing", at(Step::laying_creatures),
       [](State& s) {
         s.face_up = {{Creature::nine, 3}};
       }},
      {"lured_from_somebody", "a creature lured from oneself", at(Step::luring), [](State& s) { s.target = s.turn; }},
      {"lured_from_somebody", "a creature lured from somebody who has none", at(Step::luring),
       [](State& s) { s.enticed[*s.target] = {}; }},
      {"lured_from_somebody", "somebody chosen while nobody is robbed", at(Step::acting),
       [](State& s) { s.target = Seat::Bob; }},
      {"nobody_plays_on_having_won", "more than enough loyalty in a turn", at(Step::acting),
       [](State& s) {
         s.enticed[next(s)] = {{Creature::nine, 4}};
       }},
      {"ends_for_a_reason", "an end without a reason", at(Step::acting), [](State& s) { s.step = Step::over; }},
      {"ends_for_a_reason", "a win in a play that goes on", at(Step::acting), [](State& s) { s.ending = Ending::reached; }},
      {"ends_for_a_reason", "a win without loyalty", at(Step::over), [](State& s) { s.enticed[s.turn] = {}; }},
      {"ends_for_a_reason", "an end for want of cards with cards in the deck", at(Step::over),
       [](State& s) { s.ending = Ending::exhausted; }},
      {"phases_in_order", "actions in the draw phase", at(Step::acting), [](State& s) { s.phase = Phase::draw; }},
      {"phases_in_order", "drawing in the action phase", at(Step::drawing), [](State& s) { s.phase = Phase::action; }},
      {"turn_player_acts", "somebody acting in another's turn", at(Step::acting), [](State& s) { s.acting = next(s); }},
      {"turn_player_acts", "the owner choosing, in the reading where she does not", at(Step::covering),
       [](State& s) { s.acting = next(s); }},
      {"turn_player_acts", "a card dealt to nobody", at(Step::dealing), [](State& s) { s.acting = Seat::Finn; }},
      {"nobody_beyond_the_table", "a turn of nobody", at(Step::acting), [](State& s) { s.turn = Seat::Finn; }},
      {"nobody_beyond_the_table", "a hand where nobody sits", at(Step::acting),
       [](State& s) { s.hands[Seat::Finn] = {Card::song_1}; }},
      {"nobody_beyond_the_table", "a mermaid where nobody sits", at(Step::acting),
       [](State& s) { s.mermaids[Seat::Finn].push_back(Mermaid{}); }},
      {"nobody_beyond_the_table", "a creature where nobody sits", at(Step::acting),
       [](State& s) { s.enticed[Seat::Finn] = {Creature::five}; }},
  };
  return all;
}

bool holds(std::string_view name, const State& state) {
  const auto found = std::ranges::find(invariants(), name, &Invariant<Game, State>::name);
  if (found == invariants().end()) {
    ADD_FAILURE() << "no invariant is called " << name;
    return false;
  }
  return found->holds(game, state);
}

TEST(MermaidsSongInvariants, SayNoToStatesThatAreBroken) {
  for (const Break& each : breaks()) {
    State state = reach(each.from);
    ASSERT_TRUE(holds(each.invariant, state)) << each.invariant << " before " << each.what;
    each.damage(state);
    EXPECT_FALSE(holds(each.invariant, state)) << each.invariant << " misses " << each.what;
  }
}

TEST(MermaidsSongInvariants, AreAllShownToSayNo) {
  for (const auto& invariant : invariants())
    EXPECT_NE(std::ranges::find(breaks(), invariant.name, &Break::invariant), breaks().end()) << invariant.name;
}

TEST(MermaidsSongInvariants, HoldThroughoutPlay) {
  std::vector<Action> actions;
  for (int players = MermaidsSong::fewest_players; players <= MermaidsSong::most_players; ++players) {
    Random random{static_cast<std::uint64_t>(players)};
    State state = start(game, players);
    for (legal_actions(game, state, actions); !actions.empty(); legal_actions(game, state, actions)) {
      perform(game, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      for (const auto& invariant : invariants()) ASSERT_TRUE(invariant.holds(game, state)) << invariant.name;
    }
    EXPECT_EQ(state.step, Step::over);
  }
}

}  // namespace
}  // namespace fathom::mermaids_song
