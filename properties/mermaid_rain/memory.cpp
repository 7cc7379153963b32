#include <algorithm>
#include <variant>

#include "properties/mermaid_rain/naive.hpp"
#include "properties/mermaid_rain/subject.hpp"

namespace fathom::mermaid_rain::laws {
namespace {

constexpr int dealt_each_round = 7;

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
  memory.entered[who].push_back(here);
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
  void on(const Warp& warp) const {
    memory.warped.insert(warp.by);
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
  if (moment.before.step != Step::dealing && moment.after.step == Step::dealing) begin_round(memory);
}

Memory Subject::remember(const Game& game, const State& state) {
  Memory memory;
  for (const std::uint8_t card : state.turned) memory.cards_turned += card != 0 ? 1 : 0;
  const bool dealing = state.step == Step::dealing;
  for (int i = 0; i < state.players; ++i) {
    const Seat who = seat(i);
    const int place = steps_clockwise(state.dealer, who, state.players);
    const int dealing_to = steps_clockwise(state.dealer, state.acting, state.players);
    if (!dealing || place < dealing_to) memory.dealt[who] = dealt_each_round;
    if (dealing && place == dealing_to) memory.dealt[who] = dealt_each_round - state.owed;
    memory.rank[who] = static_cast<int>(index_of(state.made[who].value_or(Meld::octopus)));
  }
  if (state.step == Step::turning_tiles && memory.cards_turned > 0) {
    const auto card = static_cast<std::size_t>(state.turned[static_cast<std::size_t>(memory.cards_turned) - 1]);
    if (card >= 1 && card <= game.box.undercurrents.size())
      memory.turned_up = game.box.undercurrents[card - 1].column(state.players) - state.to_turn;
  }
  memory.order = state.order;
  const bool riding = state.step >= Step::starting && state.step <= Step::taking;
  for (const Seat who : state.order) {
    if (state.step >= Step::picking && !state.pick_due.contains(who)) memory.picked.push_back(who);
    if (state.step > Step::taking || (riding && state.order.index_of(who) < state.order.index_of(state.acting)))
      memory.ended.push_back(who);
  }
  memory.warped = state.warped;
  for (const Visit& visit : state.visits) {
    memory.entered[state.acting].push_back(visit.at);
    for (int i = 0; i < visit.gained; ++i) memory.gained[state.acting].push_back(visit.at);
  }
  memory.just_entered = state.step == Step::taking || state.step == Step::looking || state.step == Step::warp_taking;
  return memory;
}

}  // namespace fathom::mermaid_rain::laws
