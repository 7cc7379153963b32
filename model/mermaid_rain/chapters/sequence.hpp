#pragma once

#include "model/mermaid_rain/chapters/chapter.hpp"

// Game Round: at which step of a round which action has its place, and whose it is.

namespace fathom::mermaid_rain::sequence {

/// rounds.sequence and rounds.in_turn — Game Round.
inline constexpr auto clauses =
    timing_clauses("rounds.sequence", "rounds.in_turn", [](const State& state) { return state.acting; });

}  // namespace fathom::mermaid_rain::sequence
