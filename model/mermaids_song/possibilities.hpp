#pragma once

#include <algorithm>

#include "model/mermaids_song/mermaids_song.hpp"

namespace fathom::mermaids_song {

// What is where, and what somebody could do, which several rules ask about.

inline bool at_table(const State& state, Seat at) { return static_cast<int>(index_of(at)) < state.players; }

/// Somebody's first, second, ... mermaid, counted from 1; null where there is none.
inline const Mermaid* mermaid_at(const State& state, Seat owner, int nth) {
  if (!at_table(state, owner)) return nullptr;
  const Mermaids& all = state.mermaids[owner];
  return nth >= 1 && static_cast<std::size_t>(nth) <= all.size() ? &all[static_cast<std::size_t>(nth) - 1] : nullptr;
}

/// The enticement power of a mermaid in play.
inline int power(const Game& game, const Mermaid& mermaid) { return power_of(game.rules.mixed, mermaid.visible); }

/// The power of somebody's most powerful mermaid; 0 where she has none.
inline int strongest(const Game& game, const State& state, Seat owner) {
  int most = 0;
  for (const Mermaid& mermaid : state.mermaids[owner]) most = std::max(most, power(game, mermaid));
  return most;
}

/// How many of somebody's mermaids have that power.
inline int with_power(const Game& game, const State& state, Seat owner, int wanted) {
  const Mermaids& all = state.mermaids[owner];
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [&](const Mermaid& mermaid) { return power(game, mermaid) == wanted; }));
}

/// The mermaid whose cards have to be covered; null while there is none.
inline const Mermaid* to_cover(const State& state) {
  return state.target ? mermaid_at(state, *state.target, state.nth) : nullptr;
}

/// Whether somebody besides this player has a creature that could be lured away.
inline bool somebody_to_rob(const State& state, Seat by) {
  for (const Seat at : seated(state.players))
    if (at != by && !state.enticed[at].empty()) return true;
  return false;
}

/// Whether somebody holds the Kraken or the Treasure.
inline bool holds_a_special(const Cards& hand) { return hand[Card::kraken] > 0 || hand[Card::treasure] > 0; }

/// Whether the Kraken or the Treasure keeps a player from discarding her hand.
inline bool special_keeps_hand(const Game& game, const State& state, Seat by) {
  return holds_a_special(state.hands[by]) ||
         (game.rules.specials_keep == SpecialsKeep::drawn_this_turn && state.special == Special::played);
}

/// Whether the player to be dealt to is owed a mermaid, and not just any card.
inline bool owed_a_mermaid(const Game& game, const State& state, Seat to) {
  return state.hands[to].total() < game.rules.mermaids_dealt && state.deck[Card::mermaid] > 0;
}

/// How many cards of the deck are neither the Kraken nor the Treasure.
inline int ordinary_cards(const Cards& deck) { return deck.total() - deck[Card::kraken] - deck[Card::treasure]; }

/// Whether the player to be dealt to has not got all her cards yet, and there are any for her.
inline bool owed_a_card(const Game& game, const State& state, Seat to) {
  return state.hands[to].total() < game.rules.mermaids_dealt + game.rules.cards_dealt && ordinary_cards(state.deck) > 0;
}

/// Who chooses which cards are covered: cancelling.who_chooses.
inline Seat who_covers(const Game& game, const State& state) {
  return game.rules.cover_chooser == CoverChooser::owner_of_the_mermaid ? state.target.value_or(state.turn) : state.turn;
}

/// Whether the hand of the player in turn is as large as it is to be drawn up to.
inline bool hand_is_complete(const Game& game, const State& state) {
  const int fewer = state.opening == Opening::first_turn ? game.rules.first_draws_fewer : 0;
  return state.hands[state.turn].total() >= game.rules.hand - fewer;
}

/// The power it takes to entice a creature.
inline int needed_to_entice(const Game& game, Creature creature) {
  return rating_of(creature) + game.rules.creatures_resist;
}

/// Whether the special cards have their time: specials.when.
inline bool is_time_for_specials(const Game& game, const State& state) {
  if (state.step == Step::acting) return true;
  const SpecialsWhen when = game.rules.specials_when;
  return when == SpecialsWhen::any_time || (when == SpecialsWhen::drawn_up && state.step == Step::choosing);
}

/// Whether the player in turn could do something before she draws the next card.
inline bool could_do_something_first(const Game& game, const State& state) {
  if (game.rules.end_when == EndWhen::any_time) return true;
  return holds_a_special(state.hands[state.turn]) && game.rules.specials_when == SpecialsWhen::any_time;
}

}  // namespace fathom::mermaids_song
