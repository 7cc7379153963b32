#pragma once

#include <vector>

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "properties/comparing/metrics.hpp"

namespace fathom::properties {

/// Mermaid Rain as a designer asks about it: points by source, melds in their ranking, what a player may go without.
template <>
struct Metrics<mermaid_rain::MermaidRain> : AnyMetrics<mermaid_rain::MermaidRain> {
  static std::vector<std::string_view> sources();
  static Earnings earned(const Game& game, const State& before, const Action& action, const State& after);
  static SeatSet winners(const Game& game, const State& state, int players);
  static Tallied tallied();
  static Marks marks(const Game& game, const State& before, const Action& action, const State& after);
  static std::vector<Option<mermaid_rain::MermaidRain>> options();
  /// She makes her meld better as long as she can, then ends it; otherwise she goes for tokens, as the adapter has it.
  static int eagerness(const Game& game, const State& state, const Action& action);
  static Enough enough();
};

}  // namespace fathom::properties
