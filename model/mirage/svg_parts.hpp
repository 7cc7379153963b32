#pragma once

#include <string>
#include <string_view>

#include "model/mirage/outline.hpp"
#include "model/mirage/state.hpp"

// What pictures of a position are put together from: the pieces, drawn once and used where they stand, and the colours they
// have by day and by night.

namespace fathom::mirage {

/// The beginning of a picture so wide and high: its title, colours and pieces.
std::string svg_head(int width, int height, std::string_view title);

/// A piece put where its middle is to be. `looks` are classes of the style sheet.
std::string svg_piece(std::string_view piece, Point at, std::string_view looks, std::string_view scale);
/// Words that begin, stand centred or end at a point, as their class says.
std::string svg_text(Point at, std::string_view looks, std::string_view words);
std::string svg_path(std::string_view path, std::string_view looks);
std::string svg_square(Point corner, int size, std::string_view looks);
/// Everything in `content` says `title` to whoever points at it.
std::string svg_group(std::string_view title, std::string_view content);

/// The class of a player's colour, `A` to `F`; of a tree's colour; and of ground.
std::string looks_of(Seat seat);
std::string looks_of(Colour colour);
std::string looks_of(Terrain terrain, Shade shade);

/// An explorer with the letter of its player.
std::string svg_explorer(Explorer kind, Seat by, Point at, std::string_view scale);
std::string svg_tent(Seat by, Point at, std::string_view scale);
std::string svg_tree(Colour colour, Point at, std::string_view scale);

}  // namespace fathom::mirage
