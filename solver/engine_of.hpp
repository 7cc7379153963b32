#pragma once

#include <span>
#include <vector>

#include "solver/engine.hpp"
#include "solver/ranges.hpp"
#include "solver/theorem.hpp"

/// What is proved of a game whose theorems are all that its folder says to a solver.
namespace fathom::solver {

/// The theorems of a game; one that has any specialises this.
template <Specification G>
std::span<const Theorem<G>> theorems_of() {
  return {};
}

template <Specification G>
std::vector<Verdict> prove(const typename G::Game& game, const Options& options) {
  return proved<G>(theorems_of<G>(), game, options);
}

/// How far a number can be moved is found by play alone, where no statement leaves it open.
template <Specification G>
std::vector<Range> ranges(const typename G::Game&, const Options&) {
  return {};
}

}  // namespace fathom::solver
