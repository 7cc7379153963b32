#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/mirage/mirage.hpp"

// The rulebook's notions worked out a second time, from the list of tiles alone, by walking from square to square: laws and
// theorems ask this and not the model's index, gaps and regions. Slow, and plain.

namespace fathom::mirage::by_the_book {

/// The ways from a square to its neighbours, clockwise from the north.
inline constexpr std::size_t all_ways = 4;
constexpr std::size_t across(std::size_t way) { return (way + 2) % all_ways; }

/// The geometry of the table, for tests of theorems to get wrong.
struct TableBook {
  struct Step {
    int east = 0;
    int south = 0;
  };
  std::array<Step, all_ways> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  /// For each way a Survey tile is said to lie, the ways from its corner to its arms.
  std::array<std::array<std::size_t, 2>, 4> arms{{{0, 1}, {1, 2}, {2, 3}, {3, 0}}};
  int farthest = 62;  ///< Steps from the starting tile to the last row and column.
};

Square beside(Square square, std::size_t way, const TableBook& book = {});

/// The squares that a Survey tile covers: first arm, corner, second arm.
std::array<Square, 3> covered_by(Square corner, Elbow elbow, const TableBook& book = {});

/// Squares in the order of the table, north to south and west to east.
using Squares = std::vector<Square>;
bool holds(const Squares& squares, Square square);

/// The tiles on the table, square by square.
class Sheet {
 public:
  Sheet(const Box& box, const Board& board, const TableBook& book = {});

  [[nodiscard]] const TableBook& book() const { return book_; }
  [[nodiscard]] bool is_bare(Square square) const { return number_[place(square)] == 0; }
  /// The neighbour of a square.
  [[nodiscard]] Square beside(Square square, std::size_t way) const { return by_the_book::beside(square, way, book_); }
  /// The terrain of the tile's edge on that side of its square; nothing where there is no tile.
  [[nodiscard]] std::optional<Terrain> tooth(Square square, std::size_t way) const;
  /// The terrain that a square is faced with from its neighbour there; nothing where that is bare.
  [[nodiscard]] std::optional<Terrain> faced(Square square, std::size_t way) const {
    return tooth(beside(square, way), across(way));
  }
  /// The patch at that edge, numbered as the model does.
  [[nodiscard]] std::optional<std::size_t> patch(Square square, std::size_t way) const;
  /// How a patch is coloured: terrain and shade.
  [[nodiscard]] Colouring colour(std::size_t patch) const { return colours_[patch]; }
  /// The square that a patch on the table is part of.
  [[nodiscard]] Square square_of(std::size_t patch) const { return squares_[patch]; }
  [[nodiscard]] const Squares& covered() const { return covered_; }  ///< In the order laid, Survey tiles first.

  /// Whether a square is on the table's part that matters: no further than a square beyond the outermost tiles.
  [[nodiscard]] bool near_the_board(Square square, int margin) const;
  /// Calls `visit(square)` for each square so near the board.
  template <class Visit>
  void for_each_near(int margin, Visit&& visit) const {
    for (int south = north_ - margin; south <= south_ + margin; ++south)
      for (int east = west_ - margin; east <= east_ + margin; ++east) visit(Square::from_start(east, south));
  }

 private:
  struct Cell {
    std::array<Terrain, all_ways> teeth;
    std::array<std::size_t, all_ways> patches;
  };
  static std::size_t place(Square square) { return square.row % 128U * 128U + square.column % 128U; }
  void cover(Square square, const Cell& cell);

  TableBook book_;
  std::array<std::uint8_t, 128 * 128> number_{};  ///< 0 for a bare square; otherwise one more than the place of its cell.
  std::vector<Cell> cells_;
  Squares covered_;
  std::array<Colouring, patches> colours_{};
  std::array<Square, patches> squares_{};
  int north_ = 0;
  int south_ = 0;
  int west_ = 0;
  int east_ = 0;
};

/// Whether a Survey tile could lie on these squares with this side up as far as teeth are asked; touching nothing will do.
bool teeth_allow(const Sheet& sheet, const std::array<Square, 3>& squares, Terrain side);
/// Whether one of the squares has an edge in common with a tile.
bool touches(const Sheet& sheet, Square square);

/// The bare squares that hang together with this one; nothing where they lead away from the board.
std::optional<Squares> enclosed_area(const Sheet& sheet, Square square);
/// Whether a Survey tile could lie within these bare squares: ever, or so that as many of its edges touch a tile.
bool takes_a_tile(const Sheet& sheet, const Squares& area, std::size_t least_edges = 0);
/// Every area of bare squares that tiles are all around, and those of them that are gaps, in the order of their first
/// squares.
std::vector<Squares> enclosed_areas(const Sheet& sheet);
std::vector<Squares> all_gaps(const Sheet& sheet, std::size_t least_edges = 0);

/// For each patch on the table the lowest patch of its region; for others, `patches`. Where shade alone makes a colour, sand
/// and water of a Coast tile can be of one region.
using RegionOf = std::array<std::size_t, patches>;
RegionOf regions(const Sheet& sheet, Colours colours);
/// The regions with an edge at one of these squares.
PatchSet regions_around(const Sheet& sheet, const RegionOf& regions, const Squares& gap);

/// An explorer on a tile.
struct Status {
  std::size_t patch = 0;
  Seat by{};
  Explorer kind{};
  friend bool operator==(const Status&, const Status&) = default;
};
/// All explorers on tiles, in the order of their patches.
std::vector<Status> explorers(const Board& board);
/// How many explorers each player has in the regions around a gap.
PerSeat<int> totals(const Sheet& sheet, Colours colours, const std::vector<Status>& explorers, const Squares& gap);
/// Those who have most, if anybody has as many as compete at all.
std::vector<Seat> foremost(const PerSeat<int>& totals, int players, int least = 1);

/// The points each player has for regions; in one reading tents beside a region count in it as well.
PerSeat<int> region_points(const Sheet& sheet, const State& state, const Rules& rules, int least = 1);
/// The longest round trip over one square of each area, every square tried; in one reading two tents make no round trip, and
/// the way between them counts once.
int longest_round_trip(const std::vector<Squares>& areas, FewTents few = FewTents::there_and_back);
/// The points for trees: the best of sets of different colours, taken one after the other.
int points_for_trees(std::vector<Colour> trees);

}  // namespace fathom::mirage::by_the_book
