#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/svg.hpp"
#include "model/mirage/square.hpp"

// Outlines of squares as SVG paths, with teeth: an edge of land and one of water are cut in two ways, each so that two tiles
// that lie side by side fill the cut of their common edge from both sides.

namespace fathom::mirage {

/// How an edge is cut.
enum class Cut : std::uint8_t { straight, dunes, waves };
constexpr Cut cut_of(Terrain terrain) { return terrain == Terrain::land ? Cut::dunes : Cut::waves; }

/// How wide and high a square is in the picture.
inline constexpr int square_size = 60;

/// Where the north-west corner of a square is, counted in squares.
struct Corner {
  int column = 0;
  int row = 0;
  friend constexpr bool operator==(const Corner&, const Corner&) = default;
};

/// The edges around something, and the paths along them. Edges are added clockwise around each square, in any order.
class Outline {
 public:
  /// One side of the square with this north-west corner.
  void add(Corner square, Direction side, Cut cut);
  /// A line from the middle of the square to where a side of it begins, or back.
  void add_spoke_out(Corner square, Direction side);
  void add_spoke_back(Corner square, Direction side);
  /// Closed paths along all edges.
  [[nodiscard]] std::string path() const;

 private:
  struct Line {
    Point from;
    Point to;
    std::string drawn;
  };
  std::vector<Line> lines_;
};

/// What a path says to go along one side of a square, clockwise, from where the side begins.
std::string along(Corner square, Direction side, Cut cut);
/// Where a side of a square begins, going clockwise.
Point beginning(Corner square, Direction side);

}  // namespace fathom::mirage
