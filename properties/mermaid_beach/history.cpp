#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

#include "properties/mermaid_beach/adapter.hpp"
#include "properties/mermaid_beach/shared.hpp"

namespace fathom::mermaid_beach::laws {
namespace {

/// One function for each action that a spectator keeps in mind. She knows how the rules are read at her table, and how many
/// cards an action brings there.
struct Keeper {
  History& history;
  const Transition& transition;

  void on(const Deal& deal) const {
    ++history.dealt[deal.to];
    if (history.owed == 0) return;
    --history.owed;
    if (history.owed == 0 || transition.after.deck.total() == 0) lay_out(deal.to);
  }
  void on(const FirstPlayer& first) const {
    history.owed = rules().first_dealt_more;
    history.on_turn = first.to;
    if (history.owed == 0 || transition.after.deck.total() == 0) lay_out(first.to);
  }

  void on(const PlayMermaid& play) const { discarded(BeachCard::mermaid, play.by, DrawnBonus::another_turn); }
  void on(const PlayMeanMermaid& play) const { discarded(BeachCard::mean_mermaid, play.by); }
  void on(const PlaySneakerWave& play) const { discarded(BeachCard::sneaker_wave, play.by); }
  void on(const PlaySeaweed& play) const { discarded(BeachCard::seaweed, play.by); }
  void on(const PlayPair&) const {
    discarded();
    note_last_cards();
    draw_shells(rules().pair_shells);
  }

  void on(const Ask& ask) const {
    history.asked_for = ask.card;
    expect(Due::answer, ask.of);
  }
  void on(const Give& give) const {
    discarded();
    note_last_cards();
    const bool hers_too = transition.after.hands[history.on_turn].total() == 0;
    return !hers_too && stops_with(give.by) ? finish() : draw_shells(rules().match_shells);
  }
  void on(const GoToTheBeach&) const {
    if (transition.before.display.total() > 0) return expect(Due::display_card, history.on_turn);
    if (!beach_card_left(transition.before)) return finish();
    expect(Due::beach_card, history.on_turn);
  }
  void on(const DrawBeach& draw) const {
    if (history.due == Due::seaweed_card) {
      --history.owed;
      return history.owed > 0 && beach_card_left(transition.after) ? expect(Due::seaweed_card, draw.to) : finish();
    }
    history.drawn = draw.card;
    expect(Due::decision, history.on_turn);
  }
  void on(const TakeFromDisplay& take) const {
    history.drawn = take.card;
    expect(is_short_of_cards() ? Due::turned_up : Due::decision, history.on_turn);
  }
  void on(const TurnUp&) const {
    if (is_short_of_cards()) return;
    return history.drawn ? expect(Due::decision, history.on_turn) : begin_first_turn(history.on_turn);
  }
  void on(const PlayDrawn& play) const {
    history.drawn.reset();
    if (!comes_in_pairs(play.card)) return discarded(play.card, play.by, rules().drawn_bonus);
    discarded();
    note_last_cards();
    draw_shells(rules().match_shells);
  }
  void on(const Keep&) const {
    history.drawn.reset();
    finish();
  }

  void on(const Steal& steal) const {
    --history.shells[steal.from][steal.shell];
    ++history.shells[steal.by][steal.shell];
    finish();
  }
  void on(const StealNothing&) const { finish(); }
  void on(const WashAway& wash) const {
    --history.shells[wash.from][wash.shell];
    ++history.shells_gone[wash.shell];
    finish();
  }
  void on(const ChooseDrawer& choose) const {
    history.owed = rules().seaweed_cards;
    expect(Due::seaweed_card, choose.whom);
  }

  void on(const TakeShell&) const { expect(Due::shell, history.on_turn); }
  void on(const LeaveShell&) const {
    history.earned -= history.owed;
    finish();
  }
  void on(const DrawShell& draw) const {
    --history.owed;
    if (bears_a_number(draw.card)) {
      ++history.shells[draw.to][draw.card];
      return go_on_drawing();
    }
    ++history.shells_gone[draw.card];
    history.starfish = draw.card;
    history.passers = history.passed = {};
    history.put_down = {};
    for (int i = 0; i < transition.before.players; ++i) {
      const bool is_hers = seat(i) == draw.to || rules().passers == Passers::everybody;
      if (is_hers && has_one_to_pass(transition.before.hands[seat(i)])) history.passers.insert(seat(i));
    }
    note_who_is_out();
    note_last_cards();
    go_on_passing();
  }
  void on(const PassCard& pass) const {
    history.put_down[pass.by] = pass.card;
    history.passed.insert(pass.by);
    go_on_passing();
  }
  void on(const HandOver&) const {
    history.put_down = {};
    if (rules().passing == PassingWhen::one_after_another) return go_on_passing();
    note_who_is_out();
    go_on_drawing();
  }
  void on(const PassTurn&) const { finish(); }
  void on(const ReshuffleBeach&) const { history.played = {}; }
  void on(const PayForAction& pay) const {
    --history.shells[pay.by][pay.shell];
    ++history.shells_gone[pay.shell];
    ++history.more;
  }

  void on(const RevealMonster& reveal) const {
    history.monster_shown = reveal.by;
    history.shells = transition.after.shells;  // what it eats is for a law of its own
    history.shells_gone = transition.after.shell_discards;
  }
  void on(const Score&) const { history.due = Due::nothing; }
  template <class Other>
  void on(const Other&) const {}

 private:
  [[nodiscard]] const Rules& rules() const { return transition.game.rules; }
  [[nodiscard]] bool beach_card_left(const State& state) const {
    return can_be_drawn(state.deck, state.discards, rules().beach_empty);
  }
  void expect(Due due, Seat whose) const {
    history.due = due;
    history.whose = whose;
  }
  /// Whether fewer cards lie face up at the beach than a house rule has there, and the deck has more.
  [[nodiscard]] bool is_short_of_cards() const {
    return transition.after.display.total() < rules().display && transition.after.deck.total() > 0;
  }
  void lay_out(Seat whose) const {
    history.owed = 0;
    return is_short_of_cards() ? expect(Due::turned_up, whose) : begin_first_turn(whose);
  }
  void begin_first_turn(Seat whose) const {
    history.more = rules().extra_actions;
    begin_turn(whose);
  }
  void begin_turn(Seat whose) const {
    history.left_at_turn = left_to_do(transition.after);
    history.deck_at_turn = transition.after.deck.total();
    history.before = history.on_turn;
    history.on_turn = whose;
    expect(Due::action, whose);
  }
  /// Who has no card is out for good, whatever cards the action still brings her, unless it is read so that they keep her
  /// in; in one reading who has the Sea Monster alone is out as well.
  void note_who_is_out() const {
    for (int i = 0; i < transition.after.players; ++i) {
      const BeachCards& hand = transition.after.hands[seat(i)];
      const bool has_the_monster = hand.total() > 0 && ends_the_game(hand);
      const bool has_none = hand.total() == 0;
      if ((has_none && rules().out == Out::for_good) || (has_the_monster && rules().judged == Judged::at_once))
        history.out.insert(seat(i));
    }
  }
  /// Whoever has discarded a mermaid or a pair as her last is out in any reading.
  void note_last_cards() const {
    if (transition.after.hands[history.on_turn].total() == 0) history.out.insert(history.on_turn);
  }
  /// Where the note is read to name all that is carried on, nothing else is that leaves somebody without a card.
  [[nodiscard]] bool stops_with(Seat whose) const {
    return rules().carried == Carried::as_noted && transition.after.hands[whose].total() == 0;
  }
  /// In that reading who is left with the Sea Monster alone has no part in the last chance to pass.
  [[nodiscard]] bool has_one_to_pass(const BeachCards& hand) const {
    return rules().judged == Judged::at_once ? !ends_the_game(hand) : hand.total() > 0;
  }
  void draw_shells(int many) const {
    history.earned += many;
    history.owed = many;
    go_on_drawing();
  }
  void go_on_drawing() const {
    const bool some_left = can_be_drawn(transition.after.shell_deck, transition.after.shell_discards, rules().shell_empty);
    const Due next = rules().shell_due == ShellDue::may_be_left ? Due::shell_offer : Due::shell;
    return history.owed > 0 && some_left ? expect(next, history.on_turn) : finish();
  }
  /// Everybody with a card passes one, or whoever drew the starfish alone; each before anybody takes one up, or each after
  /// the one before her has been taken up.
  void go_on_passing() const {
    const bool one_by_one = rules().passing == PassingWhen::one_after_another;
    const bool put_down = std::ranges::any_of(history.put_down.of, [](const auto& card) { return card.has_value(); });
    if (one_by_one && put_down) return expect(Due::taking_up, history.on_turn);
    for (int i = 0; i < transition.after.players; ++i) {
      const Seat next = clockwise(history.on_turn, i, transition.after.players);
      if (next != history.on_turn && rules().passers == Passers::drawer_alone) break;
      const bool has_one = one_by_one ? has_one_to_pass(transition.after.hands[next]) : history.passers.contains(next);
      if (has_one && !history.passed.contains(next)) return expect(Due::passing, next);
      history.passed.insert(next);
    }
    if (put_down) return expect(Due::taking_up, history.on_turn);
    note_who_is_out();
    go_on_drawing();
  }

  void discarded() const {
    history.played += played_by(transition);
    history.asked_for.reset();
    note_who_is_out();
  }
  /// What follows from a special card discarded, by whoever's turn it is.
  void discarded(BeachCard card, Seat by, DrawnBonus bonus = {}) const {
    discarded();
    if (card != BeachCard::mermaid && stops_with(by)) return finish();
    switch (card) {
      case BeachCard::mean_mermaid:
        return shells_in_reach(transition.before, by, rules().robbed) ? expect(Due::theft, by) : finish();
      case BeachCard::sneaker_wave:
        return shells_in_reach(transition.before, by, rules().washed) ? expect(Due::washing, by) : finish();
      case BeachCard::seaweed:
        return beach_card_left(transition.after) ? expect(Due::drawer, by) : finish();
      default:
        return mermaid_played(bonus == DrawnBonus::another_turn);
    }
  }
  void mermaid_played(bool with_bonus) const {
    note_last_cards();
    history.turn_again = with_bonus && rules().bonus_of == BonusOf::another_turn;
    const int bonus_cards = with_bonus && rules().bonus_of == BonusOf::another_card ? 1 : 0;
    draw_shells(rules().mermaid_shells + bonus_cards);
  }

  /// The action is over with all it brought.
  void finish() const {
    history.asked_for.reset();
    history.owed = 0;
    if (!history.out.empty() || many_at_the_end(transition.after) > 0) {
      history.due = Due::ending;
      return;
    }
    history.bonus_turn = std::exchange(history.turn_again, false);
    if (history.bonus_turn) return begin_turn(history.on_turn);
    const bool goes_on = history.more > 0;
    history.more = goes_on ? history.more - 1 : static_cast<int>(rules().extra_actions);
    begin_turn(goes_on ? history.on_turn : clockwise(history.on_turn, 1, transition.before.players));
  }
};

/// What is due at a step, where a trace begins.
Due due_at(const State& state) {
  switch (state.step) {
    case Step::dealing:
    case Step::first_player:
      return Due::cards_dealt;
    case Step::turn:
      return Due::action;
    case Step::stealing:
      return Due::theft;
    case Step::answering:
      return Due::answer;
    case Step::going_to_the_beach:
      return Due::beach_card;
    case Step::taking_from_display:
      return Due::display_card;
    case Step::turning_up:
      return Due::turned_up;
    case Step::deciding:
      return Due::decision;
    case Step::washing_away:
      return Due::washing;
    case Step::choosing_drawer:
      return Due::drawer;
    case Step::drawing_for_seaweed:
      return Due::seaweed_card;
    case Step::offering_shell:
      return Due::shell_offer;
    case Step::drawing_shells:
      return Due::shell;
    case Step::passing:
      return Due::passing;
    case Step::handing_over:
      return Due::taking_up;
    case Step::revealing:
    case Step::scoring:
      return Due::ending;
    case Step::over:
      return Due::nothing;
  }
  return Due::nothing;
}

void remember_passing(History& history, const Game& game, const State& state) {
  history.starfish = state.direction == Direction::left ? ShellCard::starfish_left : ShellCard::starfish_right;
  history.put_down = state.passed;
  for (const Seat at : seated(state.players)) {
    const BeachCards& hand = state.hands[at];
    const bool has_none = hand.total() == 0 && !state.passed[at];
    const bool has_the_monster = hand.total() > 0 && ends_the_game(hand) && !state.passed[at];
    const bool is_out = has_none ? game.rules.out == Out::for_good || at == state.turn
                                 : has_the_monster && game.rules.judged == Judged::at_once;
    if (is_out) history.out.insert(at);
    const bool is_hers = at == state.turn || game.rules.passers == Passers::everybody;
    if (!is_out && !has_none && is_hers) history.passers.insert(at);
  }
  const bool one_by_one = game.rules.passing == PassingWhen::one_after_another;
  for (int i = 0; i < state.players; ++i) {
    const Seat next = clockwise(state.turn, i, state.players);
    if (state.step == Step::passing && next == state.acting) break;
    history.passed.insert(next);
    if (one_by_one && state.passed[next]) break;
  }
}

}  // namespace

int left_to_do(const State& state) {
  int left = 2 * (state.deck.total() + state.display.total()) + (state.drawn ? 1 : 0);
  for (const Seat at : seated(state.players)) left += state.hands[at].total() + (state.passed[at] ? 1 : 0);
  return left;
}

BeachCards played_by(const Transition& transition) {
  BeachCards cards;
  const Action& action = transition.action;
  if (std::holds_alternative<PlayMermaid>(action)) cards[BeachCard::mermaid] = 1;
  if (std::holds_alternative<PlayMeanMermaid>(action)) cards[BeachCard::mean_mermaid] = 1;
  if (std::holds_alternative<PlaySneakerWave>(action)) cards[BeachCard::sneaker_wave] = 1;
  if (std::holds_alternative<PlaySeaweed>(action)) cards[BeachCard::seaweed] = 1;
  if (const auto* play = std::get_if<PlayPair>(&action)) cards[play->item] = 2;
  if (const auto* play = std::get_if<PlayDrawn>(&action)) cards[play->card] = comes_in_pairs(play->card) ? 2 : 1;
  if (std::holds_alternative<Give>(action) && transition.history.asked_for) cards[*transition.history.asked_for] = 2;
  return cards;
}

void Adapter::keep(History& history, const Transition& transition) {
  if (!std::holds_alternative<ReshuffleShells>(transition.action))
    history.taken += transition.before.shell_deck.total() - transition.after.shell_deck.total();
  std::visit([keeper = Keeper{history, transition}](const auto& act) { keeper.on(act); }, transition.action);
}

History Adapter::history_at(const Game& game, const State& state) {
  History history;
  for (const Seat at : seated(state.players)) history.dealt[at] = state.hands[at].total();
  history.due = due_at(state);
  history.whose = state.acting;
  history.on_turn = history.before = state.turn;
  history.turn_again = state.bonus == Bonus::due;
  history.bonus_turn = state.bonus == Bonus::running;
  history.asked_for = state.asked_for;
  history.drawn = state.drawn;
  history.played = state.discards;
  history.shells = state.shells;
  history.shells_gone = state.shell_discards;
  history.monster_shown = state.monster_shown;
  // a turn that began before the trace may have drawn or played something
  history.left_at_turn = state.step == Step::turn ? left_to_do(state) : std::numeric_limits<int>::max();
  history.deck_at_turn = state.deck.total();
  history.more = state.more;
  history.owed = state.owed;
  if (draws_shells(state)) history.earned = state.owed;
  if (state.step == Step::passing || state.step == Step::handing_over) remember_passing(history, game, state);
  return history;
}

}  // namespace fathom::mermaid_beach::laws
