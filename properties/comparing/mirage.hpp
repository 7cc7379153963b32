#pragma once

#include <vector>

#include "model/mirage/mirage.hpp"
#include "properties/comparing/metrics.hpp"

namespace fathom::properties {

/// Mirage as a designer asks about it: points from regions, tents and trees, what a player may go without.
template <>
struct Metrics<mirage::Mirage> : AnyMetrics<mirage::Mirage> {
  static std::vector<std::string_view> sources();
  static Earnings earned(const Game& game, const State& before, const Action& action, const State& after);
  static SeatSet winners(const Game& game, const State& state, int players);
  static std::vector<Option<mirage::Mirage>> options();
  static Enough enough();
};

}  // namespace fathom::properties
