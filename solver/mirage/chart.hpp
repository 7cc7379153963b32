#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model/mirage/by_the_book.hpp"
#include "solver/mirage/common.hpp"

// The table as the rulebook speaks of it: squares with edges, and what fits on them.

namespace fathom::solver::oasis {

/// A square of the table: so many steps east and south of the starting tile.
struct Spot {
  int east = 0;
  int south = 0;
  friend constexpr bool operator==(const Spot&, const Spot&) = default;
  friend constexpr auto operator<=>(const Spot& a, const Spot& b) {
    if (const auto rows = a.south <=> b.south; rows != 0) return rows;
    return a.east <=> b.east;
  }
};
/// A spot with room around it, where nothing else matters.
inline constexpr Spot somewhere{7, -5};
inline constexpr std::array<Terrain, 2> both{Terrain::land, Terrain::water};
Spot spot_of(Square square);
Square square_of(Spot spot);
std::string named(Spot spot);
int steps_between(Spot a, Spot b);

/// The sides of a square are numbered clockwise from the north.
inline constexpr std::size_t sides = mirage::by_the_book::all_ways;
using mirage::by_the_book::across;
using Bend = std::array<Spot, 3>;  ///< Where a Survey tile lies: first arm, corner, second arm.

using TableBook = mirage::by_the_book::TableBook;
Spot beyond(Spot spot, std::size_t side, const TableBook& book = {});
Bend bend(Spot corner, Elbow elbow, const TableBook& book = {});
std::vector<Elbow> every_elbow();
bool on_table(Spot spot, const TableBook& book = {});

/// An edge of a square or of several: the square on this side of it, and which side it is on.
struct Edge {
  Spot from;
  std::size_t side = 0;
};
/// The edges around some squares: those that none of them shares with another.
std::vector<Edge> edges_around(const std::set<Spot>& squares, const TableBook& book = {});
std::vector<Edge> edges_around(const Bend& squares, const TableBook& book = {});

using mirage::by_the_book::Sheet;
/// An area of bare squares.
using Area = std::set<Spot>;
Area area_of(const mirage::by_the_book::Squares& squares);
/// The squares that tiles lie on, and the bare ones beside them.
Area covered_on(const Sheet& sheet);
Area shore_of(const Sheet& sheet);

/// What the rulebook asks of a Survey tile, read a second time.
struct LayingBook {
  TableBook table;
  /// For each terrain of the tile, the edges of other tiles that may not touch it.
  std::array<std::vector<Terrain>, 2> refused{{{Terrain::water}, {Terrain::land}}};
  std::size_t least_edges = 1;  ///< That have to touch a tile.
};
/// Whether a tile with this side up fits here, by the edges of the tiles around it.
bool tile_fits(const Sheet& sheet, const Bend& squares, Terrain side, const LayingBook& book);

/// What the rulebook says a gap is, read a second time.
struct GapBook {
  TableBook table;
  /// How many of its edges must touch a tile for a Survey tile to count as one that could fit: none in the published
  /// reading, one where it has to be possible to lay it this moment.
  std::size_t least_edges = 0;
};
/// All gaps on the table.
std::set<Area> gaps_on(const Sheet& sheet, const GapBook& book);

}  // namespace fathom::solver::oasis
