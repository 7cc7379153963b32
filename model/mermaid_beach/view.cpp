#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/possibilities.hpp"

namespace fathom::mermaid_beach {
namespace {

/// Steps up to which an action has changed no hand but that of the player in turn, so that whoever else has one card is
/// known to have another than the Sea Monster: the game would be over.
bool hands_as_judged(const State& state) {
  return state.ending == Ending::open && state.step >= Step::turn && state.step <= Step::choosing_drawer;
}

/// Whether everybody knows of her single card if it is the Sea Monster, since that has ended the game or would have.
bool known_whether_the_monster(const Game& game, const State& state, Seat at) {
  if (state.hands[at].total() != 1) return false;
  const bool at_once = game.rules.judged == Judged::at_once && state.step >= Step::turn && !state.passed[at];
  return at_once || hands_as_judged(state);
}

/// What everybody knows of a hand: that the Sea Monster was shown in it, or that it holds a card of the kind asked for.
Known<BeachCard> known_of(const Game& game, const State& state, Seat at) {
  Known<BeachCard> known;
  if (state.monster_shown == at) known.held[BeachCard::sea_monster] = 1;
  if (state.asked_for && state.turn == at) known.held[*state.asked_for] = 1;
  if (known_whether_the_monster(game, state, at)) {
    known.held[BeachCard::sea_monster] = 1;
    known.never[BeachCard::sea_monster] = 1;
  }
  return known;
}

}  // namespace

/// house.open_hands — House rules. Where hands lie open only the deck is hidden, and what is left in it follows.
View<State> view(const Game& game, const State& state, Seat seat) {
  View<State> view = seen_by(state, seat);
  if (game.rules.hands == Hands::secret) return view;
  view.seen = state;
  view.seen.deck = {};
  return view;
}

State resampled(const Game& game, const State& state, Seat seat, Random& random) {
  if (game.rules.hands == Hands::open) return state;
  return redealt<BeachCard>(state, seat, random, [&](Seat at) { return known_of(game, state, at); });
}

}  // namespace fathom::mermaid_beach
