#pragma once

#include "model/mirage/mirage.hpp"
#include "solver/engine.hpp"

namespace fathom::solver {

template <>
std::vector<Verdict> prove<mirage::Mirage>(const mirage::Game& game, const Options& options);

}  // namespace fathom::solver
