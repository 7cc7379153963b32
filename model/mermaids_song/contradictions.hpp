#pragma once

#include <string>
#include <vector>

#include "model/mermaids_song/rules.hpp"

namespace fathom::mermaids_song {

/// What in the numbers, the readings and the box of a game goes so ill together that nobody could set it up or play it, in
/// whole sentences. Numbers that are merely other than printed are no contradiction, and neither is a deck that runs out.
std::vector<std::string> contradictions(const Game& game);

}  // namespace fathom::mermaids_song
