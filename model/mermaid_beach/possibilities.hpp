#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "model/mermaid_beach/mermaid_beach.hpp"

namespace fathom::mermaid_beach {

// What somebody could do, which several rules ask about.

/// Whether Shell cards are drawn for it: a mermaid, or an item, which is discarded with its like.
constexpr bool brings_shells(BeachCard card) { return card == BeachCard::mermaid || is_item(card); }

inline bool at_table(const State& state, Seat at) { return static_cast<int>(index_of(at)) < state.players; }

inline constexpr NamedSet<BeachCard> all_items{items};
inline constexpr NamedSet<BeachCard> all_but_the_monster{
    std::span(every<BeachCard>).first(index_of(BeachCard::sea_monster))};

/// Whether she holds no card, or nothing but the Sea Monster: the two ways the game may end.
inline bool finished(const BeachCards& hand) { return (hand.kinds_with(1) & all_but_the_monster).empty(); }

/// Whether anybody at the table is out of cards or holds the Sea Monster alone.
inline bool somebody_finished(const State& state) {
  for (const Seat at : seated(state.players))
    if (finished(state.hands[at])) return true;
  return false;
}

/// Whether anybody at the table is out of cards.
inline bool somebody_out(const State& state) {
  for (const Seat at : seated(state.players))
    if (state.hands[at].empty()) return true;
  return false;
}

/// Whether a starfish makes her pass a card: she has one, and has not ended the game by being left with the Sea Monster
/// alone, where that is judged at once.
inline bool has_to_pass(const Game& game, const BeachCards& hand) {
  return game.rules.judged == Judged::at_once ? !finished(hand) : !hand.empty();
}

/// Whether a player who may take Shell cards from these players could take one from this one.
inline bool within_reach(const State& state, Victim whom, Seat by, Seat from) {
  return at_table(state, from) && (whom == Victim::anyone || from != by);
}

/// Whether any Shell card lies in front of somebody it may be taken from.
inline bool some_shell_within_reach(const State& state, Victim whom, Seat by) {
  for (const Seat at : seated(state.players))
    if (within_reach(state, whom, by, at) && !state.shells[at].empty()) return true;
  return false;
}

/// Whether a Beach card can be drawn, from the deck or from discards that become the deck.
inline bool some_beach_card(const Game& game, const State& state) {
  return !state.deck.empty() || (game.rules.beach_empty == EmptyDeck::reshuffle && !state.discards.empty());
}
/// Whether a Shell card can be drawn, likewise.
inline bool some_shell_card(const Game& game, const State& state) {
  return !state.shell_deck.empty() || (game.rules.shell_empty == EmptyDeck::reshuffle && !state.shell_discards.empty());
}

/// Whether the reading lets a Mean Mermaid, a Sneaker Wave or a Seaweed be played, for what it would find to do. A Seaweed
/// played is itself among the discards that may become the deck.
inline bool mean_is_playable(const Game& game, const State& state, Seat by) {
  return game.rules.idle_mean == Idle::played || some_shell_within_reach(state, game.rules.robbed, by);
}
inline bool wave_is_playable(const Game& game, const State& state, Seat by) {
  return game.rules.idle_wave == Idle::played || some_shell_within_reach(state, game.rules.washed, by);
}
inline bool seaweed_is_playable(const Game& game, const State& state) {
  return game.rules.idle_seaweed == Idle::played || game.rules.beach_empty == EmptyDeck::reshuffle || !state.deck.empty();
}

/// Whether another card is to be turned up beside the Beach deck, by a house rule.
inline bool display_is_short(const Game& game, const State& state) {
  return state.display.total() < game.rules.display && !state.deck.empty();
}

/// Whether a Shell card buys one more action, by a house rule.
inline bool buys_an_action(const Game& game, ShellCard shell) {
  const int price = game.rules.paid_action;
  return price > 0 && index_of(shell) < shell_kinds && game.rules.shell_values[index_of(shell)] >= price;
}

inline constexpr int cards_in_a_pair = 2;

/// The items of which she holds a pair.
constexpr NamedSet<BeachCard> pairs_in(const BeachCards& hand) { return hand.kinds_with(cards_in_a_pair) & all_items; }

/// Whether she could do one of the first three actions: play a mermaid, a Mean Mermaid, or a pair.
inline bool can_do_above(const Game& game, const State& state, Seat by) {
  const BeachCards& hand = state.hands[by];
  return hand[BeachCard::mermaid] > 0 || !pairs_in(hand).empty() ||
         (hand[BeachCard::mean_mermaid] > 0 && mean_is_playable(game, state, by));
}

/// Whether she could do one of the five actions besides asking.
inline bool can_play_something(const Game& game, const State& state, Seat by) {
  const BeachCards& hand = state.hands[by];
  return can_do_above(game, state, by) || (hand[BeachCard::sneaker_wave] > 0 && wave_is_playable(game, state, by)) ||
         (hand[BeachCard::seaweed] > 0 && seaweed_is_playable(game, state));
}

/// Whether the reading lets this card be asked for.
inline bool is_askable(const Game& game, BeachCard card) {
  return game.rules.askable == Askable::any_beach_card || is_item(card);
}

/// Whether some other action keeps her from asking.
inline bool asking_comes_later(const Game& game, const State& state, Seat by) {
  switch (game.rules.last_resort) {
    case LastResort::nothing_above:
      return can_do_above(game, state, by);
    case LastResort::free_choice:
      return false;
    case LastResort::nothing_else:
      return can_play_something(game, state, by);
  }
  return false;
}

/// Whether any of the six actions is open to her: whatever keeps her from asking is one of the others.
inline bool can_do_something(const Game& game, const State& state, Seat by) {
  const NamedSet<BeachCard> held = state.hands[by].kinds_with(1);
  const bool holds_askable = game.rules.askable == Askable::any_beach_card ? !held.empty() : !(held & all_items).empty();
  return holds_askable || can_play_something(game, state, by);
}

/// Whether the turn in progress may be let go, as it is read: it is a bonus turn, or she could only ask.
inline bool may_let_go(const Game& game, const State& state, Seat by) {
  if (state.bonus == Bonus::running && game.rules.bonus_turn == BonusTurn::may_be_let_go) return true;
  return game.rules.only_asking == OnlyAsking::may_be_let_go && !can_play_something(game, state, by);
}

/// Whether an item drawn at the beach has a match in hand that the reading lets it be played with.
inline bool drawn_has_match(const Game& game, const State& state, Seat by, BeachCard card) {
  if (state.hands[by][card] == 0) return false;
  return game.rules.drawn_match == DrawnMatch::any_in_hand || state.asked_for == card;
}

/// Who holds the Sea Monster, if anybody at the table does.
inline std::optional<Seat> monster_holder(const State& state) {
  for (const Seat at : seated(state.players))
    if (state.hands[at][BeachCard::sea_monster] > 0) return at;
  return std::nullopt;
}

}  // namespace fathom::mermaid_beach
