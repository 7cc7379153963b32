#pragma once

#include <span>

#include "solver/mermaid_beach/common.hpp"

namespace fathom::solver::beach {

/// Mermaid Beach's theorems, in rulebook order.
std::span<const Theorem> theorems();

}  // namespace fathom::solver::beach
