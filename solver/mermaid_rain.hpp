#pragma once

#include <vector>

#include "model/core/verdict.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "solver/options.hpp"

namespace fathom::solver {

/// Proves Mermaid Rain's theorems of this game: the published one, a house rule, or a mutant. The encodings speak of the
/// published rules, so that a game which differs from them loses the theorems that its difference breaks.
std::vector<Verdict> prove_mermaid_rain(const mermaid_rain::Game& game, const Options& options);

}  // namespace fathom::solver
