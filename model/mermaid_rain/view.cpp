#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::mermaid_rain {
namespace {

/// Whether others have looked at the token, and this player has not.
bool known_to_others_only(const FaceDown& token, Seat seat) {
  return token.what != Hidden::unknown && !token.seen.contains(seat);
}

/// Lets the one card another player has chosen be the princess card instead, or the other way round, where both can be.
void change_princess(State& state, Seat at, Random& random) {
  const bool chosen_by_itself = state.chosen[at].total() + (state.princess_down.contains(at) ? 1 : 0) == 1;
  if (state.melds[at].empty() || !chosen_by_itself || random.below(2) == 0) return;
  if (!state.princess_down.contains(at)) {
    state.hands[at] += state.chosen[at];
    state.chosen[at] = {};
    state.princess_down.insert(at);
  } else if (!state.hands[at].empty()) {
    state.chosen[at] = draw(state.hands[at], 1, random);
    state.princess_down.erase(at);
  }
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

/// Of open hands it is not known which of the cards have been chosen.
void choose_otherwise(State& state, Seat at, Random& random) {
  Cards held = state.hands[at] + state.chosen[at];
  state.chosen[at] = draw(held, state.chosen[at].total(), random);
  state.hands[at] = held;
}

}  // namespace

View<State> view(const Game& game, const State& state, Seat seat) {
  View<State> view = seen_by(state, seat);
  if (game.rules.hands_seen == HandsSeen::by_all)
    for (const Seat at : every<Seat>)
      if (at != seat) view.seen.hands[at] = state.hands[at] + state.chosen[at];
  auto& [deck, hands, chosen] = view.many;
  for (const Seat at : every<Seat>)
    if (!state.princess.contains(at)) ++(state.princess_down.contains(at) ? chosen : hands)[at];
  view.seen.princess_down = {};
  if (state.princess_down.contains(seat)) view.seen.princess_down.insert(seat);
  for (FaceDown& token : view.seen.face_down) {
    if (!known_to_others_only(token, seat)) continue;
    ++view.seen.pool[revealed(token.what)];
    token.what = Hidden::unknown;
  }
  return view;
}

State resampled(const Game& game, const State& state, Seat seat, Random& random) {
  State other = state;
  for (const Seat at : every<Seat>)
    if (at != seat) change_princess(other, at, random);
  if (game.rules.hands_seen == HandsSeen::by_their_owner)
    other = redealt(other, seat, random);
  else
    for (const Seat at : every<Seat>)
      if (at != seat) choose_otherwise(other, at, random);
  change_tokens(other, seat, random);
  return other;
}

}  // namespace fathom::mermaid_rain
