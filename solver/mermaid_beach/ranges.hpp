#pragma once

#include <span>

#include "solver/mermaid_beach/common.hpp"
#include "solver/ranging.hpp"

namespace fathom::solver::beach {

using Asked = solver::Asked<MermaidBeach>;
using Played = solver::Played<MermaidBeach>;
using Ranging = solver::Ranging<MermaidBeach>;

/// Statements about Mermaid Beach with one number of its rules left open, in rulebook order.
std::span<const Ranging> all_ranges();

}  // namespace fathom::solver::beach

namespace fathom::solver {

template <>
std::vector<Range> ranges<mermaid_beach::MermaidBeach>(const mermaid_beach::Game& game, const Options& options);

}  // namespace fathom::solver
