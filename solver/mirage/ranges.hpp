#pragma once

#include <span>

#include "model/mirage/mirage.hpp"
#include "solver/ranging.hpp"

namespace fathom::solver::oasis {

/// Statements about Mirage with one number of its rules left open, in rulebook order.
std::span<const Ranging<mirage::Mirage>> all_ranges();

}  // namespace fathom::solver::oasis

namespace fathom::solver {

template <>
std::vector<Range> ranges<mirage::Mirage>(const mirage::Game& game, const Options& options);

}  // namespace fathom::solver
