#include "model/mirage/by_the_book.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string_view>

namespace fathom::mirage::by_the_book {
namespace {

/// A tile's shades, read off the name it goes by: the shades of its land side.
Shades shades_by_name(SurveyTile tile) {
  Shades shades{};
  std::string_view name = name_of(tile);
  for (Shade& shade : shades) {
    const std::string_view word = name.substr(0, name.find('_'));
    shade = word == "dark" ? Shade::dark : Shade::light;
    name.remove_prefix(std::min(name.size(), word.size() + 1));
  }
  return shades;
}

}  // namespace

Square beside(Square square, std::size_t way, const TableBook& book) {
  return Square::from_start(square.east() + book.steps[way].east, square.south() + book.steps[way].south);
}

std::array<Square, 3> covered_by(Square corner, Elbow elbow, const TableBook& book) {
  const auto& arms = book.arms[index_of(elbow)];
  return {beside(corner, arms[0], book), corner, beside(corner, arms[1], book)};
}

bool holds(const Squares& squares, Square square) { return std::ranges::find(squares, square) != squares.end(); }

Sheet::Sheet(const Box& box, const Board& board, const TableBook& book) : book_(book) {
  const std::size_t survey_squares = 3 * most_survey_tiles;
  cells_.reserve(survey_squares + most_coast_tiles);
  covered_.reserve(survey_squares + most_coast_tiles);
  for (std::size_t i = 0; i < board.survey.size(); ++i) {
    const LaidSurvey& laid = board.survey[i];
    const Shades shades = laid.side == Terrain::land ? shades_by_name(laid.tile) : box.water_sides[index_of(laid.tile)];
    const auto squares = covered_by(laid.corner, laid.elbow, book_);
    for (std::size_t part = 0; part < squares.size(); ++part) {
      const std::size_t patch = 3 * i + part;
      colours_[patch] = {laid.side, shades[part]};
      squares_[patch] = squares[part];
      cover(squares[part], {{laid.side, laid.side, laid.side, laid.side}, {patch, patch, patch, patch}});
    }
  }
  for (std::size_t i = 0; i < board.coasts.size(); ++i) {
    const LaidCoast& laid = board.coasts[i];
    const Beach& beach = box.beaches[index_of(laid.pattern)][index_of(laid.face)];
    const std::size_t sand = survey_squares + 2 * i;
    const std::size_t water = sand + 1;
    colours_[sand] = {Terrain::land, beach.sand};
    colours_[water] = {Terrain::water, beach.water};
    squares_[sand] = squares_[water] = laid.at;
    Cell cell{};
    // the edge printed to the north is where it was turned to
    for (std::size_t printed = 0; printed < all_ways; ++printed) {
      const std::size_t way = (printed + index_of(laid.turned)) % all_ways;
      cell.teeth[way] = beach.edges[printed];
      cell.patches[way] = beach.edges[printed] == Terrain::land ? sand : water;
    }
    cover(laid.at, cell);
  }
}

void Sheet::cover(Square square, const Cell& cell) {
  cells_.push_back(cell);
  number_[place(square)] = static_cast<std::uint8_t>(cells_.size());
  const bool first = covered_.empty();
  north_ = first ? square.south() : std::min(north_, square.south());
  south_ = first ? square.south() : std::max(south_, square.south());
  west_ = first ? square.east() : std::min(west_, square.east());
  east_ = first ? square.east() : std::max(east_, square.east());
  covered_.push_back(square);
}

std::optional<Terrain> Sheet::tooth(Square square, std::size_t way) const {
  if (is_bare(square)) return std::nullopt;
  return cells_[number_[place(square)] - 1U].teeth[way];
}

std::optional<std::size_t> Sheet::patch(Square square, std::size_t way) const {
  if (is_bare(square)) return std::nullopt;
  return cells_[number_[place(square)] - 1U].patches[way];
}

bool Sheet::near_the_board(Square square, int margin) const {
  return square.south() >= north_ - margin && square.south() <= south_ + margin && square.east() >= west_ - margin &&
         square.east() <= east_ + margin;
}

bool teeth_allow(const Sheet& sheet, const std::array<Square, 3>& squares, Terrain side) {
  for (const Square square : squares) {
    if (!sheet.is_bare(square)) return false;
    for (std::size_t way = 0; way < all_ways; ++way)
      if (sheet.faced(square, way).value_or(side) != side) return false;
  }
  return true;
}

bool touches(const Sheet& sheet, Square square) {
  for (std::size_t way = 0; way < all_ways; ++way)
    if (!sheet.is_bare(sheet.beside(square, way))) return true;
  return false;
}

std::optional<Squares> enclosed_area(const Sheet& sheet, Square square) {
  Squares area;
  if (!sheet.is_bare(square)) return std::nullopt;
  area.push_back(square);
  for (std::size_t next = 0; next < area.size(); ++next) {
    if (!sheet.near_the_board(area[next], 0)) return std::nullopt;
    for (std::size_t way = 0; way < all_ways; ++way) {
      const Square neighbour = sheet.beside(area[next], way);
      if (sheet.is_bare(neighbour) && !holds(area, neighbour)) area.push_back(neighbour);
    }
  }
  std::ranges::sort(area);
  return area;
}

bool takes_a_tile(const Sheet& sheet, const Squares& area, std::size_t least_edges) {
  const auto fits = [&](const std::array<Square, 3>& squares, Terrain side) {
    std::size_t touching = 0;
    for (const Square square : squares)
      for (std::size_t way = 0; way < all_ways; ++way) touching += sheet.faced(square, way) ? 1U : 0U;
    return touching >= least_edges && teeth_allow(sheet, squares, side);
  };
  for (const Square corner : area)
    for (const Elbow elbow : every<Elbow>) {
      const auto squares = covered_by(corner, elbow, sheet.book());
      if (fits(squares, Terrain::land) || fits(squares, Terrain::water)) return true;
    }
  return false;
}

std::vector<Squares> enclosed_areas(const Sheet& sheet) {
  std::vector<Squares> areas;
  std::array<bool, std::size_t{128} * 128> seen{};
  const auto see = [&](Square square) { return std::exchange(seen[square.row % 128U * 128U + square.column % 128U], true); };
  // What hangs together with a corner beyond the board is no area with tiles around it.
  Squares outside;
  sheet.for_each_near(1, [&](Square square) {
    if (outside.empty() && !see(square)) outside.push_back(square);
  });
  for (std::size_t next = 0; next < outside.size(); ++next)
    for (std::size_t way = 0; way < all_ways; ++way) {
      const Square neighbour = sheet.beside(outside[next], way);
      if (sheet.near_the_board(neighbour, 1) && sheet.is_bare(neighbour) && !see(neighbour)) outside.push_back(neighbour);
    }
  sheet.for_each_near(0, [&](Square square) {
    if (!sheet.is_bare(square) || see(square)) return;
    const auto area = enclosed_area(sheet, square);
    if (!area) return;
    for (const Square each : *area) see(each);
    areas.push_back(*area);
  });
  std::ranges::sort(areas);
  return areas;
}

std::vector<Squares> all_gaps(const Sheet& sheet, std::size_t least_edges) {
  std::vector<Squares> gaps = enclosed_areas(sheet);
  std::erase_if(gaps, [&](const Squares& area) { return takes_a_tile(sheet, area, least_edges); });
  return gaps;
}

RegionOf regions(const Sheet& sheet, Colours colours) {
  const auto is_one_colour = [&](std::size_t a, std::size_t b) {
    return colours == Colours::shade_alone ? sheet.colour(a).shade == sheet.colour(b).shade
                                           : sheet.colour(a) == sheet.colour(b);
  };
  std::array<std::vector<std::size_t>, patches> joined;
  std::array<bool, patches> lies{};
  for (const Square square : sheet.covered())
    for (std::size_t way = 0; way < all_ways; ++way) {
      const std::size_t here = *sheet.patch(square, way);
      lies[here] = true;
      const auto there = sheet.patch(sheet.beside(square, way), across(way));
      if (there && is_one_colour(here, *there)) joined[here].push_back(*there);
      for (std::size_t other = 0; other < all_ways; ++other)  // the sand or water on the same square
        if (is_one_colour(here, *sheet.patch(square, other))) joined[here].push_back(*sheet.patch(square, other));
    }
  RegionOf region;
  region.fill(patches);
  for (std::size_t first = 0; first < patches; ++first) {
    if (!lies[first] || region[first] != patches) continue;
    std::vector<std::size_t> reached{first};
    region[first] = first;
    for (std::size_t next = 0; next < reached.size(); ++next)
      for (const std::size_t neighbour : joined[reached[next]])
        if (region[neighbour] == patches) {
          region[neighbour] = first;
          reached.push_back(neighbour);
        }
  }
  return region;
}

PatchSet regions_around(const Sheet& sheet, const RegionOf& regions, const Squares& gap) {
  PatchSet around;
  for (const Square square : gap)
    for (std::size_t way = 0; way < all_ways; ++way)
      if (const auto patch = sheet.patch(sheet.beside(square, way), across(way))) around.insert(regions[*patch]);
  return around;
}

std::vector<Status> explorers(const Board& board) {
  std::vector<Status> all;
  for (std::size_t i = 0; i < board.survey.size(); ++i)
    for (std::size_t part = 0; part < 3; ++part)
      if (((board.survey[i].explorers.bits >> part) & 1U) != 0)
        all.push_back(
            {3 * i + part, board.survey[i].by, board.survey[i].side == Terrain::land ? Explorer::camel : Explorer::ship});
  for (std::size_t i = 0; i < board.coasts.size(); ++i)
    if (const auto on = board.coasts[i].explorer) {
      const bool sand = *on == Terrain::land;
      all.push_back(
          {3 * most_survey_tiles + 2 * i + (sand ? 0U : 1U), board.coasts[i].by, sand ? Explorer::camel : Explorer::ship});
    }
  return all;
}

PerSeat<int> totals(const Sheet& sheet, Colours colours, const std::vector<Status>& explorers, const Squares& gap) {
  const RegionOf region = regions(sheet, colours);
  const PatchSet around = regions_around(sheet, region, gap);
  PerSeat<int> sum;
  for (const Status& explorer : explorers)
    if (around.contains(region[explorer.patch])) ++sum[explorer.by];
  return sum;
}

std::vector<Seat> foremost(const PerSeat<int>& totals, int players, int least) {
  std::vector<Seat> first;
  const auto end = totals.of.begin() + players;
  const int most = *std::max_element(totals.of.begin(), end);
  for (int i = 0; i < players && most >= least; ++i)
    if (totals[seat(i)] == most) first.push_back(seat(i));
  return first;
}

PerSeat<int> region_points(const Sheet& sheet, const State& state, const Rules& rules, int least) {
  const RegionOf region = regions(sheet, rules.colours);
  std::map<std::size_t, PerSeat<int>> inside;
  for (const Status& explorer : explorers(state.board)) ++inside[region[explorer.patch]][explorer.by];
  if (rules.holders == Holders::tents_beside_too)
    for (const Camp& camp : state.camps)
      regions_around(sheet, region, enclosed_area(sheet, camp.at).value_or(Squares{})).for_each([&](std::size_t beside_it) {
        ++inside[beside_it][camp.by];
      });
  PerSeat<int> points;
  for (const auto& [lowest, many] : inside)
    for (const Seat first : foremost(many, state.players, least)) points[first] += rules.region_points;
  return points;
}

int longest_round_trip(const std::vector<Squares>& areas, FewTents few) {
  const auto apart = [](Square a, Square b) { return std::abs(a.east() - b.east()) + std::abs(a.south() - b.south()); };
  int best = 0;
  if (areas.size() < 2) return 0;
  for (const Square a : areas[0])
    for (const Square b : areas[1]) {
      if (areas.size() == 2) best = std::max(best, (few == FewTents::one_way ? 1 : 2) * apart(a, b));
      for (const Square c : areas.size() > 2 ? areas[2] : Squares{})
        best = std::max(best, apart(a, b) + apart(b, c) + apart(c, a));
    }
  return best;
}

int points_for_trees(std::vector<Colour> trees) {
  int points = 0;
  while (!trees.empty()) {
    int set = 0;
    for (const Colour colour : every<Colour>)
      if (const auto one = std::ranges::find(trees, colour); one != trees.end()) {
        trees.erase(one);
        ++set;
      }
    points += set * set;
  }
  return points;
}

}  // namespace fathom::mirage::by_the_book
