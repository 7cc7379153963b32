#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "properties/mermaids_song/adapter.hpp"
#include "properties/mermaids_song/shared.hpp"

namespace fathom::mermaids_song::laws {

namespace {

/// Whether somebody has to choose what is covered, once all that cancels in one way only is covered.
bool leaves_a_choice(Cards visible) {
  while (!visible.is_beyond() && cancel_somehow(visible)) {
    const std::vector<Cards> ways = smallest_ways_to_cancel(visible);
    if (ways.size() > 1) return true;
    visible -= ways[0];
  }
  return false;
}

/// One function for each action that a spectator keeps in mind. She knows to how many cards hands are drawn up at her table,
/// what wins there, and how the rules are read.
struct Keeper {
  History& history;
  const Transition& transition;

  void on(const Deal& deal) const {
    ++history.dealt[deal.to];
    if (deal.card == Card::mermaid) ++history.mermaids_dealt[deal.to];
  }
  void on(const FirstPlayer& first) const {
    history.opening = Opening::first_turn;
    begin_turn(first.to);
  }
  void on(const Draw& draw) const {
    history.special_drawn = history.special_drawn || must_be_played_at_once(draw.card);
    go_on();
  }
  void on(const DrawNext&) const { history.due = draws() ? Due::drawing : Due::choice; }
  void on(const Reshuffle&) const {
    history.discarded = {};
    if (rules().renewed == Renewed::at_once) return go_on();
    history.due = Due::drawing;
  }
  void on(const EndPlay&) const { history.due = Due::nothing; }
  void on(const DiscardHand& discard) const {
    history.discarded += transition.before.hands[discard.by];
    end_turn();
  }
  void on(const BeginActions&) const {
    history.in_actions = true;
    go_on();
  }

  void on(const PlayMermaid& play) const {
    history.with[play.by].push_back({});
    ++history.new_mermaids;
  }
  void on(const Play& play) const {
    const Mermaid* mermaid = mermaid_of(transition.before, play.on, play.nth);
    if (mermaid == nullptr) return;
    if (static_cast<std::size_t>(play.nth) <= history.with[play.on].size())
      ++history.with[play.on][play.nth - 1U][play.card];
    if (cancel_somehow(mermaid->visible)) return;  // somebody plays before what cancels is covered: a law says so
    cancels(mermaid->visible + Cards{play.card});
  }
  void on(const Cover& cover) const {
    const Mermaid* mermaid =
        transition.before.target ? mermaid_of(transition.before, *transition.before.target, transition.before.nth) : nullptr;
    if (mermaid != nullptr && mermaid->visible.has(cover.cards)) cancels(mermaid->visible - cover.cards);
  }

  void on(const ReleaseKraken&) const {
    plays_special(Card::kraken);
    for (int i = 0; i < transition.before.players; ++i)
      if (most_power(transition.game, transition.before, seat(i)) > 0) history.toll.insert(seat(i));
    pay_or_go_on();
  }
  void on(const Lose& lose) const {
    leaves(lose.by, lose.nth);
    history.toll.erase(lose.by);
    pay_or_go_on();
  }
  void on(const PlayTreasure& play) const {
    plays_special(Card::treasure);
    history.robbed = play.from;
    history.due = Due::lure;
  }
  void on(const Lure& lure) const {
    if (history.robbed) --history.creatures[*history.robbed][lure.creature];
    history.robbed.reset();
    won(lure.creature);
    if (history.due != Due::nothing) go_on();
  }
  void on(const DiscardTreasure&) const {
    ++history.discarded[Card::treasure];
    end_turn();
  }
  void on(const Entice& entice) const {
    leaves(entice.by, entice.nth);
    history.due = transition.before.creature_deck.total() > 0 ? Due::creature : Due::actions;
    won(entice.creature);
  }
  void on(const TurnCreature&) const {
    if (history.due == Due::creature) history.due = Due::actions;
  }
  void on(const EndTurn&) const { end_turn(); }
  template <class Other>
  void on(const Other&) const {}

 private:
  [[nodiscard]] const Rules& rules() const { return transition.game.rules; }
  void begin_turn(Seat whose) const {
    history.on_turn = whose;
    history.in_actions = history.special_drawn = false;
    history.new_mermaids = 0;
    if (rules().discarding_when == DiscardingWhen::after_drawing) return go_on();
    history.due = Due::choice_to_draw;
  }
  void end_turn() const {
    if (has_won()) return;
    history.opening = Opening::under_way;
    begin_turn(clockwise(history.on_turn, 1, transition.before.players));
  }
  /// Whether whoever's turn it is has the total; then nothing more is due.
  [[nodiscard]] bool has_won() const {
    if (loyalty(history.creatures[history.on_turn]) < wins_here(transition.game, transition.before.players)) return false;
    history.due = Due::nothing;
    return true;
  }

  /// Back to the phase of the turn: in the draw phase the hand is drawn up first.
  void go_on() const {
    if (history.in_actions)
      history.due = Due::actions;
    else if (draws())
      history.due = could_act_first() ? Due::pause : Due::drawing;
    else
      history.due = Due::choice;
  }
  [[nodiscard]] bool is_complete() const {
    return transition.after.hands[history.on_turn].total() >= drawn_up_to(transition.game, history.opening);
  }
  [[nodiscard]] bool draws() const { return !is_complete() || renewed_at_once(transition.game, transition.after); }
  /// Whether there is anything that she could do before the next card comes.
  [[nodiscard]] bool could_act_first() const {
    if (renewed_at_once(transition.game, transition.after)) return false;
    const bool has_special = holds_a_special_card(transition.after.hands[history.on_turn]);
    return ends_at_any_time(transition.game) || (has_special && specials_between_draws(transition.game));
  }
  /// A special card played with the hand complete may be the first of the actions, as the rules are read.
  void plays_special(Card card) const {
    ++history.discarded[card];
    if (history.due == Due::choice && rules().drawn_again == DrawnAgain::once_only) history.in_actions = true;
  }
  void cancels(const Cards& visible) const { history.due = leaves_a_choice(visible) ? Due::cover : Due::actions; }
  void pay_or_go_on() const {
    if (history.toll.empty()) return go_on();
    history.due = Due::toll;
  }
  void leaves(Seat owner, int nth) const {
    const auto place = static_cast<std::size_t>(nth) - 1;
    if (place >= history.with[owner].size()) return;
    const auto hers = static_cast<int>(history.with[owner].size());
    if (owner == history.on_turn && nth > hers - history.new_mermaids) --history.new_mermaids;
    history.discarded += history.with[owner][place];
    ++history.discarded[Card::mermaid];
    history.with[owner].erase_at(place);
  }
  void won(Creature creature) const {
    ++history.creatures[history.on_turn][creature];
    if (rules().winning_when == WinningWhen::at_once) (void)has_won();
  }
};

/// What is due at a step, where a trace begins.
Due due_at(const State& state) {
  switch (state.step) {
    case Step::laying_creatures:
    case Step::dealing:
    case Step::first_player:
      return Due::setting_up;
    case Step::before_drawing:
      return Due::choice_to_draw;
    case Step::between_draws:
      return Due::pause;
    case Step::drawing:
      return Due::drawing;
    case Step::choosing:
      return Due::choice;
    case Step::acting:
      return Due::actions;
    case Step::covering:
      return Due::cover;
    case Step::losing:
      return Due::toll;
    case Step::luring:
      return Due::lure;
    case Step::replacing:
      return Due::creature;
    case Step::over:
      return Due::nothing;
  }
  return Due::nothing;
}

}  // namespace

void Adapter::keep(History& history, const Transition& transition) {
  std::visit([keeper = Keeper{history, transition}](const auto& act) { keeper.on(act); }, transition.action);
}

History Adapter::history_at(const Game&, const State& state) {
  History history;
  history.due = due_at(state);
  history.on_turn = state.turn;
  history.opening = state.opening;
  history.in_actions = state.phase == Phase::action;
  history.special_drawn = state.special == Special::played || holds_a_special_card(state.hands[state.turn]);
  history.discarded = state.discards;
  history.toll = state.still_to_lose;
  if (state.step == Step::luring) history.robbed = state.target;
  history.creatures = state.enticed;
  for (const Seat at : seated(state.players)) {
    history.dealt[at] = state.hands[at].total();
    history.mermaids_dealt[at] = state.hands[at][Card::mermaid];
    for (const Mermaid& mermaid : state.mermaids[at]) history.with[at].push_back(mermaid.visible + mermaid.covered);
  }
  return history;
}

}  // namespace fathom::mermaids_song::laws
