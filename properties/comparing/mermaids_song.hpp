#pragma once

#include <vector>

#include "model/mermaids_song/mermaids_song.hpp"
#include "properties/comparing/metrics.hpp"

namespace fathom::properties {

/// Mermaid's Song as a designer asks about it: loyalty by how the creatures came, what a player may go without.
template <>
struct Metrics<mermaids_song::MermaidsSong> : AnyMetrics<mermaids_song::MermaidsSong> {
  static std::vector<std::string_view> sources();
  static Earnings earned(const Game& game, const State& before, const Action& action, const State& after);
  static SeatSet winners(const Game& game, const State& state, int players);
  static std::vector<Option<mermaids_song::MermaidsSong>> options();
  static Enough enough();
};

}  // namespace fathom::properties
