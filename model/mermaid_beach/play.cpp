#include <algorithm>

#include "model/mermaid_beach/table.hpp"

// Play as a whole; Set Up, How to Play, and the end. The six actions are in play_actions.cpp, and what Shell cards bring
// with them in play_shells.cpp.

namespace fathom::mermaid_beach {

Seat Table::next_to(Seat at, Direction direction) const {
  const int players = std::max<int>(state.players, 1);
  return clockwise(at, direction == Direction::left ? 1 : players - 1, players);
}

/// dealing.five, dealing.seven_for_two, dealing.order — Set Up 3. The cards go round one at a time until all have theirs.
/// house.first_dealt_more: those owed are for whoever begins.
void Table::on(const Deal& deal) const {
  --state.deck[deal.card];
  ++state.hands[deal.to][deal.card];
  if (state.owed > 0) {
    --state.owed;
    if (state.owed > 0 && !state.deck.empty()) return open(Step::dealing, deal.to);
    state.owed = 0;
    return begin_first_turn(deal.to);
  }
  const int cards = hand_size(rules(), state.players);
  Seat next = deal.to;
  for (int i = 0; i < state.players && !state.deck.empty(); ++i) {
    next = next_to(next, Direction::left);
    if (state.hands[next].total() < cards) return open(Step::dealing, next);
  }
  open(Step::first_player, state.turn);
}

/// turns.first_player, house.first_dealt_more, house.extra_actions — How to Play.
void Table::on(const FirstPlayer& first) const {
  state.more = static_cast<std::uint8_t>(rules().extra_actions);
  state.turn = first.to;
  if (rules().first_dealt_more == 0 || state.deck.empty()) return begin_first_turn(first.to);
  state.owed = static_cast<std::uint8_t>(rules().first_dealt_more);
  open(Step::dealing, first.to);
}

/// house.display — House rules. The display is laid out before the first turn.
void Table::begin_first_turn(Seat whose) const {
  if (display_is_short(game, state)) return open(Step::turning_up, whose);
  begin_turn(whose);
}

void Table::begin_turn(Seat whose) const {
  state.turn = whose;
  open(Step::turn, whose);
}

/// turns.nothing_possible, merfolk.bonus_let_go, asking.let_go — How to Play.
void Table::on(const PassTurn&) const { finish_action(); }

/// house.paid_action — House rules.
void Table::on(const PayForAction& pay) const {
  --state.shells[pay.by][pay.shell];
  ++state.shell_discards[pay.shell];
  ++state.more;
}

/// turns.one_action, turns.to_the_left, merfolk.bonus_turn, ending.out_of_cards, ending.only_the_monster, ending.judged,
/// ending.no_bonus_turn, house.extra_actions. An action is over with all it brought: the game ends, or a bonus turn follows,
/// or the turn passes to the left once no more actions belong to it.
void Table::finish_action() const {
  state.owed = 0;
  state.asked_for.reset();
  if (state.ending == Ending::decided || somebody_finished(state)) {
    state.ending = Ending::decided;
    state.bonus = Bonus::none;
    state.more = 0;
    return open(Step::revealing, state.turn);
  }
  if (state.bonus == Bonus::due) {
    state.bonus = Bonus::running;
    return begin_turn(state.turn);
  }
  state.bonus = Bonus::none;
  if (state.more > 0) {
    --state.more;
    return begin_turn(state.turn);
  }
  state.more = static_cast<std::uint8_t>(rules().extra_actions);
  begin_turn(next_to(state.turn, Direction::left));
}

/// ending.judged, ending.out_for_good — Ending the Game and Scoring. Whoever is out of cards in an action is out, whatever
/// cards it still brings her, or in the other reading only if it brings her none. To have the Sea Monster alone counts when
/// the action is over, or in the other reading at once.
void Table::judge() const {
  for (const Seat at : seated(state.players)) {
    const BeachCards& hand = state.hands[at];
    const bool ends_now = hand.empty() ? rules().out == Out::for_good : rules().judged == Judged::at_once && finished(hand);
    if (ends_now) state.ending = Ending::decided;
  }
}

/// ending.carried_out — silent. Whether what the action would still bring is left out, since it has left her without a card.
bool Table::stops_with(Seat whose) const { return state.hands[whose].empty() && rules().carried == Carried::as_noted; }

/// ending.last_pass — Ending the Game and Scoring. A mermaid or a pair that is somebody's last ends the game, even if the
/// starfish drawn for it brings her a card.
void Table::discard(Seat by, BeachCard card, int many) const {
  state.hands[by][card] -= many;
  state.discards[card] += many;
  if (state.hands[by].empty() && brings_shells(card)) state.ending = Ending::decided;
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
