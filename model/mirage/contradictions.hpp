#pragma once

#include <string>
#include <vector>

#include "model/mirage/rules.hpp"

namespace fathom::mirage {

/// What in the numbers, the readings and the box of a game goes so ill together that nobody could set it up or play it, in
/// whole sentences. Numbers that are merely other than printed are no contradiction, and neither is a deck that runs out.
std::vector<std::string> contradictions(const Game& game);

}  // namespace fathom::mirage
