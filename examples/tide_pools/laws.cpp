#include <fathom/laws.hpp>

#include "game.hpp"

// What must be true of every play of Tide Pools, told without a look at how the book does it.

namespace tide_pools {

using Played = properties::AnySubject<TidePools>;
using Moment = properties::Moment<Played>;

static std::string pools_grow_as_told(const Moment& moment) {
  const auto& [before, after] = std::tie(moment.before.pools, moment.after.pools);
  const Seat who = moment.before.acting;
  const auto* pinch = std::get_if<Pinch>(&moment.action);
  if (pinch == nullptr && after[who].total() <= before[who].total()) return {};
  const bool may_overflow = pinch != nullptr && moment.game.rules.room == Room::not_needed;
  if (after[who].total() > moment.game.rules.shells_in_pool && !may_overflow) return "her pool holds too many shells";
  if (after[who][Card::crab] > 0) return "a crab lies in her pool";
  if (pinch == nullptr) return {};
  if (moment.before.hands[who][Card::crab] == 0) return "she pinches without a crab";
  const bool comes_from_another = pinch->from != who && after[pinch->from] + Cards{pinch->shell} == before[pinch->from];
  return comes_from_another ? "" : "the shell has not come from another pool";
}

static std::string turns_end_as_told(const Moment& moment) {
  if (moment.before.step != Step::acting) return {};
  const Seat who = moment.before.acting;
  if (moment.after.acting != clockwise(who, 1, moment.after.players)) return "the turn does not pass to her left";
  if ((moment.after.step == Step::counting) != moment.after.deck.empty()) return "the tide comes with the last card alone";
  const int held = moment.after.hands[who].total();
  return held == moment.game.rules.dealt ? "" : plainly(who) + " holds " + std::to_string(held) + " after her turn";
}

/// Sets are taken out one by one, and the rest added up.
static std::string points_are_as_counted(const Moment& moment) {
  if (!std::holds_alternative<Count>(moment.action)) return {};
  for (const Seat who : seated(moment.after.players)) {
    int points = 0;
    Cards pool = moment.before.pools[who];
    for (const Cards set{Card::shell_1, Card::shell_2, Card::shell_3}; pool.has(set); pool -= set)
      points += 1 + 2 + 3 + moment.game.rules.for_a_set;
    points += pool[Card::shell_1] + pool[Card::shell_2] * 2 + pool[Card::shell_3] * 3;
    points -= moment.before.hands[who][Card::crab] * moment.game.rules.for_a_crab;
    if (TidePools::scores(moment.after)[who] != points) return plainly(who) + " has " + std::to_string(points) + " points";
  }
  return {};
}

}  // namespace tide_pools

template <>
std::span<const fathom::properties::Law<tide_pools::Played>> fathom::properties::laws_of<tide_pools::TidePools>() {
  using namespace tide_pools;
  using Asks = AsksMoment<Played>;
  static constexpr Law<Played> all[] = {
      {"pools_grow_as_told", "pools.as_told", Asks{pools_grow_as_told}, {Played::done<Lay>, Played::done<Pinch>}},
      {"turns_end_as_told", "turns.as_told", Asks{turns_end_as_told}, {Played::done<Lay>}},
      {"points_are_as_counted", "scoring.by_hand", Asks{points_are_as_counted}, {Played::game_over}},
  };
  return all;
}
