#pragma once

#include <algorithm>
#include <string_view>

#include "properties/laws_testing.hpp"
#include "properties/mirage/adapter.hpp"

// What the tests of Mirage's laws share: those of the game as printed, and those of the variants.

namespace fathom::mirage::laws {

using Kept = properties::Kept<Adapter>;
using Doctor = properties::Doctor<Adapter>;
using properties::doctoring::act;
using properties::doctoring::after;
using properties::doctoring::legal_at;
using properties::doctoring::where;

/// Leaves out the last choice of a step.
inline Doctor one_choice_less(Step step) {
  return legal_at(step, [](Kept& kept) { kept.legal->pop_back(); });
}

inline Seat next_seat(const State& state, Seat from) { return clockwise(from, 1, state.players); }
inline const Law& named_law(std::string_view name) { return *std::ranges::find(Adapter::laws(), name, &Law::name); }

}  // namespace fathom::mirage::laws
