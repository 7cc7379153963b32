#include <variant>

#include "properties/mermaid_beach/naive.hpp"
#include "properties/mermaid_beach/subject.hpp"

namespace fathom::mermaid_beach::laws {
namespace {

/// One function for each deed that a spectator keeps in mind.
struct Keeper {
  Memory& memory;
  const Moment& moment;

  void on(const Deal& deal) const { ++memory.dealt[deal.to]; }
  void on(const FirstPlayer& first) const { begin_turn(first.to); }

  void on(const PlayMermaid& play) const { discarded(BeachCard::mermaid, play.by); }
  void on(const PlayMeanMermaid& play) const { discarded(BeachCard::mean_mermaid, play.by); }
  void on(const PlaySneakerWave& play) const { discarded(BeachCard::sneaker_wave, play.by); }
  void on(const PlaySeaweed& play) const { discarded(BeachCard::seaweed, play.by); }
  void on(const PlayPair& play) const { discarded(play.item, play.by); }

  void on(const Ask& ask) const {
    memory.asked_for = ask.card;
    expect(Due::answer, ask.of);
  }
  void on(const Give&) const { discarded(memory.asked_for.value_or(BeachCard::sun), memory.on_turn); }
  void on(const GoToTheBeach&) const {
    if (moment.before.deck.total() == 0) return finish();
    expect(Due::beach_card, memory.on_turn);
  }
  void on(const DrawBeach& draw) const {
    if (memory.due == Due::seaweed_card) return finish();
    memory.drawn = draw.card;
    expect(Due::decision, memory.on_turn);
  }
  void on(const PlayDrawn& play) const {
    memory.drawn.reset();
    discarded(play.card, play.by);
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
  void on(const ChooseDrawer& choose) const { expect(Due::seaweed_card, choose.whom); }

  void on(const DrawShell& draw) const {
    if (worth(draw.card) > 0) {
      ++memory.shells[draw.to][draw.card];
      return finish();
    }
    ++memory.shells_gone[draw.card];
    memory.starfish = draw.card;
    memory.passers = memory.out = {};
    memory.put_down = {};
    for (int i = 0; i < moment.before.players; ++i)
      (moment.before.hands[seat(i)].total() > 0 ? memory.passers : memory.out).insert(seat(i));
    if (memory.passers.empty()) return finish();
    memory.due = Due::passing;
  }
  void on(const PassCard& pass) const {
    memory.put_down[pass.by] = pass.card;
    for (int i = 0; i < moment.before.players; ++i)
      if (memory.passers.contains(seat(i)) && !memory.put_down[seat(i)]) return;
    memory.due = Due::taking_up;
  }
  void on(const HandOver&) const {
    memory.put_down = {};
    finish();
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
  void expect(Due due, Seat whose) const {
    memory.due = due;
    memory.whose = whose;
  }
  void begin_turn(Seat whose) const {
    memory.on_turn = whose;
    expect(Due::action, whose);
  }

  /// What follows from a card discarded, by whoever's turn it is.
  void discarded(BeachCard card, Seat by) const {
    memory.played += played_by(moment);
    memory.asked_for.reset();
    switch (card) {
      case BeachCard::mean_mermaid:
        return others_have_shells(moment.before, by) ? expect(Due::theft, by) : finish();
      case BeachCard::sneaker_wave:
        return others_have_shells(moment.before, by) ? expect(Due::washing, by) : finish();
      case BeachCard::seaweed:
        return moment.before.deck.total() > 0 ? expect(Due::drawer, by) : finish();
      case BeachCard::mermaid:
        memory.mermaid_played = true;
        return expect(Due::shell, by);
      default:
        return expect(Due::shell, by);
    }
  }

  /// The action is over with all it brought.
  void finish() const {
    memory.asked_for.reset();
    if (!memory.out.empty() || many_at_the_end(moment.after) > 0) {
      memory.due = Due::ending;
      return;
    }
    memory.bonus_turn = memory.mermaid_played;
    memory.mermaid_played = false;
    begin_turn(memory.bonus_turn ? memory.on_turn : clockwise(memory.on_turn, 1, moment.before.players));
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

void remember_passing(Memory& memory, const State& state) {
  memory.starfish = state.direction == Direction::left ? ShellCard::starfish_left : ShellCard::starfish_right;
  memory.put_down = state.passed;
  for (int i = 0; i < state.players; ++i) {
    const bool held_one = state.hands[seat(i)].total() > 0 || state.passed[seat(i)].has_value();
    (held_one ? memory.passers : memory.out).insert(seat(i));
  }
}

}  // namespace

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
  std::visit([keeper = Keeper{memory, moment}](const auto& deed) { keeper.on(deed); }, moment.action);
}

Memory Subject::remember(const Game&, const State& state) {
  Memory memory;
  for (int i = 0; i < state.players; ++i) memory.dealt[seat(i)] = state.hands[seat(i)].total();
  memory.due = due_at(state);
  memory.whose = state.acting;
  memory.on_turn = state.turn;
  memory.mermaid_played = state.bonus == Bonus::due;
  memory.bonus_turn = state.bonus == Bonus::running;
  memory.asked_for = state.asked_for;
  memory.drawn = state.drawn;
  memory.played = state.discards;
  memory.shells = state.shells;
  memory.shells_gone = state.shell_discards;
  memory.monster_shown = state.monster_shown;
  if (state.step == Step::passing || state.step == Step::handing_over) remember_passing(memory, state);
  return memory;
}

}  // namespace fathom::mermaid_beach::laws
