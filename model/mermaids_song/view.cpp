#include "model/mermaids_song/possibilities.hpp"

namespace fathom::mermaids_song {

/// hands.secret — Draw phase. That somebody could play a special card before she draws on would give away that she has one.
View<State> view(const Game& game, const State& state, Seat seat) {
  View<State> view = seen_by(state, seat);
  if (game.rules.hands == Hands::open) view.seen.hands = state.hands;
  if (state.step == Step::between_draws && seat != state.turn) view.seen.step = Step::drawing;
  return view;
}

Observers observers(const Game& game, const Deal& deal) {
  return game.rules.hands == Hands::open ? Observers::everyone : observers_of(deal);
}
Observers observers(const Game& game, const Draw& draw) {
  return game.rules.hands == Hands::open ? Observers::everyone : observers_of(draw);
}

/// The Kraken and the Treasure can be nowhere but in the deck, or with the player in turn once she draws.
State resampled(const Game& game, const State& state, Seat seat, Random& random) {
  return redealt<Card>(state, seat, random, [&](Seat at) {
    const bool may_hold_specials = at == state.turn && state.step >= Step::between_draws;
    return Known<Card>{.held = game.rules.hands == Hands::open ? state.hands[at] : Cards{},
                       .never = may_hold_specials ? Cards{} : Cards{Card::kraken, Card::treasure}};
  });
}

}  // namespace fathom::mermaids_song
