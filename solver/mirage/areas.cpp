#include <algorithm>

#include "solver/mirage/gaps.hpp"

// The shapes that bare areas have.

namespace fathom::solver::oasis {

namespace {

/// Moved so that its first row and its first column are 0.
Area moved_home(const Area& area) {
  Spot least = *area.begin();
  for (const Spot spot : area) least = {std::min(least.east, spot.east), std::min(least.south, spot.south)};
  Area home;
  for (const Spot spot : area) home.insert({spot.east - least.east, spot.south - least.south});
  return home;
}

template <class Change>
Area each_square(const Area& area, Change&& change) {
  Area changed;
  for (const Spot spot : area) changed.insert(change(spot));
  return moved_home(changed);
}

/// The same for all ways to turn and to mirror an area.
Area status(const Area& area) {
  Area least = moved_home(area);
  Area turned = least;
  for (std::size_t quarter = 0; quarter < sides; ++quarter) {
    turned = each_square(turned, [](Spot spot) { return Spot{-spot.south, spot.east}; });
    least = std::min({least, turned, each_square(turned, [](Spot spot) { return Spot{-spot.east, spot.south}; })});
  }
  return least;
}

template <class Form>
std::vector<Area> grown(std::size_t squares, Form&& form) {
  std::set<Area> areas{Area{Spot{}}};
  for (std::size_t size = 1; size < squares; ++size) {
    std::set<Area> larger;
    for (const Area& area : areas)
      for (const Edge& edge : edges_around(area)) {
        Area more = area;
        more.insert(beyond(edge.from, edge.side));
        larger.insert(form(more));
      }
    areas = std::move(larger);
  }
  return {areas.begin(), areas.end()};
}

}  // namespace

std::vector<Area> fixed_areas(std::size_t squares) { return grown(squares, moved_home); }
std::vector<Area> free_areas(std::size_t squares) { return grown(squares, status); }

std::vector<Bend> bends_in(const Area& area, const TableBook& book) {
  std::vector<Bend> bends;
  for (const Spot corner : area)
    for (const Elbow elbow : every_elbow()) {
      const Bend squares = bend(corner, elbow, book);
      if (std::ranges::all_of(squares, [&](Spot spot) { return area.contains(spot); })) bends.push_back(squares);
    }
  return bends;
}

}  // namespace fathom::solver::oasis
