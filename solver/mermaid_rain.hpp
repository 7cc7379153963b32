#pragma once

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "solver/engine.hpp"

namespace fathom::solver {

template <>
std::vector<Verdict> prove<mermaid_rain::MermaidRain>(const mermaid_rain::Game& game, const Options& options);

}  // namespace fathom::solver
