#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "model/mermaid_rain/by_the_book.hpp"
#include "properties/mermaid_rain/adapter.hpp"

namespace fathom::mermaid_rain::laws {
namespace {

void begin_round(History& history) {
  History next;
  next.cards_turned = history.cards_turned;
  next.stage = history.stage;
  history = next;
}

void enter(History& history, const Transition& transition, Seat who) {
  const Hex here = transition.after.mermaids[who];
  history.just_entered = false;
  history.looked = false;
  if (!is_treasure(ground(transition.game, transition.after.players, here))) return;
  history.just_entered = !history.entered[who].contains(here);
  if (history.just_entered) history.entered[who].push_back(here);
}

/// What is gained by a warp that stands apart is no token of the space for the round, and there is one of it.
void gain(History& history, const Transition& transition, Seat who) {
  if (transition.game.rules.warp_entry == WarpEntry::apart && history.warped_and_not_moved(who)) {
    history.just_entered = false;
    return;
  }
  history.gained[who].push_back(transition.before.mermaids[who]);
}

/// By the best that everybody's cards make; or by what each has called them, where that is for her to say.
void rank(History& history, const State& before) {
  for (int i = 0; i < before.players; ++i) {
    if (before.step != Step::declaring) history.rank[seat(i)] = meld_rank(shown(before, seat(i)));
    history.order.push_back(seat(i));
  }
  std::sort(history.order.begin(), history.order.end(), [&](Seat a, Seat b) {
    if (history.rank[a] != history.rank[b]) return history.rank[a] < history.rank[b];
    return steps_clockwise(before.dealer, a, before.players) < steps_clockwise(before.dealer, b, before.players);
  });
}

/// One function for each action that a spectator keeps in mind; the rest passes unnoticed.
struct Keeper {
  History& history;
  const Transition& transition;

  void on(const Deal& deal) const { history.dealt[deal.to] += deal.cards.total(); }
  void on(const TurnUndercurrents&) const { ++history.cards_turned; }
  void on(const TurnTile& turn) const { ++history.turned_up[turn.tile.shape()]; }
  void on(const Pick& pick) const { history.picked.push_back(pick.by); }
  void on(const GoWithout& without) const { history.picked.push_back(without.by); }
  void on(const Declare& declare) const { history.rank[declare.by] = static_cast<int>(index_of(declare.meld)); }
  void on(const TakeBonus& take) const { history.had_effect.insert(take.by); }
  void on(const DrawTile& draw) const { history.had_effect.insert(draw.by); }
  void on(const ForgoBonus& forgo) const { history.had_effect.insert(forgo.by); }
  void on(const Warp& warp) const {
    history.warped.insert(warp.by);
    history.had_effect.insert(warp.by);
    if (transition.game.rules.warp_entry == WarpEntry::counts) return enter(history, transition, warp.by);
    // where a warp uses up no entry, it is one by itself each time
    history.looked = false;
    history.just_entered =
        is_treasure(ground(transition.game, transition.after.players, transition.after.mermaids[warp.by]));
  }
  void on(const Look& look) const {
    history.looked = std::ranges::none_of(transition.before.face_down, [&](const FaceDown& token) {
      return token.owner == look.by && !token.seen.contains(look.by);
    });
  }
  void on(const Move& move) const { move_on(move.by); }
  void on(const DeepSea& move) const { move_on(move.by); }
  void on(const PaidMove& move) const { move_on(move.by); }
  void move_on(Seat who) const {
    history.moved.insert(who);
    enter(history, transition, who);
  }
  void on(const Take& take) const { gain(history, transition, take.by); }
  void on(const TakeHidden& take) const { gain(history, transition, take.by); }
  void on(const EndTurn& end) const {
    history.ended.push_back(end.by);
    history.just_entered = false;
    history.looked = false;
  }
  void on(const Drift& drift) const { history.drifted.push_back(drift.by); }
  template <class Other>
  void on(const Other&) const {}
};

/// The part of the game that a step of it belongs to: what is due there comes next, or has begun.
Stage stage_at(Step step) {
  constexpr std::array<std::pair<Step, Stage>, 17> begins{{{Step::laying_tokens, Stage::face_up_tokens},
                                                           {Step::setting_out, Stage::face_up_tokens},
                                                           {Step::first_dealer, Stage::face_down_tokens},
                                                           {Step::dealing, Stage::first_dealer},
                                                           {Step::undercurrents, Stage::deal},
                                                           {Step::turning_tiles, Stage::undercurrents},
                                                           {Step::choosing_cards, Stage::offer},
                                                           {Step::picking, Stage::melds},
                                                           {Step::passing_prince, Stage::picks},
                                                           {Step::warp_looking, Stage::melds},
                                                           {Step::starting, Stage::prince},
                                                           {Step::clearing, Stage::riding},
                                                           {Step::drifting, Stage::clearing},
                                                           {Step::adjusting, Stage::clearing},
                                                           {Step::turning_up_treasure, Stage::clearing},
                                                           {Step::tribute, Stage::treasure_up},
                                                           {Step::scoring, Stage::tribute}}};
  Stage stage{};
  for (const auto& [first, at] : begins)
    if (first <= step) stage = at;
  return stage;
}

}  // namespace

void Adapter::keep(History& history, const Transition& transition) {
  std::visit([keeper = Keeper{history, transition}](const auto& act) { keeper.on(act); }, transition.action);
  if (const auto stage = stage_of(transition.action)) history.stage = *stage;
  if (ranks_melds(transition)) rank(history, transition.before);
  if (transition.before.round != transition.after.round || std::holds_alternative<FirstDealer>(transition.action))
    begin_round(history);
}

History Adapter::history_at(const Game& game, const State& state) {
  History history;
  history.stage = stage_at(state.step);
  history.cards_turned = state.round - (state.step <= Step::undercurrents ? 1 : 0);
  const int dealt_each_round = game.rules.cards_dealt;
  const bool dealing = state.step == Step::dealing;
  for (int i = 0; i < state.players; ++i) {
    const Seat who = seat(i);
    const int place = steps_clockwise(state.dealer, who, state.players);
    const int dealing_to = steps_clockwise(state.dealer, state.acting, state.players);
    if (!dealing || place < dealing_to) history.dealt[who] = dealt_each_round;
    if (dealing && place == dealing_to) history.dealt[who] = dealt_each_round - state.owed;
    history.rank[who] = static_cast<int>(index_of(state.made[who].value_or(Meld::octopus)));
  }
  if (state.step == Step::turning_tiles)
    if (const Undercurrents* card = last_turned(game, state))
      history.turned_up = card->columns[static_cast<std::size_t>(state.players - 3)] - state.to_turn;
  history.order = state.order;
  const bool riding = state.step >= Step::starting && state.step <= Step::taking;
  for (const Seat who : state.order) {
    if (!state.bonus_due.contains(who)) history.had_effect.insert(who);
    if (state.step >= Step::picking && !state.pick_due.contains(who)) history.picked.push_back(who);
    if (state.step > Step::taking || (riding && state.order.index_of(who) < state.order.index_of(state.acting)))
      history.ended.push_back(who);
  }
  history.warped = state.warped;
  history.looked = state.looked.contains(state.acting);
  for (const Visit& visit : state.visits) {
    history.entered[state.acting].push_back(visit.at);
    for (int i = 0; i < visit.gained; ++i) history.gained[state.acting].push_back(visit.at);
  }
  const auto again = [&](const Visit& visit) { return visit.at == state.mermaids[state.acting] && visit.entries > 1; };
  history.just_entered = state.step == Step::taking || state.step == Step::warp_taking || state.step == Step::warp_looking ||
                         (state.step == Step::looking && std::ranges::none_of(state.visits, again));
  return history;
}

}  // namespace fathom::mermaid_rain::laws
