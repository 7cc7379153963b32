#pragma once

#include <string>

#include "audit/checks/comparison.hpp"
#include "audit/checks/passage.hpp"
#include "audit/finding.hpp"

namespace fathom::audit {

/// Findings less likely than this to be a reader's concern are not reported,
inline constexpr double least_confidence = 0.4;
/// less likely than this they are notes,
inline constexpr double doubtful = 0.52;
/// and errors only from here on.
inline constexpr double confident = 0.62;

/// How much a difference in a bead means, from 0 to 1, by how literally the rest of the bead is translated: in a free
/// translation a missing word is no surprise.
double surprise(const Pair& pair, const Comparison& comparison);
/// The same, when so many words of the original and of the translation are the difference itself.
double surprise(const Pair& pair, const Comparison& comparison, double lost, double gained);

/// How much a passage matters to play: 1, and less where it tells a story.
double gravity(const Reading& text, std::uint32_t first, std::uint32_t count);

/// The heavier severity if the confidence bears it, otherwise one less.
Severity weighed(Severity severity, double confidence);

/// `an English player`, `a French player`: who plays by a text.
std::string player_of(const Reading& text);

}  // namespace fathom::audit
