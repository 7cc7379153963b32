#include <algorithm>
#include <variant>

#include "properties/mermaid_rain/naive.hpp"
#include "properties/mermaid_rain/subject.hpp"

namespace fathom::mermaid_rain::laws {
namespace {

void begin_round(Memory& memory) {
  const int cards_turned = memory.cards_turned;
  memory = Memory{};
  memory.cards_turned = cards_turned;
}

void enter(Memory& memory, const Moment& moment, Seat who) {
  const Hex here = moment.after.mermaids[who];
  memory.just_entered = false;
  if (!is_treasure(ground(moment.game, moment.after.players, here))) return;
  memory.just_entered = !memory.entered[who].contains(here);
  if (memory.just_entered) memory.entered[who].push_back(here);
}

void gain(Memory& memory, const Moment& moment, Seat who) { memory.gained[who].push_back(moment.before.mermaids[who]); }

/// By the best that everybody's cards make; or by what each has called them, where that is for her to say.
void rank(Memory& memory, const State& before) {
  for (int i = 0; i < before.players; ++i) {
    if (before.step != Step::declaring) memory.rank[seat(i)] = meld_rank(shown(before, seat(i)));
    memory.order.push_back(seat(i));
  }
  std::sort(memory.order.begin(), memory.order.end(), [&](Seat a, Seat b) {
    if (memory.rank[a] != memory.rank[b]) return memory.rank[a] < memory.rank[b];
    return steps_clockwise(before.dealer, a, before.players) < steps_clockwise(before.dealer, b, before.players);
  });
}

/// One function for each deed that a spectator keeps in mind; the rest passes unnoticed.
struct Keeper {
  Memory& memory;
  const Moment& moment;

  void on(const Deal& deal) const { memory.dealt[deal.to] += deal.cards.total(); }
  void on(const TurnUndercurrents&) const { ++memory.cards_turned; }
  void on(const TurnTile& turn) const { ++memory.turned_up[turn.tile.shape()]; }
  void on(const Pick& pick) const { memory.picked.push_back(pick.by); }
  void on(const GoWithout& without) const { memory.picked.push_back(without.by); }
  void on(const Declare& declare) const { memory.rank[declare.by] = static_cast<int>(index_of(declare.meld)); }
  void on(const TakeBonus& take) const { memory.had_effect.insert(take.by); }
  void on(const DrawTile& draw) const { memory.had_effect.insert(draw.by); }
  void on(const ForgoBonus& forgo) const { memory.had_effect.insert(forgo.by); }
  void on(const Warp& warp) const {
    memory.warped.insert(warp.by);
    memory.had_effect.insert(warp.by);
    if (moment.game.rules.warp_entry == WarpEntry::counts) return enter(memory, moment, warp.by);
    // where a warp uses up no entry, it is one by itself each time
    memory.just_entered = is_treasure(ground(moment.game, moment.after.players, moment.after.mermaids[warp.by]));
  }
  void on(const Move& move) const { move_on(move.by); }
  void on(const DeepSea& move) const { move_on(move.by); }
  void move_on(Seat who) const {
    memory.moved.insert(who);
    enter(memory, moment, who);
  }
  void on(const Take& take) const { gain(memory, moment, take.by); }
  void on(const TakeHidden& take) const { gain(memory, moment, take.by); }
  void on(const EndTurn& end) const {
    memory.ended.push_back(end.by);
    memory.just_entered = false;
  }
  void on(const Drift& drift) const { memory.drifted.push_back(drift.by); }
  template <class Other>
  void on(const Other&) const {}
};

}  // namespace

void Subject::keep(Memory& memory, const Moment& moment) {
  std::visit([keeper = Keeper{memory, moment}](const auto& deed) { keeper.on(deed); }, moment.action);
  if (ranks_melds(moment)) rank(memory, moment.before);
  if (moment.before.round != moment.after.round || std::holds_alternative<FirstDealer>(moment.action)) begin_round(memory);
}

Memory Subject::remember(const Game& game, const State& state) {
  Memory memory;
  memory.cards_turned = state.round - (state.step <= Step::undercurrents ? 1 : 0);
  const int dealt_each_round = game.rules.cards_dealt;
  const bool dealing = state.step == Step::dealing;
  for (int i = 0; i < state.players; ++i) {
    const Seat who = seat(i);
    const int place = steps_clockwise(state.dealer, who, state.players);
    const int dealing_to = steps_clockwise(state.dealer, state.acting, state.players);
    if (!dealing || place < dealing_to) memory.dealt[who] = dealt_each_round;
    if (dealing && place == dealing_to) memory.dealt[who] = dealt_each_round - state.owed;
    memory.rank[who] = static_cast<int>(index_of(state.made[who].value_or(Meld::octopus)));
  }
  if (state.step == Step::turning_tiles)
    if (const Undercurrents* card = last_turned(game, state))
      memory.turned_up = card->columns[static_cast<std::size_t>(state.players - 3)] - state.to_turn;
  memory.order = state.order;
  const bool riding = state.step >= Step::starting && state.step <= Step::taking;
  for (const Seat who : state.order) {
    if (!state.bonus_due.contains(who)) memory.had_effect.insert(who);
    if (state.step >= Step::picking && !state.pick_due.contains(who)) memory.picked.push_back(who);
    if (state.step > Step::taking || (riding && state.order.index_of(who) < state.order.index_of(state.acting)))
      memory.ended.push_back(who);
  }
  memory.warped = state.warped;
  for (const Visit& visit : state.visits) {
    memory.entered[state.acting].push_back(visit.at);
    for (int i = 0; i < visit.gained; ++i) memory.gained[state.acting].push_back(visit.at);
  }
  const auto again = [&](const Visit& visit) { return visit.at == state.mermaids[state.acting] && visit.entries > 1; };
  memory.just_entered = state.step == Step::taking || state.step == Step::warp_taking || state.step == Step::warp_looking ||
                        (state.step == Step::looking && std::ranges::none_of(state.visits, again));
  return memory;
}

}  // namespace fathom::mermaid_rain::laws
