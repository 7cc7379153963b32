#pragma once

#include "model/core/svg_panels.hpp"
#include "model/mirage/rules.hpp"
#include "model/mirage/state.hpp"

// What is explained below the picture of a position: what everything is, and what every player has.

namespace fathom::mirage {

inline constexpr int legend_least_width = 620;
SvgLaid legend(const Game& game, const State& state, int width);

}  // namespace fathom::mirage
