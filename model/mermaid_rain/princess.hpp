#pragma once

#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::mermaid_rain {

// The princess card in pictures: from behind it looks like any other card, and whoever sees what is in front of it, sees it.

/// Whether it is seen to be in a hand: that of whoever looks, or any for whoever sees everything, even the deck.
inline bool princess_in_hand(const View<State>& view, Seat at) {
  const int seen = view.seen.hands[at].total();
  return view.many_in<&State::hands>()[at] == seen + 1 && (seen > 0 || !view.seen.deck.empty());
}

/// Whether a player's meld is told: once something of it lies there.
inline bool meld_is_told(const State& state, Seat at) {
  return state.made[at] && (!state.melds[at].empty() || state.princess.contains(at));
}

}  // namespace fathom::mermaid_rain
