#include <algorithm>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/possibilities.hpp"
#include "model/mermaid_beach/supplies.hpp"

namespace fathom::mermaid_beach {
namespace {

/// Steps at which somebody else than the player in turn may act.
bool others_may_act(Step step) {
  return step == Step::dealing || step == Step::answering || step == Step::drawing_for_seaweed || step == Step::passing;
}

/// Whether the game is over, or somebody has been left without a card by the action in progress. Where a card may still keep
/// her in, only a mermaid or a pair that was her last has ended it.
bool ends_already(const Game& game, const State& state) {
  if (state.step >= Step::revealing) return true;
  const bool draws_shells = state.step == Step::offering_shell || state.step == Step::drawing_shells;
  if (game.rules.out == Out::unless_a_card_comes) return draws_shells && state.hands[state.turn].empty();
  const bool in_an_action = state.step == Step::stealing || (state.step >= Step::washing_away && state.step < Step::passing);
  return in_an_action && somebody_out(state);
}

/// Cards are dealt one at a time, so that the next one is for the first of those who have fewest; what is owed in the deal is for
/// whoever begins.
Seat next_in_the_deal(const State& state) {
  Seat next = Seat::Ann;
  for (const Seat at : seated(state.players))
    if (state.hands[at].total() < state.hands[next].total()) next = at;
  return next;
}

/// A seat at the table, whatever the state says.
Seat seated(const State& state, Seat at) { return clockwise(at, 0, state.players); }

}  // namespace

/// younger.without — Tips for Younger Players.
BeachCards beach_pack(const Game& game) {
  BeachCards pack = game.box.beach;
  if (game.rules.pack == Pack::without_mean_and_waves) {
    pack[BeachCard::mean_mermaid] = 0;
    pack[BeachCard::sneaker_wave] = 0;
  }
  return pack;
}

/// dealing.five, dealing.seven_for_two — Set Up 3.
int hand_size(const Rules& rules, int players) {
  return players == MermaidBeach::fewest_players ? rules.hand_of_two : rules.hand;
}

State completed(const Game& game, const State& state) {
  State whole = state;
  whole.players =
      static_cast<std::uint8_t>(std::clamp<int>(state.players, MermaidBeach::fewest_players, MermaidBeach::most_players));
  whole.turn = seated(whole, state.turn);
  whole.acting = others_may_act(state.step) ? seated(whole, state.acting) : whole.turn;
  if (whole.step == Step::dealing && game.dropped == RuleSet{})
    whole.acting = whole.owed > 0 ? whole.turn : next_in_the_deal(whole);
  beach_card_supply.complete(game, whole);
  shell_card_supply.complete(game, whole);
  const bool drawing =
      whole.step == Step::drawing_for_seaweed || whole.step == Step::offering_shell || whole.step == Step::drawing_shells;
  if (drawing && whole.owed == 0) whole.owed = 1;
  if (ends_already(game, whole)) whole.ending = Ending::decided;
  return whole;
}

}  // namespace fathom::mermaid_beach
