#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "model/core/terms.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"

// The rulebook's notions worked out a second time, in another way than the model does: a law or a theorem that asked the
// model would only find that it agrees with itself. Numbers and counts are those of the rules and the box.

namespace fathom::mermaid_beach::by_the_book {

/// Whether the card is one of those that come in pairs: not one of the five with a name of their own.
inline bool comes_in_pairs(BeachCard card) {
  using enum BeachCard;
  return card != mermaid && card != mean_mermaid && card != seaweed && card != sneaker_wave && card != sea_monster;
}

/// How many cards of a kind are played with: the young players' pack has no Mean Mermaids and no Sneaker Waves.
inline int in_the_pack(const Game& game, BeachCard card) {
  const bool harms = card == BeachCard::mean_mermaid || card == BeachCard::sneaker_wave;
  return harms && game.rules.pack == Pack::without_mean_and_waves ? 0 : game.box.beach[card];
}
inline int in_the_pack(const Game& game) {
  int all = 0;
  for (const BeachCard card : every<BeachCard>) all += in_the_pack(game, card);
  return all;
}

/// Whether a Shell card bears a number, and is no starfish.
inline bool bears_a_number(ShellCard card) { return card != ShellCard::starfish_left && card != ShellCard::starfish_right; }
/// The number on a Shell card, 0 for a starfish.
inline int worth(const Game& game, ShellCard card) {
  return bears_a_number(card) ? game.rules.shell_values[index_of(card)] : 0;
}
inline int worth(const Game& game, const ShellCards& shells) {
  int all = 0;
  for (const ShellCard card : every<ShellCard>) all += worth(game, card) * shells[card];
  return all;
}

/// How many shells of each kind lie in front of somebody.
template <class Number>
using Heap = std::array<Number, shell_kinds>;
inline Heap<int> heap_of(const ShellCards& shells) {
  Heap<int> heap{};
  for (std::size_t i = 0; i < heap.size(); ++i) heap[i] = shells[point_shells[i]];
  return heap;
}
/// What shells count, and what the Sea Monster takes of them: all that bear the highest number among them. Shells are
/// counted in numbers, or in a solver's terms for any numbers; `nothing` is 0.
template <class Number>
struct Meal {
  template <class Shells>
  Meal(const Heap<int>& numbers, const Shells& shells, const Number& nothing)
      : points(nothing), highest(nothing), eaten(nothing), cards(nothing) {
    for (std::size_t i = 0; i < shell_kinds; ++i) {
      points = points + numbers[i] * shells[i];
      highest = ite(shells[i] > 0 && highest < numbers[i], nothing + numbers[i], highest);
    }
    for (std::size_t i = 0; i < shell_kinds; ++i) {
      eaten = eaten + ite(highest == numbers[i], numbers[i] * shells[i], nothing);
      cards = cards + ite(highest == numbers[i], shells[i], nothing);
    }
  }
  Number points;   ///< Of all the shells.
  Number highest;  ///< The number that is eaten.
  Number eaten;    ///< Points that go.
  Number cards;    ///< Cards that go.
};
inline Meal<int> meal(const Game& game, const ShellCards& shells) { return {game.rules.shell_values, heap_of(shells), 0}; }

/// By what players are ranked: points, and among equals Shell cards, each of which may count so much.
inline std::pair<int, int> standing(const Game& game, const ShellCards& shells, int shells_decide = 1) {
  return {worth(game, shells), shells_decide * shells.total()};
}

/// The neighbour a card is passed to: the next clockwise sits to the left.
inline Seat neighbour(Seat from, ShellCard starfish, int players) {
  return clockwise(from, starfish == ShellCard::starfish_left ? 1 : players - 1, players);
}

/// Whether a hand ends the game: no card at all, or the Sea Monster and nothing else, which may be as many cards.
inline bool ends_the_game(const BeachCards& hand, int monsters_left = 1) {
  const int monsters = hand[BeachCard::sea_monster];
  return hand.total() == monsters && monsters <= monsters_left;
}
inline int many_at_the_end(const State& state) {
  int many = 0;
  for (const Seat at : seated(state.players)) many += ends_the_game(state.hands[at]) ? 1 : 0;
  return many;
}

/// Whether any Shell card lies in front of somebody else.
inline bool others_have_shells(const State& state, Seat than) {
  for (const Seat at : seated(state.players))
    if (at != than && state.shells[at].total() > 0) return true;
  return false;
}

/// Whether any Shell card lies where it can be taken: in front of somebody else, or of oneself too where that is read so.
inline bool shells_in_reach(const State& state, Seat of, Victim whom) {
  return others_have_shells(state, of) || (whom == Victim::anyone && state.shells[of].total() > 0);
}
/// Whether there is a card to draw: in the deck, or among the discards where these become a deck again.
template <class Cards>
bool can_be_drawn(const Cards& deck, const Cards& discards, EmptyDeck when_empty) {
  return deck.total() > 0 || (when_empty == EmptyDeck::reshuffle && discards.total() > 0);
}

/// Whether this card may be played for what it finds to do: where it is read so, not if it finds nothing. A seaweed is among
/// the discards itself, where these become a deck again.
inline bool finds_something(const Game& game, const State& state, Seat by, BeachCard card) {
  const Rules& rules = game.rules;
  switch (card) {
    case BeachCard::mean_mermaid:
      return rules.idle_mean == Idle::played || shells_in_reach(state, by, rules.robbed);
    case BeachCard::sneaker_wave:
      return rules.idle_wave == Idle::played || shells_in_reach(state, by, rules.washed);
    case BeachCard::seaweed:
      return rules.idle_seaweed == Idle::played || rules.beach_empty == EmptyDeck::reshuffle || state.deck.total() > 0;
    default:
      return true;
  }
}

/// Whether her hand holds two of anything that comes in pairs.
inline bool holds_a_pair(const BeachCards& hand) {
  return std::ranges::any_of(every<BeachCard>, [&](BeachCard card) { return comes_in_pairs(card) && hand[card] >= 2; });
}

inline std::optional<Seat> holder_of_the_monster(const State& state) {
  for (const Seat at : seated(state.players))
    if (state.hands[at][BeachCard::sea_monster] > 0) return at;
  return std::nullopt;
}

}  // namespace fathom::mermaid_beach::by_the_book
