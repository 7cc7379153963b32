#pragma once

#include <vector>

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "properties/comparing/metrics.hpp"

namespace fathom::properties {

/// Mermaid Beach as a designer asks about it: points by the value of the shells, what a player may go without.
template <>
struct Metrics<mermaid_beach::MermaidBeach> : AnyMetrics<mermaid_beach::MermaidBeach> {
  static std::vector<std::string_view> sources();
  static Earnings earned(const Game& game, const State& before, const Action& action, const State& after);
  static SeatSet winners(const Game& game, const State& state, int players);
  static std::vector<Option<mermaid_beach::MermaidBeach>> options();
  static Enough enough();
};

}  // namespace fathom::properties
