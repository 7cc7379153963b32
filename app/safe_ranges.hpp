#pragma once

#include <vector>

#include "app/consequences.hpp"

namespace fathom::app {

/// Whether a claim holds for the published number alone: it says what is printed. One that holds for more values is a limit.
bool restates(const solver::Range& range);

/// How far a number that a variant changes may be moved from the value it has in `base`. `ranges` are what Z3 proved of this
/// number there; elsewhere campaigns with `options` are halved until the edge is found, of the laws that do not merely
/// restate the number.
SafeRange safe_range(const Registered& game, const std::any& base, const Changed& change,
                     const std::vector<solver::Range>& ranges, properties::Options options);

}  // namespace fathom::app
