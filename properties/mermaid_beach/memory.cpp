#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

#include "properties/mermaid_beach/naive.hpp"
#include "properties/mermaid_beach/subject.hpp"

namespace fathom::mermaid_beach::laws {
namespace {

/// One function for each deed that a spectator keeps in mind. She knows how the rules are read at her table, and how many
/// cards a deed brings there.
struct Keeper {
  Memory& memory;
  const Moment& moment;

  void on(const Deal& deal) const { ++memory.dealt[deal.to]; }
  void on(const FirstPlayer& first) const { begin_turn(first.to); }

  void on(const PlayMermaid& play) const { discarded(BeachCard::mermaid, play.by, DrawnBonus::another_turn); }
  void on(const PlayMeanMermaid& play) const { discarded(BeachCard::mean_mermaid, play.by); }
  void on(const PlaySneakerWave& play) const { discarded(BeachCard::sneaker_wave, play.by); }
  void on(const PlaySeaweed& play) const { discarded(BeachCard::seaweed, play.by); }
  void on(const PlayPair&) const {
    discarded();
    draw_shells(rules().pair_shells);
  }

  void on(const Ask& ask) const {
    memory.asked_for = ask.card;
    expect(Due::answer, ask.of);
  }
  void on(const Give&) const {
    discarded();
    draw_shells(rules().match_shells);
  }
  void on(const GoToTheBeach&) const {
    if (!beach_card_left(moment.before)) return finish();
    expect(Due::beach_card, memory.on_turn);
  }
  void on(const DrawBeach& draw) const {
    if (memory.due == Due::seaweed_card) {
      --memory.owed;
      return memory.owed > 0 && beach_card_left(moment.after) ? expect(Due::seaweed_card, draw.to) : finish();
    }
    memory.drawn = draw.card;
    expect(Due::decision, memory.on_turn);
  }
  void on(const PlayDrawn& play) const {
    memory.drawn.reset();
    if (!comes_in_pairs(play.card)) return discarded(play.card, play.by, rules().drawn_bonus);
    discarded();
    draw_shells(rules().match_shells);
  }
  void on(const Keep&) const {
    memory.drawn.reset();
    finish();
  }

  void on(const Steal& steal) const {
    --memory.shells[steal.from][steal.shell];
    ++memory.shells[steal.by][steal.shell];
    finish();
  }
  void on(const StealNothing&) const { finish(); }
  void on(const WashAway& wash) const {
    --memory.shells[wash.from][wash.shell];
    ++memory.shells_gone[wash.shell];
    finish();
  }
  void on(const ChooseDrawer& choose) const {
    memory.owed = rules().seaweed_cards;
    expect(Due::seaweed_card, choose.whom);
  }

  void on(const DrawShell& draw) const {
    --memory.owed;
    if (bears_a_number(draw.card)) {
      ++memory.shells[draw.to][draw.card];
      return go_on_drawing();
    }
    ++memory.shells_gone[draw.card];
    memory.starfish = draw.card;
    memory.passers = memory.passed = {};
    memory.put_down = {};
    for (int i = 0; i < moment.before.players; ++i)
      if (has_one_to_pass(moment.before.hands[seat(i)])) memory.passers.insert(seat(i));
    note_who_is_out();
    go_on_passing();
  }
  void on(const PassCard& pass) const {
    memory.put_down[pass.by] = pass.card;
    memory.passed.insert(pass.by);
    go_on_passing();
  }
  void on(const HandOver&) const {
    memory.put_down = {};
    if (rules().passing == PassingWhen::one_after_another) return go_on_passing();
    note_who_is_out();
    go_on_drawing();
  }
  void on(const PassTurn&) const { finish(); }

  void on(const RevealMonster& reveal) const {
    memory.monster_shown = reveal.by;
    memory.shells = moment.after.shells;  // what it eats is for a law of its own
    memory.shells_gone = moment.after.shell_discards;
  }
  void on(const Score&) const { memory.due = Due::nothing; }
  template <class Other>
  void on(const Other&) const {}

 private:
  [[nodiscard]] const Rules& rules() const { return moment.game.rules; }
  [[nodiscard]] bool beach_card_left(const State& state) const {
    return can_be_drawn(state.deck, state.discards, rules().beach_empty);
  }
  void expect(Due due, Seat whose) const {
    memory.due = due;
    memory.whose = whose;
  }
  void begin_turn(Seat whose) const {
    memory.left_at_turn = left_to_do(moment.after);
    memory.deck_at_turn = moment.after.deck.total();
    memory.before = memory.on_turn;
    memory.on_turn = whose;
    expect(Due::action, whose);
  }
  /// Who has no card is out for good, whatever cards the action still brings her; in one reading who has the Sea Monster
  /// alone is as well.
  void note_who_is_out() const {
    for (int i = 0; i < moment.after.players; ++i) {
      const BeachCards& hand = moment.after.hands[seat(i)];
      if (rules().judged == Judged::at_once ? ends_the_game(hand) : hand.total() == 0) memory.out.insert(seat(i));
    }
  }
  /// In that reading who is left with the Sea Monster alone has no part in the last chance to pass.
  [[nodiscard]] bool has_one_to_pass(const BeachCards& hand) const {
    return rules().judged == Judged::at_once ? !ends_the_game(hand) : hand.total() > 0;
  }
  void draw_shells(int many) const {
    memory.earned += many;
    memory.owed = many;
    go_on_drawing();
  }
  void go_on_drawing() const {
    const bool some_left = can_be_drawn(moment.after.shell_deck, moment.after.shell_discards, rules().shell_empty);
    return memory.owed > 0 && some_left ? expect(Due::shell, memory.on_turn) : finish();
  }
  /// Everybody with a card passes one, or whoever drew the starfish alone; each before anybody takes one up, or each after
  /// the one before her has been taken up.
  void go_on_passing() const {
    const bool one_by_one = rules().passing == PassingWhen::one_after_another;
    const bool put_down = std::ranges::any_of(memory.put_down.of, [](const auto& card) { return card.has_value(); });
    if (one_by_one && put_down) return expect(Due::taking_up, memory.on_turn);
    for (int i = 0; i < moment.after.players; ++i) {
      const Seat next = clockwise(memory.on_turn, i, moment.after.players);
      if (next != memory.on_turn && rules().passers == Passers::drawer_alone) break;
      const bool has_one = one_by_one ? has_one_to_pass(moment.after.hands[next]) : memory.passers.contains(next);
      if (has_one && !memory.passed.contains(next)) return expect(Due::passing, next);
      memory.passed.insert(next);
    }
    if (put_down) return expect(Due::taking_up, memory.on_turn);
    note_who_is_out();
    go_on_drawing();
  }

  void discarded() const {
    memory.played += played_by(moment);
    memory.asked_for.reset();
    note_who_is_out();
  }
  /// What follows from a special card discarded, by whoever's turn it is.
  void discarded(BeachCard card, Seat by, DrawnBonus bonus = {}) const {
    discarded();
    switch (card) {
      case BeachCard::mean_mermaid:
        return shells_in_reach(moment.before, by, rules().robbed) ? expect(Due::theft, by) : finish();
      case BeachCard::sneaker_wave:
        return shells_in_reach(moment.before, by, rules().washed) ? expect(Due::washing, by) : finish();
      case BeachCard::seaweed:
        return beach_card_left(moment.after) ? expect(Due::drawer, by) : finish();
      default:
        return mermaid_played(bonus == DrawnBonus::another_turn);
    }
  }
  void mermaid_played(bool with_bonus) const {
    memory.mermaid_played = true;
    memory.turn_again = with_bonus && rules().bonus_of == BonusOf::another_turn;
    const int bonus_cards = with_bonus && rules().bonus_of == BonusOf::another_card ? 1 : 0;
    draw_shells(rules().mermaid_shells + bonus_cards);
  }

  /// The action is over with all it brought.
  void finish() const {
    memory.asked_for.reset();
    memory.owed = 0;
    if (!memory.out.empty() || many_at_the_end(moment.after) > 0) {
      memory.due = Due::ending;
      return;
    }
    memory.bonus_turn = std::exchange(memory.mermaid_played, false);
    const bool again = std::exchange(memory.turn_again, false);
    begin_turn(again ? memory.on_turn : clockwise(memory.on_turn, 1, moment.before.players));
  }
};

/// What is due at a step, where a story begins.
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
    case Step::deciding:
      return Due::decision;
    case Step::washing_away:
      return Due::washing;
    case Step::choosing_drawer:
      return Due::drawer;
    case Step::drawing_for_seaweed:
      return Due::seaweed_card;
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

void remember_passing(Memory& memory, const Game& game, const State& state) {
  memory.starfish = state.direction == Direction::left ? ShellCard::starfish_left : ShellCard::starfish_right;
  memory.put_down = state.passed;
  for (const Seat at : seated(state.players)) {
    const BeachCards& hand = state.hands[at];
    const bool is_out = game.rules.judged == Judged::at_once ? ends_the_game(hand) : hand.total() == 0;
    (is_out && !state.passed[at] ? memory.out : memory.passers).insert(at);
  }
  const bool one_by_one = game.rules.passing == PassingWhen::one_after_another;
  for (int i = 0; i < state.players; ++i) {
    const Seat next = clockwise(state.turn, i, state.players);
    if (state.step == Step::passing && next == state.acting) break;
    memory.passed.insert(next);
    if (one_by_one && state.passed[next]) break;
  }
}

}  // namespace

int left_to_do(const State& state) {
  int left = 2 * state.deck.total() + (state.drawn ? 1 : 0);
  for (const Seat at : seated(state.players)) left += state.hands[at].total() + (state.passed[at] ? 1 : 0);
  return left;
}

BeachCards played_by(const Moment& moment) {
  BeachCards cards;
  const Action& action = moment.action;
  if (std::holds_alternative<PlayMermaid>(action)) cards[BeachCard::mermaid] = 1;
  if (std::holds_alternative<PlayMeanMermaid>(action)) cards[BeachCard::mean_mermaid] = 1;
  if (std::holds_alternative<PlaySneakerWave>(action)) cards[BeachCard::sneaker_wave] = 1;
  if (std::holds_alternative<PlaySeaweed>(action)) cards[BeachCard::seaweed] = 1;
  if (const auto* play = std::get_if<PlayPair>(&action)) cards[play->item] = 2;
  if (const auto* play = std::get_if<PlayDrawn>(&action)) cards[play->card] = comes_in_pairs(play->card) ? 2 : 1;
  if (std::holds_alternative<Give>(action) && moment.memory.asked_for) cards[*moment.memory.asked_for] = 2;
  return cards;
}

void Subject::keep(Memory& memory, const Moment& moment) {
  if (!std::holds_alternative<ReshuffleShells>(moment.action))
    memory.taken += moment.before.shell_deck.total() - moment.after.shell_deck.total();
  std::visit([keeper = Keeper{memory, moment}](const auto& deed) { keeper.on(deed); }, moment.action);
}

Memory Subject::remember(const Game& game, const State& state) {
  Memory memory;
  for (const Seat at : seated(state.players)) memory.dealt[at] = state.hands[at].total();
  memory.due = due_at(state);
  memory.whose = state.acting;
  memory.on_turn = memory.before = state.turn;
  memory.mermaid_played = memory.turn_again = state.bonus == Bonus::due;
  memory.bonus_turn = state.bonus == Bonus::running;
  memory.asked_for = state.asked_for;
  memory.drawn = state.drawn;
  memory.played = state.discards;
  memory.shells = state.shells;
  memory.shells_gone = state.shell_discards;
  memory.monster_shown = state.monster_shown;
  // a turn that began before the story may have drawn or played something
  memory.left_at_turn = state.step == Step::turn ? left_to_do(state) : std::numeric_limits<int>::max();
  memory.deck_at_turn = state.deck.total();
  memory.owed = state.owed;
  if (draws_shells(state)) memory.earned = state.owed;
  if (state.step == Step::passing || state.step == Step::handing_over) remember_passing(memory, game, state);
  return memory;
}

}  // namespace fathom::mermaid_beach::laws
