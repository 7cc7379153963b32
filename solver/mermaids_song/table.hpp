#pragma once

#include <span>

#include "solver/mermaids_song/common.hpp"

namespace fathom::solver::song {

/// The theorems of Mermaid's Song, in rulebook order.
std::span<const Theorem> theorems();

}  // namespace fathom::solver::song
