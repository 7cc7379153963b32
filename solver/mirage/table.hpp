#pragma once

#include <span>

#include "solver/mirage/common.hpp"

namespace fathom::solver::oasis {

/// Mirage's theorems, in rulebook order.
std::span<const Theorem> theorems();

}  // namespace fathom::solver::oasis
