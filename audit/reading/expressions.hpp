#pragma once

#include <cstdint>
#include <vector>

#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// The sums written out in a sentence: `12 + 6 / 2 = 9`, `2 points + 3 points = 5 points`. Takes time linear in the
/// sentence.
///
/// What only looks like one is left out: a recipe (`1 wood + 1 stone = 1 hut`), a range or a share that is given a meaning
/// (`3-4 players = 2 rounds`), an unknown (`pearls + 2 = 5`).
std::vector<Expression> find_expressions(const Reading& reading, std::uint32_t sentence);

}  // namespace fathom::audit
