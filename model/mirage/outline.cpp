#include "model/mirage/outline.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace fathom::mirage {
namespace {

/// How far along an edge, from west to east or north to south, and how far off to the south or east of it.
struct Bend {
  int along;
  int off;
};

constexpr std::array<Bend, 10> dunes{
    {{0, 0}, {11, 0}, {15, -5}, {22, -5}, {26, 0}, {34, 0}, {38, 5}, {45, 5}, {49, 0}, {square_size, 0}}};
/// Every second one is a point the curve bends towards.
constexpr std::array<Bend, 5> waves{{{0, 0}, {15, -11}, {30, 0}, {45, 11}, {square_size, 0}}};

std::string point(Point at) { return std::to_string(at.x) + ' ' + std::to_string(at.y); }

Point corner_at(Corner square, int right, int down) {
  return {(square.column + right) * square_size, (square.row + down) * square_size};
}

/// Whether going clockwise goes along a side from west to east, or from north to south.
constexpr bool goes_forward(Direction side) { return side == Direction::north || side == Direction::east; }
constexpr bool goes_across(Direction side) { return side == Direction::north || side == Direction::south; }

/// The bends of a cut as points of the picture, the first left out: that is where the pen is.
std::vector<Point> points_of(std::span<const Bend> bends, Corner square, Direction side) {
  const Point first = goes_forward(side) ? beginning(square, side) : beginning(square, turned(side, 1));
  std::vector<Point> points;
  for (const Bend& bend : bends)
    points.push_back(goes_across(side) ? Point{first.x + bend.along, first.y + bend.off}
                                       : Point{first.x + bend.off, first.y + bend.along});
  if (!goes_forward(side)) std::reverse(points.begin(), points.end());
  points.erase(points.begin());
  return points;
}

Point middle_of(Corner square) {
  const Point at = corner_at(square, 0, 0);
  return {at.x + square_size / 2, at.y + square_size / 2};
}

}  // namespace

Point beginning(Corner square, Direction side) {
  switch (side) {
    case Direction::north:
      return corner_at(square, 0, 0);
    case Direction::east:
      return corner_at(square, 1, 0);
    case Direction::south:
      return corner_at(square, 1, 1);
    default:
      return corner_at(square, 0, 1);
  }
}

std::string along(Corner square, Direction side, Cut cut) {
  std::string drawn;
  if (cut == Cut::dunes)
    for (const Point each : points_of(dunes, square, side)) drawn += 'L' + point(each);
  if (cut == Cut::waves) {
    const std::vector<Point> points = points_of(waves, square, side);
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) drawn += 'Q' + point(points[i]) + ' ' + point(points[i + 1]);
  }
  return cut == Cut::straight ? 'L' + point(beginning(square, turned(side, 1))) : drawn;
}

void Outline::add(Corner square, Direction side, Cut cut) {
  lines_.push_back({beginning(square, side), beginning(square, turned(side, 1)), along(square, side, cut)});
}

void Outline::add_spoke_out(Corner square, Direction side) {
  lines_.push_back({middle_of(square), beginning(square, side), 'L' + point(beginning(square, side))});
}

void Outline::add_spoke_back(Corner square, Direction side) {
  lines_.push_back({beginning(square, side), middle_of(square), 'L' + point(middle_of(square))});
}

std::string Outline::path() const {
  std::string path;
  std::vector<bool> used(lines_.size(), false);
  for (std::size_t begin = 0; begin < lines_.size(); ++begin) {
    if (used[begin]) continue;
    path += 'M' + point(lines_[begin].from);
    for (std::size_t at = begin; at < lines_.size();) {
      used[at] = true;
      path += lines_[at].drawn;
      const Point pen = lines_[at].to;
      at = 0;
      while (at < lines_.size() && (used[at] || !(lines_[at].from == pen))) ++at;
    }
    path += 'Z';
  }
  return path;
}

}  // namespace fathom::mirage
