#pragma once

#include <array>
#include <vector>

#include "solver/mermaid_rain/common.hpp"
#include "solver/prover.hpp"

// The geometry of the board, written a second time: hexes on two slanted axes, where neighbours differ by one of six steps.
// The model's tables of neighbours and placements are not used.

namespace fathom::solver::rain {

/// What the rulebook and the drawn board say of hexes and shapes, read a second time.
struct PlacingBook {
  /// Which rows are set half a hex to the right: those whose number leaves this when divided by two.
  int set_to_the_right = 1;
  /// How a tile of each name is drawn, in the order of `Shape`.
  std::array<Shape, 4> drawn{Shape::curved, Shape::triangular, Shape::straight, Shape::twin};
  /// What a tile may cover.
  std::vector<Terrain> may_cover{Terrain::ocean};
};

/// A hex on the slanted axes. Its neighbours are one step along an axis, or along both in opposite directions.
struct Slanted {
  int q = 0;
  int r = 0;
};
Slanted slanted(Hex hex, const PlacingBook& book);
int steps_between(Hex a, Hex b, const PlacingBook& book);

/// A hex that is a space by itself, whatever lies around it.
inline bool is_space(mermaid_rain::Terrain terrain) {
  using enum mermaid_rain::Terrain;
  return terrain == start || terrain == wreck || terrain == island || terrain == cave;
}

/// What a hex is for a number of players, read off the drawn map: whether it is in play, and what it shows.
struct Ground {
  HexSet in_play;
  HexSet may_be_covered;
};
Ground ground(const Box& box, int players, const PlacingBook& book);

/// Sets of two or three hexes no two of which are more than two steps apart, at least one within the ring of the grid,
/// lowest first: whatever might be taken for a tile of that many hexes.
std::vector<Cells> candidates(Shape shape, const PlacingBook& book);

/// Every way a tile of this shape can lie on some hexes.
std::vector<Cells> ways_to_lie(Shape shape, const HexSet& hexes, const PlacingBook& book);

/// One hex as symbols: its number on the grid and its place on the slanted axes.
struct SymbolicHex {
  z3::expr cell;
  z3::expr q;
  z3::expr r;
};
inline constexpr unsigned cell_bits = 8;
inline constexpr unsigned grid_bits = 256;

/// The hexes of a tile as symbols, and the fact that they are one of the candidates.
std::vector<SymbolicHex> symbolic_tile(z3::context& context, Shape shape, const PlacingBook& book);
z3::expr is_candidate(const std::vector<SymbolicHex>& tile);
/// Whether the hexes form the shape, in any orientation.
z3::expr forms_shape(const std::vector<SymbolicHex>& tile, Shape shape, const PlacingBook& book);
/// A place for a tile, and a condition under which it counts.
struct Lie {
  Cells cells;
  z3::expr when;
};
/// Whether the tile lies exactly on one of these places, and its condition is true. The places are in order.
z3::expr lies_on_one_of(const std::vector<SymbolicHex>& tile, const std::vector<Lie>& places);
Cells cells_in(const z3::model& model, const std::vector<SymbolicHex>& tile);

/// A set of hexes as one long bit-vector, and whether a symbolic hex is in such a set.
z3::expr as_bits(z3::context& context, const HexSet& hexes);
z3::expr is_in(const SymbolicHex& hex, const z3::expr& set);
/// Whether one given hex is in the set.
z3::expr has(const z3::expr& set, std::size_t cell);
HexSet hexes_in(const z3::model& model, const z3::expr& set);

}  // namespace fathom::solver::rain
