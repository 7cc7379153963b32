#pragma once

#include <string>
#include <string_view>

#include "model/mirage/outline.hpp"
#include "model/mirage/state.hpp"

// What pictures of a position are put together from: the pieces, drawn once and used where they stand, and the colours they
// have by day and by night.

namespace fathom::mirage {

/// Style sheet and pieces: what this game adds to `svg_common_looks`.
std::string_view svg_looks();

std::string svg_square(Point corner, int size, std::string_view looks);

/// The class of a tree's colour, and of ground; of a player's colour, core has it.
using fathom::looks_of;
std::string looks_of(Colour colour);
std::string looks_of(Terrain terrain, Shade shade);

/// An explorer with the letter of its player.
std::string svg_explorer(Explorer kind, Seat by, Point at, std::string_view scale);
std::string svg_tent(Seat by, Point at, std::string_view scale);
std::string svg_tree(Colour colour, Point at, std::string_view scale);

}  // namespace fathom::mirage
