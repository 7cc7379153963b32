#include "solver/mirage/chart.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

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

Chart::Chart(const Box& box, const Board& board, const TableBook& book) : book_{book} {
  for (const LaidSurvey& tile : board.survey) put(box, tile);
  for (const LaidCoast& tile : board.coasts) put(box, tile);
  join_regions();
  for (const auto& [spot, ground] : grounds_) {
    north_west_ = {std::min(north_west_.east, spot.east), std::min(north_west_.south, spot.south)};
    south_east_ = {std::max(south_east_.east, spot.east), std::max(south_east_.south, spot.south)};
  }
}

void Chart::put(const Box& box, const LaidSurvey& tile) {
  last_ = bend(spot_of(tile.corner), tile.elbow, book_);
  const mirage::Shades shades = mirage::shades_of(box, tile.tile, tile.side);
  for (std::size_t part = 0; part < last_->size(); ++part) {
    Plot plot{tile.side, shades[part], (*last_)[part], std::nullopt};
    if (tile.explorers.contains(static_cast<mirage::Part>(part))) plot.explorer = tile.by;
    grounds_[plot.at].fill(plots_.size());
    plots_.push_back(plot);
  }
}

void Chart::put(const Box& box, const LaidCoast& tile) {
  const mirage::Beach& printed = mirage::beach_of(box, tile.pattern, tile.face);
  const Spot at = spot_of(tile.at);
  const std::size_t sand = plots_.size();
  for (const Terrain terrain : {Terrain::land, Terrain::water}) {
    Plot plot{terrain, terrain == Terrain::land ? printed.sand : printed.water, at, std::nullopt};
    if (tile.explorer == terrain) plot.explorer = tile.by;
    plots_.push_back(plot);
  }
  for (std::size_t printed_side = 0; printed_side < sides; ++printed_side) {
    const std::size_t side = (printed_side + index_of(tile.turned)) % sides;
    grounds_[at][side] = sand + (printed.edges[printed_side] == Terrain::land ? 0 : 1);
  }
}

void Chart::join_regions() {
  regions_.resize(plots_.size());
  std::iota(regions_.begin(), regions_.end(), 0);
  for (bool joined = true; joined;) {  // the lowest number of a region spreads until nothing changes
    joined = false;
    for (const auto& [spot, ground] : grounds_)
      for (std::size_t side = 0; side < sides; ++side) {
        const auto there = plot_at(beyond(spot, side, book_), across(side));
        if (!there) continue;
        const std::size_t here = ground[side];
        if (plots_[here].terrain != plots_[*there].terrain || plots_[here].shade != plots_[*there].shade) continue;
        const std::size_t lowest = std::min(regions_[here], regions_[*there]);
        joined = joined || regions_[here] != lowest || regions_[*there] != lowest;
        regions_[here] = regions_[*there] = lowest;
      }
  }
}

std::optional<std::size_t> Chart::plot_at(Spot spot, std::size_t side) const {
  const auto ground = grounds_.find(spot);
  if (ground == grounds_.end()) return std::nullopt;
  return ground->second[side];
}

std::optional<Terrain> Chart::faced(const Edge& edge) const {
  const auto plot = plot_at(beyond(edge.from, edge.side, book_), across(edge.side));
  if (!plot) return std::nullopt;
  return plots_[*plot].terrain;
}

std::optional<std::set<Spot>> Chart::enclosed(Spot spot) const {
  std::set<Spot> area;
  std::vector<Spot> open{spot};
  while (!open.empty()) {
    const Spot here = open.back();
    open.pop_back();
    if (here.east < north_west_.east || here.south < north_west_.south || here.east > south_east_.east ||
        here.south > south_east_.south)
      return std::nullopt;
    if (!is_bare(here) || !area.insert(here).second) continue;
    for (std::size_t side = 0; side < sides; ++side) open.push_back(beyond(here, side, book_));
  }
  return area;
}

std::set<Spot> Chart::shore() const {
  std::set<Spot> shore;
  for (const auto& [spot, ground] : grounds_)
    for (std::size_t side = 0; side < sides; ++side)
      if (const Spot there = beyond(spot, side, book_); is_bare(there)) shore.insert(there);
  return shore;
}

std::vector<std::set<Spot>> Chart::enclosed_areas() const {
  std::vector<std::set<Spot>> areas;
  std::set<Spot> looked_at;
  for (const Spot spot : shore()) {
    if (looked_at.contains(spot)) continue;
    if (auto area = enclosed(spot)) {
      looked_at.insert(area->begin(), area->end());
      areas.push_back(std::move(*area));
    }
  }
  return areas;
}

bool tile_fits(const Chart& chart, const Bend& squares, Terrain side, const LayingBook& book) {
  if (!std::ranges::all_of(squares, [&](Spot spot) { return on_table(spot, book.table) && chart.is_bare(spot); }))
    return false;
  std::size_t touching = 0;
  for (const Edge& edge : edges_around(squares, book.table)) {
    const auto faced = chart.faced(edge);
    if (!faced) continue;
    ++touching;
    const auto& refused = book.refused[index_of(side)];
    if (std::ranges::find(refused, *faced) != refused.end()) return false;
  }
  return touching >= book.least_edges;
}

bool has_room(const Chart& chart, const std::set<Spot>& area, const GapBook& book) {
  LayingBook laying{.table = book.table};
  laying.least_edges = book.least_edges;
  for (const Spot corner : area)
    for (const Elbow elbow : every_elbow()) {
      const Bend squares = bend(corner, elbow, book.table);
      if (!std::ranges::all_of(squares, [&](Spot spot) { return area.contains(spot); })) continue;
      for (const Terrain side : {Terrain::land, Terrain::water})
        if (tile_fits(chart, squares, side, laying)) return true;
    }
  return false;
}

std::vector<std::set<Spot>> gaps_on(const Chart& chart, const GapBook& book) {
  std::vector<std::set<Spot>> gaps = chart.enclosed_areas();
  std::erase_if(gaps, [&](const std::set<Spot>& area) { return has_room(chart, area, book); });
  return gaps;
}

}  // namespace fathom::solver::oasis
