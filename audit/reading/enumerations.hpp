#pragma once

#include <cstdint>
#include <vector>

#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// The lists of things in a sentence: `a sun, an umbrella or a boat`, `neither on rocks nor on reefs`. In its order; takes
/// time linear in the sentence.
///
/// Two things joined by a link are a list, without one it takes three. Clauses are none: `place the tile and move on`. Where
/// the first item begins and the last one ends is told by the shape of the others.
std::vector<Enumeration> find_enumerations(const Reading& reading, std::uint32_t sentence);

}  // namespace fathom::audit
