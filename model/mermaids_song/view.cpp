#include "model/mermaids_song/mermaids_song.hpp"

namespace fathom::mermaids_song {

/// The Kraken and the Treasure can be nowhere but in the deck, or with the player in turn once she draws.
State resampled(const Game&, const State& state, Seat seat, Random& random) {
  return redealt<Card>(state, seat, random, [&](Seat at) {
    const bool may_hold_specials = at == state.turn && state.step >= Step::drawing;
    return Known<Card>{.held = {}, .never = may_hold_specials ? Cards{} : Cards{Card::kraken, Card::treasure}};
  });
}

}  // namespace fathom::mermaids_song
