#include <algorithm>

#include "model/mermaid_beach/table.hpp"

// Play as a whole; Set Up, How to Play, and the end. The six actions are in play_actions.cpp, and what Shell cards bring
// with them in play_shells.cpp.

namespace fathom::mermaid_beach {

Seat Table::next_to(Seat at, Direction direction) const {
  const int players = std::max<int>(state.players, 1);
  return clockwise(at, direction == Direction::left ? 1 : players - 1, players);
}

/// dealing.five, dealing.seven_for_two — Set Up 3. The cards go round one at a time until all have theirs.
void Table::on(const Deal& deal) const {
  --state.deck[deal.card];
  ++state.hands[deal.to][deal.card];
  const int cards = hand_size(rules(), state.players);
  Seat next = deal.to;
  for (int i = 0; i < state.players && !state.deck.empty(); ++i) {
    next = next_to(next, Direction::left);
    if (state.hands[next].total() < cards) return open(Step::dealing, next);
  }
  open(Step::first_player, state.turn);
}

void Table::on(const FirstPlayer& first) const { begin_turn(first.to); }

void Table::begin_turn(Seat whose) const {
  state.turn = whose;
  open(Step::turn, whose);
}

/// turns.nothing_possible, merfolk.bonus_let_go — How to Play.
void Table::on(const PassTurn&) const { finish_action(); }

/// turns.one_action, turns.to_the_left, merfolk.bonus_turn, ending.out_of_cards, ending.only_the_monster, ending.judged.
/// An action is over with all it brought: the game ends, or a bonus turn follows, or the turn passes to the left.
void Table::finish_action() const {
  state.owed = 0;
  state.asked_for.reset();
  if (state.ending == Ending::decided || somebody_finished(state)) {
    state.ending = Ending::decided;
    state.bonus = Bonus::none;
    return open(Step::revealing, state.turn);
  }
  if (state.bonus == Bonus::due) {
    state.bonus = Bonus::running;
    return begin_turn(state.turn);
  }
  state.bonus = Bonus::none;
  begin_turn(next_to(state.turn, Direction::left));
}

/// ending.judged, ending.last_pass — Ending the Game and Scoring. Whoever is out of cards in an action is out, whatever
/// cards it still brings her. To have the Sea Monster alone counts when the action is over, or in the other reading at once.
/// Either way the action is carried out to its end, with a last chance to pass a card for all but whoever ended the game.
void Table::judge() const {
  const bool at_once = rules().judged == Judged::at_once;
  if (at_once ? somebody_finished(state) : somebody_out(state)) state.ending = Ending::decided;
}

void Table::discard(Seat by, BeachCard card, int many) const {
  state.hands[by][card] -= many;
  state.discards[card] += many;
  judge();
}

/// monster.eats_the_highest — Ending the Game and Scoring.
void Table::on(const RevealMonster& reveal) const {
  state.monster_shown = reveal.by;
  const ShellCards lost = eaten(rules(), state.shells[reveal.by]);
  state.shells[reveal.by] -= lost;
  state.shell_discards += lost;
  open(Step::scoring, state.turn);
}

/// scoring.face_up_shells — Ending the Game and Scoring.
void Table::on(const Score&) const {
  for (const Seat at : seated(state.players))
    state.scores[at] = static_cast<std::int16_t>(points(rules(), state.shells[at]));
  state.ending = Ending::decided;
  open(Step::over, state.turn);
}

void perform(const Game& game, State& state, const Action& action) {
  std::visit([table = Table{game, state}](const auto& act) { table.on(act); }, action);
}

State start(const Game& game, int players) {
  State state;
  state.players = static_cast<std::uint8_t>(std::clamp(players, MermaidBeach::fewest_players, MermaidBeach::most_players));
  return completed(game, state);
}

Acting acting(const State& state) { return {mover_at<Action>(state.step), state.acting}; }

const Game& MermaidBeach::published() {
  static const Game game{Rules{}, assumed_box(), {}};
  return game;
}

}  // namespace fathom::mermaid_beach
