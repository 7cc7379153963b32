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

/// Whether the game is over, or somebody has been left without a card by the action in progress.
bool ends_already(const State& state) {
  const bool in_an_action = state.step == Step::stealing || (state.step >= Step::washing_away && state.step < Step::passing);
  return state.step >= Step::revealing || (in_an_action && somebody_out(state));
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
  beach_card_supply.complete(game, whole);
  shell_card_supply.complete(game, whole);
  const bool drawing = whole.step == Step::drawing_shells || whole.step == Step::drawing_for_seaweed;
  if (drawing && whole.owed == 0) whole.owed = 1;
  if (ends_already(whole)) whole.ending = Ending::decided;
  return whole;
}

}  // namespace fathom::mermaid_beach
