#pragma once

#include "model/mermaids_song/mermaids_song.hpp"
#include "solver/engine.hpp"

namespace fathom::solver {

template <>
std::vector<Verdict> prove<mermaids_song::MermaidsSong>(const mermaids_song::Game& game, const Options& options);

}  // namespace fathom::solver
