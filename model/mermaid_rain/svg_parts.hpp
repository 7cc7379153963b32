#pragma once

#include <string>
#include <string_view>

#include "model/core/svg_panels.hpp"
#include "model/mermaid_rain/components.hpp"
#include "model/mermaid_rain/state.hpp"

// What pictures of a position are put together from: hexes, tokens and cards. What a colour says, a shape says too.

namespace fathom::mermaid_rain {

/// Half the width of a hex, the height of its upright sides by half, and from its middle to its points.
inline constexpr int hex_half = 24;
inline constexpr int hex_side = 14;
inline constexpr int hex_point = 28;

/// The six corners of a hex as a path.
std::string svg_hex_path(Point middle);
/// The edges of these hexes that are not between two of them.
std::string svg_edge_path(const Cells& cells, Point (*middle_of)(Hex));

/// The sign of an animal, and of what a treasure space is.
std::string svg_symbol(Symbol symbol, Point at, std::string_view looks, std::string_view scale);
std::string svg_terrain(Terrain terrain, Point at, std::string_view scale);
/// A token face up; one face down, with what it is where that is known.
std::string svg_token(Treasure treasure, Point at);
std::string svg_hidden_token(Hidden what, Point at);
std::string svg_mermaid(Seat by, Point at);

SvgPiece svg_adventure_card(Card card);
/// A tile that lies in front of a player or in the offer.
SvgPiece svg_tile(Tile tile);
SvgPiece svg_unseen_tile(Shape shape);

}  // namespace fathom::mermaid_rain
