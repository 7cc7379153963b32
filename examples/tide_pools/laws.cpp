#include <fathom/laws.hpp>

#include "game.hpp"

// What must be true of every play of Tide Pools, told without a look at how the book does it.

namespace tide_pools {

using Played = properties::AnyAdapter<TidePools>;
using Transition = properties::Transition<Played>;

static std::string pools_grow_as_told(const Transition& at) {
  const auto& [before, after] = std::tie(at.before.pools, at.after.pools);
  const Seat who = at.before.acting;
  const auto* pinch = std::get_if<Pinch>(&at.action);
  if (pinch == nullptr && after[who].total() <= before[who].total()) return {};
  const bool may_overflow = pinch != nullptr && at.game.rules.room == Room::not_needed;
  if (after[who].total() > at.game.rules.shells_in_pool && !may_overflow) return "her pool holds too many shells";
  if (after[who][Card::crab] > 0) return "a crab lies in her pool";
  if (pinch == nullptr) return {};
  if (at.before.hands[who][Card::crab] == 0) return "she pinches without a crab";
  const bool comes_from_another = pinch->from != who && after[pinch->from] + Cards{pinch->shell} == before[pinch->from];
  return comes_from_another ? "" : "the shell has not come from another pool";
}

static std::string turns_end_as_told(const Transition& at) {
  if (at.before.step != Step::acting) return {};
  const Seat who = at.before.acting;
  if (at.after.acting != clockwise(who, 1, at.after.players)) return "the turn does not pass to her left";
  if ((at.after.step == Step::counting) != at.after.deck.empty()) return "the tide comes with the last card alone";
  const int held = at.after.hands[who].total();
  return held == at.game.rules.dealt ? "" : plainly(who) + " holds " + std::to_string(held) + " after her turn";
}

/// Sets are taken out one by one, and the rest added up.
static std::string points_are_as_counted(const Transition& at) {
  if (!std::holds_alternative<Count>(at.action)) return {};
  for (const Seat who : seated(at.after.players)) {
    int points = 0;
    Cards pool = at.before.pools[who];
    for (const Cards set{Card::shell_1, Card::shell_2, Card::shell_3}; pool.has(set); pool -= set)
      points += 1 + 2 + 3 + at.game.rules.for_a_set;
    points += pool[Card::shell_1] + pool[Card::shell_2] * 2 + pool[Card::shell_3] * 3;
    points -= at.before.hands[who][Card::crab] * at.game.rules.for_a_crab;
    if (TidePools::scores(at.after)[who] != points) return plainly(who) + " has " + std::to_string(points) + " points";
  }
  return {};
}

}  // namespace tide_pools

template <>
std::span<const fathom::properties::Law<tide_pools::Played>> fathom::properties::laws_of<tide_pools::TidePools>() {
  using namespace tide_pools;
  using Asks = AsksTransition<Played>;
  static constexpr Law<Played> all[] = {
      {"pools_grow_as_told", "pools.as_told", Asks{pools_grow_as_told}, {Played::done<Lay>, Played::done<Pinch>}},
      {"turns_end_as_told", "turns.as_told", Asks{turns_end_as_told}, {Played::done<Lay>}},
      {"points_are_as_counted", "scoring.by_hand", Asks{points_are_as_counted}, {Played::game_over}},
  };
  return all;
}
