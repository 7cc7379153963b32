#include <algorithm>

#include "model/mermaid_beach/table.hpp"

// Drawing from the Shell Deck, and passing cards.

namespace fathom::mermaid_beach {

/// shells.drawn_when — Drawing from the Shell Deck.
void Table::draw_shells(int many) const {
  state.owed = static_cast<std::uint8_t>(many);
  go_on_drawing();
}

/// decks.shell_empty — silent. shells.draw_let_go — Drawing from the Shell Deck.
void Table::go_on_drawing() const {
  if (state.owed == 0 || !some_shell_card(game, state)) return finish_action();
  open(rules().shell_due == ShellDue::may_be_left ? Step::offering_shell : Step::drawing_shells, state.turn);
}

void Table::on(const TakeShell&) const { open(Step::drawing_shells, state.turn); }

void Table::on(const LeaveShell&) const { finish_action(); }

/// shells.face_up, starfish.direction, starfish.discarded — 1. Shell Cards, 2. Starfish.
void Table::on(const DrawShell& draw) const {
  --state.shell_deck[draw.card];
  if (state.owed > 0) --state.owed;
  if (!is_starfish(draw.card)) {
    ++state.shells[draw.to][draw.card];
    return go_on_drawing();
  }
  ++state.shell_discards[draw.card];
  state.direction = draw.card == ShellCard::starfish_left ? Direction::left : Direction::right;
  begin_passing();
}

void Table::on(const ReshuffleShells&) const {
  state.shell_deck += state.shell_discards;
  state.shell_discards = {};
}

/// starfish.all_pass — 2. Starfish. Who drew it puts down the first card, if she has one.
void Table::begin_passing() const {
  if (has_to_pass(game, state.hands[state.turn])) return open(Step::passing, state.turn);
  pass_from(state.turn);
}

/// starfish.all_pass, passing.last_card, ending.judged — 2. Starfish, Passing Notes. After one has put a card down, the next
/// with a card does; when all have, they take up what is passed to them.
void Table::pass_from(Seat who) const {
  Seat next = next_to(who, Direction::left);
  for (int i = 0; i < state.players && next != state.turn && rules().passers == Passers::everybody; ++i) {
    if (has_to_pass(game, state.hands[next])) return open(Step::passing, next);
    next = next_to(next, Direction::left);
  }
  const bool some_put_down = std::ranges::any_of(state.passed.of, [](const auto& card) { return card.has_value(); });
  if (some_put_down) return open(Step::handing_over, state.turn);
  end_passing();
}

/// Nothing comes of which way it was any more: positions that differ by that alone are one.
void Table::end_passing() const {
  state.direction = Direction::left;
  judge();
  go_on_drawing();
}

/// passing.together — 2. Starfish. Where one passes after another, each card is taken up before the next is put down.
void Table::on(const PassCard& pass) const {
  --state.hands[pass.by][pass.card];
  state.passed[pass.by] = pass.card;
  if (rules().passing == PassingWhen::one_after_another) return open(Step::handing_over, state.turn);
  pass_from(pass.by);
}

void Table::on(const HandOver&) const {
  Seat last = state.turn;
  for (const Seat from : seated(state.players)) {
    if (!state.passed[from]) continue;
    ++state.hands[next_to(from, state.direction)][*state.passed[from]];
    state.passed[from].reset();
    last = from;
  }
  if (rules().passing == PassingWhen::one_after_another) return pass_from(last);
  end_passing();
}

}  // namespace fathom::mermaid_beach
