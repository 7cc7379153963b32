#include <cstddef>
#include <cstdint>

#include "model/mermaid_rain/mermaid_rain.hpp"

// What one player can see. Hidden are: other players' hands and the cards in front of them, whether one of these is the
// princess card, the deck, and face-down tokens the player has not looked at. The faces of tiles in piles and the types of
// tokens nobody has turned up are known as sums only, to whoever counts what can be seen; so they stay, as sums.

namespace fathom::mermaid_rain {
namespace {

/// Whether others have looked at the token, and this player has not.
bool known_to_others_only(const FaceDown& token, Seat seat) {
  return token.what != Hidden::unknown && !token.seen.contains(seat);
}

/// The princess card looks like any other from behind: in the hand, and once chosen.
int cards_in_hand(const State& state, Seat at) {
  const bool princess_in_hand = !state.princess.contains(at) && !state.princess_down.contains(at);
  return state.hands[at].total() + (princess_in_hand ? 1 : 0);
}
int cards_chosen(const State& state, Seat at) {
  return state.chosen[at].total() + (state.princess_down.contains(at) ? 1 : 0);
}

/// Lets the one card another player has chosen be the princess card instead, or the other way round, where both can be.
void change_princess(State& state, Seat at, Random& random) {
  if (state.melds[at].empty() || cards_chosen(state, at) != 1 || random.below(2) == 0) return;
  if (!state.princess_down.contains(at)) {
    state.hands[at] += state.chosen[at];
    state.chosen[at] = {};
    state.princess_down.insert(at);
  } else if (!state.hands[at].empty()) {
    state.chosen[at] = draw(state.hands[at], 1, random);
    state.princess_down.erase(at);
  }
}

void change_cards(State& state, Seat seat, Random& random) {
  Cards hidden_cards = state.deck;
  const PerSeat<Cards> hands = state.hands;
  const PerSeat<Cards> chosen = state.chosen;
  for (const Seat at : every<Seat>)
    if (at != seat) hidden_cards += hands[at] + chosen[at];
  for (const Seat at : every<Seat>) {
    if (at == seat) continue;
    state.hands[at] = draw(hidden_cards, hands[at].total(), random);
    state.chosen[at] = draw(hidden_cards, chosen[at].total(), random);
  }
  state.deck = hidden_cards;
}

void change_tokens(State& state, Seat seat, Random& random) {
  for (const FaceDown& token : state.face_down)
    if (known_to_others_only(token, seat)) ++state.pool[revealed(token.what)];
  for (FaceDown& token : state.face_down) {
    if (!known_to_others_only(token, seat)) continue;
    const Treasures one = draw(state.pool, 1, random);
    for (const Treasure treasure : every<Treasure>)
      if (one[treasure] > 0) token.what = hidden(treasure);
  }
}

}  // namespace

View view(const Game&, const State& state, Seat seat) {
  View view;
  view.seen = state;
  view.deck_size = state.deck.total();
  view.seen.deck = {};
  view.seen.princess_down = {};
  if (state.princess_down.contains(seat)) view.seen.princess_down.insert(seat);
  for (const Seat at : every<Seat>) {
    view.hand_sizes[at] = cards_in_hand(state, at);
    view.chosen_sizes[at] = cards_chosen(state, at);
    if (at == seat) continue;
    view.seen.hands[at] = {};
    view.seen.chosen[at] = {};
  }
  for (FaceDown& token : view.seen.face_down) {
    if (!known_to_others_only(token, seat)) continue;
    ++view.seen.pool[revealed(token.what)];
    token.what = Hidden::unknown;
  }
  return view;
}

State disguise(const Game&, const State& state, Seat seat, Random& random) {
  State other = state;
  for (const Seat at : every<Seat>)
    if (at != seat) change_princess(other, at, random);
  change_cards(other, seat, random);
  change_tokens(other, seat, random);
  return other;
}

}  // namespace fathom::mermaid_rain
