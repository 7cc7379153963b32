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

#include "solver/mirage/common.hpp"

// The table as the rulebook speaks of it: squares with edges, bare areas, regions. Read from where the tiles lie, and from
// nothing else that the model knows.

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
inline constexpr std::size_t sides = 4;
constexpr std::size_t across(std::size_t side) { return (side + 2) % sides; }
using Bend = std::array<Spot, 3>;  ///< Where a Survey tile lies: first arm, corner, second arm.

/// The geometry of the table, read a second time.
struct TableBook {
  std::array<Spot, sides> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  /// For each way a Survey tile is said to lie, the sides of its corner on which its arms are.
  std::array<std::array<std::size_t, 2>, 4> arms{{{0, 1}, {1, 2}, {2, 3}, {3, 0}}};
  int farthest = 62;  ///< Steps from the starting tile to the last row and column.
};
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

/// What belongs together on a tile: a square of a Survey tile, or the sand or the water of a Coast tile.
struct Plot {
  Terrain terrain{};
  Shade shade{};
  Spot at;
  std::optional<Seat> explorer;
};

/// The tiles on the table.
class Chart {
 public:
  Chart(const Box& box, const Board& board, const TableBook& book = {});

  [[nodiscard]] bool is_bare(Spot spot) const { return !grounds_.contains(spot); }
  /// The plot on one side of a square; nothing where the square is bare.
  [[nodiscard]] std::optional<std::size_t> plot_at(Spot spot, std::size_t side) const;
  /// What an edge shows that is on this side of a square, looked at from that square.
  [[nodiscard]] std::optional<Terrain> faced(const Edge& edge) const;
  [[nodiscard]] const std::vector<Plot>& plots() const { return plots_; }
  /// For each plot, the lowest plot of its region.
  [[nodiscard]] const std::vector<std::size_t>& regions() const { return regions_; }

  /// The bare squares that hang together with this one, if tiles are all around them.
  [[nodiscard]] std::optional<std::set<Spot>> enclosed(Spot spot) const;
  /// All areas of bare squares that tiles are all around, each once.
  [[nodiscard]] std::vector<std::set<Spot>> enclosed_areas() const;
  /// The bare squares beside tiles.
  [[nodiscard]] std::set<Spot> shore() const;
  /// The squares of the Survey tile laid last.
  [[nodiscard]] const std::optional<Bend>& last() const { return last_; }

 private:
  using Ground = std::array<std::size_t, sides>;  ///< For each side of a square, the plot there.

  void put(const Box& box, const LaidSurvey& tile);
  void put(const Box& box, const LaidCoast& tile);
  void join_regions();

  TableBook book_;
  std::map<Spot, Ground> grounds_;
  std::vector<Plot> plots_;
  std::vector<std::size_t> regions_;
  std::optional<Bend> last_;
  Spot north_west_;
  Spot south_east_;
};

/// What the rulebook asks of a Survey tile, read a second time.
struct LayingBook {
  TableBook table;
  /// For each terrain of the tile, the edges of other tiles that may not touch it.
  std::array<std::vector<Terrain>, 2> refused{{{Terrain::water}, {Terrain::land}}};
  std::size_t least_edges = 1;  ///< That have to touch a tile.
};
/// Whether a tile with this side up fits here, by the edges of the tiles around it.
bool tile_fits(const Chart& chart, const Bend& squares, Terrain side, const LayingBook& book);

/// What the rulebook says a gap is, read a second time.
struct GapBook {
  TableBook table;
  /// How many of its edges must touch a tile for a Survey tile to count as one that could fit: none in the published
  /// reading, one where it has to be possible to lay it this moment.
  std::size_t least_edges = 0;
};
/// Whether some Survey tile could lie in the area, in any of its orientations and faces.
bool has_room(const Chart& chart, const std::set<Spot>& area, const GapBook& book);
/// All gaps on the table.
std::vector<std::set<Spot>> gaps_on(const Chart& chart, const GapBook& book);

}  // namespace fathom::solver::oasis
