#include "solver/mirage/chart.hpp"

#include <algorithm>
#include <cstdlib>

namespace fathom::solver::oasis {

Spot spot_of(Square square) { return {square.column - Square::middle, square.row - Square::middle}; }
Square square_of(Spot spot) {
  return {static_cast<std::uint8_t>(spot.east + Square::middle), static_cast<std::uint8_t>(spot.south + Square::middle)};
}
std::string named(Spot spot) { return show(square_of(spot)); }
int steps_between(Spot a, Spot b) { return std::abs(a.east - b.east) + std::abs(a.south - b.south); }

Spot beyond(Spot spot, std::size_t side, const TableBook& book) {
  return {spot.east + book.steps[side].east, spot.south + book.steps[side].south};
}

Bend bend(Spot corner, Elbow elbow, const TableBook& book) {
  const auto& arms = book.arms[index_of(elbow)];
  return {beyond(corner, arms[0], book), corner, beyond(corner, arms[1], book)};
}

std::vector<Elbow> every_elbow() { return {every<Elbow>.begin(), every<Elbow>.end()}; }

bool on_table(Spot spot, const TableBook& book) {
  return std::max(std::abs(spot.east), std::abs(spot.south)) <= book.farthest;
}

std::vector<Edge> edges_around(const std::set<Spot>& squares, const TableBook& book) {
  std::vector<Edge> edges;
  for (const Spot spot : squares)
    for (std::size_t side = 0; side < sides; ++side)
      if (!squares.contains(beyond(spot, side, book))) edges.push_back({spot, side});
  return edges;
}

std::vector<Edge> edges_around(const Bend& squares, const TableBook& book) {
  std::vector<Edge> edges;
  for (const Spot spot : squares)
    for (std::size_t side = 0; side < sides; ++side)
      if (std::ranges::find(squares, beyond(spot, side, book)) == squares.end()) edges.push_back({spot, side});
  return edges;
}

Area area_of(const mirage::by_the_book::Squares& squares) {
  Area area;
  for (const Square square : squares) area.insert(spot_of(square));
  return area;
}
Area covered_on(const Sheet& sheet) { return area_of(sheet.covered()); }

Area shore_of(const Sheet& sheet) {
  Area shore;
  for (const Square square : sheet.covered())
    for (std::size_t side = 0; side < sides; ++side)
      if (const Square there = sheet.beside(square, side); sheet.is_bare(there)) shore.insert(spot_of(there));
  return shore;
}

bool tile_fits(const Sheet& sheet, const Bend& squares, Terrain side, const LayingBook& book) {
  if (!std::ranges::all_of(squares, [&](Spot spot) { return on_table(spot, book.table) && sheet.is_bare(square_of(spot)); }))
    return false;
  std::size_t touching = 0;
  for (const Edge& edge : edges_around(squares, book.table)) {
    const auto faced = sheet.faced(square_of(edge.from), edge.side);
    if (!faced) continue;
    ++touching;
    const auto& refused = book.refused[index_of(side)];
    if (std::ranges::find(refused, *faced) != refused.end()) return false;
  }
  return touching >= book.least_edges;
}

std::set<Area> gaps_on(const Sheet& sheet, const GapBook& book) {
  std::set<Area> gaps;
  for (const auto& squares : mirage::by_the_book::all_gaps(sheet, book.least_edges)) gaps.insert(area_of(squares));
  return gaps;
}

}  // namespace fathom::solver::oasis
