#include <algorithm>

#include "model/mermaids_song/possibilities.hpp"

// What one player can see. Hidden are the other players' hands and the Mermaid deck. What is left in the Creature deck is
// known to whoever counts what has been turned up of it; so it stays, as a sum. Of the Mermaid deck and the hands of others,
// too, the sum is known, but not which cards are where.

namespace fathom::mermaids_song {
namespace {

/// The Kraken and the Treasure can be nowhere but in the deck, or with the player in turn once she draws.
bool may_hold_specials(const State& state, Seat at) { return at == state.turn && state.step >= Step::drawing; }

}  // namespace

View view(const Game&, const State& state, Seat seat) {
  View view;
  view.seen = state;
  view.deck_size = state.deck.total();
  view.seen.deck = {};
  for (const Seat at : every<Seat>) {
    view.hand_sizes[at] = state.hands[at].total();
    if (at != seat) view.seen.hands[at] = {};
  }
  return view;
}

State disguise(const Game&, const State& state, Seat seat, Random& random) {
  State other = state;
  Cards hidden = state.deck;
  for (const Seat at : every<Seat>)
    if (at != seat) hidden += state.hands[at];
  Cards ordinary = hidden;
  ordinary[Card::kraken] = 0;
  ordinary[Card::treasure] = 0;
  Cards specials = hidden - ordinary;
  for (const Seat at : every<Seat>) {
    if (at == seat || may_hold_specials(state, at)) continue;
    const int many = state.hands[at].total();
    other.hands[at] = draw(ordinary, many, random);
    other.hands[at] += draw(specials, many - other.hands[at].total(), random);
  }
  Cards rest = ordinary + specials;
  for (const Seat at : every<Seat>)
    if (at != seat && may_hold_specials(state, at)) other.hands[at] = draw(rest, state.hands[at].total(), random);
  other.deck = rest;
  return other;
}

}  // namespace fathom::mermaids_song
