#pragma once

#include <string>

#include "audit/checks/comparison.hpp"
#include "audit/checks/passage.hpp"
#include "audit/finding.hpp"

namespace fathom::audit {

/// What a check finds less likely than this is not worth weighing.
inline constexpr double least_candidate = 0.15;

/// How much a difference in a bead means, from 0 to 1, by how literally the rest of the bead is translated: in a free
/// translation a missing word is no surprise.
double surprise(const Pair& pair, const Comparison& comparison);
/// The same, when so many words of the original and of the translation are the difference itself.
double surprise(const Pair& pair, const Comparison& comparison, double lost, double gained);

/// How much longer the translation of a bead is than the pair's translation is elsewhere, as a logarithm.
double surplus(const Pair& pair, const Bead& bead);

/// How much a passage matters to play: 1, and less where it tells a story.
double gravity(const Reading& text, std::uint32_t first, std::uint32_t count);

/// `an English player`, `a French player`: who plays by a text.
std::string player_of(const Reading& text);

}  // namespace fathom::audit
