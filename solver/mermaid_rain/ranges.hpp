#pragma once

#include <span>

#include "solver/mermaid_rain/common.hpp"
#include "solver/ranging.hpp"

namespace fathom::solver::rain {

using Asked = solver::Asked<MermaidRain>;
using Played = solver::Played<MermaidRain>;
using Ranging = solver::Ranging<MermaidRain>;

/// Cards, hands and rounds.
std::span<const Ranging> dealing_ranges();
/// Ranks, shares and the bonus; the tribute.
std::span<const Ranging> scoring_ranges();

}  // namespace fathom::solver::rain

namespace fathom::solver {

template <>
std::vector<Range> ranges<mermaid_rain::MermaidRain>(const mermaid_rain::Game& game, const Options& options);

}  // namespace fathom::solver
