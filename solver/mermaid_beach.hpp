#pragma once

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "solver/engine.hpp"

namespace fathom::solver {

template <>
std::vector<Verdict> prove<mermaid_beach::MermaidBeach>(const mermaid_beach::Game& game, const Options& options);

}  // namespace fathom::solver
