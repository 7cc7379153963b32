#pragma once

#include <vector>

#include "model/core/game.hpp"
#include "model/core/verdict.hpp"
#include "solver/options.hpp"

namespace fathom::solver {

/// Proves the theorems of a game: the published one, a house rule, or a mutant. The encodings speak of the published rules, so
/// that a game which differs from them loses the theorems that its difference breaks. Specialised in `solver/<game>.cpp`.
template <Specification G>
std::vector<Verdict> prove(const typename G::Game& game, const Options& options);

}  // namespace fathom::solver
