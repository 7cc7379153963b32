#pragma once

#include <span>

#include "solver/mermaid_rain/common.hpp"

namespace fathom::solver::rain {

/// Mermaid Rain's theorems, in rulebook order.
std::span<const Theorem> theorems();

}  // namespace fathom::solver::rain
