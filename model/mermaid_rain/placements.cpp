#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "model/mermaid_rain/components.hpp"

// Where tiles of each shape can lie. Unlike `neighbours`, which wraps around at the ring so as to be total, a tile never
// reaches over the edge of the grid.

namespace fathom::mermaid_rain {
namespace {

struct Spot {
  int column = 0;
  int row = 0;
};

/// The six ways out of a hex, counterclockwise from east, as `neighbours` lists them.
constexpr int directions = 6;

constexpr Spot step(Spot from, int direction) {
  const int right = from.row & 1;
  switch ((direction + directions) % directions) {
    case 0:
      return {from.column + 1, from.row};
    case 1:
      return {from.column + right, from.row - 1};
    case 2:
      return {from.column - 1 + right, from.row - 1};
    case 3:
      return {from.column - 1, from.row};
    case 4:
      return {from.column - 1 + right, from.row + 1};
    default:
      return {from.column + right, from.row + 1};
  }
}

constexpr bool on_grid(Spot place) {
  return place.column >= 0 && place.column < Hex::side && place.row >= 0 && place.row < Hex::side;
}

/// How many directions apart the second and third hex of a shape lie, both seen from its first: side by side in a triangle,
/// with one between them in a bend, opposite in a line.
constexpr int spread(Shape shape) {
  switch (shape) {
    case Shape::triangular:
      return 1;
    case Shape::curved:
      return 2;
    default:
      return 3;
  }
}

/// In how many ways a shape can be turned about the hex named first: the middle one of a line or bend, either of two, and
/// the west end of a triangle's level side or the tip below it, so that each set of cells comes up once.
constexpr int turns(Shape shape) {
  switch (shape) {
    case Shape::curved:
      return 6;
    case Shape::triangular:
      return 2;
    default:
      return 3;
  }
}

constexpr Hex hex_of(Spot place) { return Hex::at(place.column, place.row); }

constexpr Cells in_order(Hex a, Hex b) { return b < a ? Cells{b, a} : Cells{a, b}; }
constexpr Cells in_order(Hex a, Hex b, Hex c) {
  if (b < a) std::swap(a, b);
  if (c < b) std::swap(b, c);
  if (b < a) std::swap(a, b);
  return {a, b, c};
}

/// The tile with its first hex at `first`, turned so far; empty where it would reach over the edge of the grid.
constexpr Cells lying(Shape shape, Spot first, int turn) {
  const Spot second = step(first, turn);
  const Spot third = shape == Shape::twin ? second : step(first, turn + spread(shape));
  if (!on_grid(second) || !on_grid(third)) return {};
  if (shape == Shape::twin) return in_order(hex_of(first), hex_of(second));
  return in_order(hex_of(first), hex_of(second), hex_of(third));
}

std::vector<Cells> every_placement(Shape shape) {
  std::vector<Cells> found;
  for (int row = 0; row < Hex::side; ++row)
    for (int column = 0; column < Hex::side; ++column)
      for (int turn = 0; turn < turns(shape); ++turn) {
        const Cells cells = lying(shape, {column, row}, turn);
        if (!cells.empty()) found.push_back(cells);
      }
  std::sort(found.begin(), found.end());
  return found;
}

/// The shape that cells a < b < c form, from the row of a (even or odd), b - a and c - b (0 for a tile of two hexes): its
/// place in `Shape` from 1, or 0 for none. Within a tile all such steps are shorter than two rows.
constexpr int longest_step = 2 * Hex::side;
using Steps = std::array<std::array<std::array<std::uint8_t, longest_step>, longest_step>, 2>;

constexpr std::uint8_t& at_steps(Steps& shapes, const Cells& cells) {
  const std::size_t second = cells.size() == 2 ? 0 : static_cast<std::size_t>(cells[2].cell - cells[1].cell);
  return shapes[static_cast<std::size_t>(cells[0].row() & 1)][static_cast<std::size_t>(cells[1].cell - cells[0].cell)]
              [second];
}

constexpr Steps shape_by_steps = [] {
  Steps shapes{};
  constexpr Spot middle{Hex::side / 2, Hex::side / 2};
  for (const Shape shape : every<Shape>)
    for (const int row : {middle.row, middle.row + 1})
      for (int turn = 0; turn < directions; ++turn)
        at_steps(shapes, lying(shape, {middle.column, row}, turn)) = static_cast<std::uint8_t>(index_of(shape) + 1);
  return shapes;
}();

/// Whether no two of the cells lie so far apart that a short step between their numbers must have left the grid.
bool together(const Cells& cells) {
  int left = Hex::side;
  int right = 0;
  for (const Hex hex : cells) {
    left = std::min(left, hex.column());
    right = std::max(right, hex.column());
  }
  return right - left < static_cast<int>(Cells::capacity);
}

}  // namespace

const std::vector<Cells>& placements(Shape shape) {
  static const std::array<std::vector<Cells>, kinds<Shape>> all = [] {
    std::array<std::vector<Cells>, kinds<Shape>> lists;
    for (const Shape each : every<Shape>) lists[index_of(each)] = every_placement(each);
    return lists;
  }();
  return entry(all, shape);
}

bool forms(Shape shape, const Cells& cells) {
  const std::size_t wanted = shape == Shape::twin ? 2 : 3;
  if (cells.size() != wanted || !together(cells)) return false;
  const Cells sorted = wanted == 2 ? in_order(cells[0], cells[1]) : in_order(cells[0], cells[1], cells[2]);
  const int first = sorted[1].cell - sorted[0].cell;
  const int second = wanted == 2 ? 0 : sorted[2].cell - sorted[1].cell;
  if (first >= longest_step || second >= longest_step) return false;
  const auto& row = shape_by_steps[static_cast<std::size_t>(sorted[0].row() & 1)];
  return row[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)] == index_of(shape) + 1;
}

}  // namespace fathom::mermaid_rain
