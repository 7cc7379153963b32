#include <algorithm>

#include "solver/mirage/gaps.hpp"
#include "solver/mirage/surroundings.hpp"

// Which shapes bare areas have that are gaps.

namespace fathom::solver::oasis {

namespace {

constexpr std::array<Terrain, 2> both{Terrain::land, Terrain::water};

bool straight(const Area& area) {
  const Spot first = *area.begin();
  return std::ranges::all_of(area, [&](Spot spot) { return spot.east == first.east; }) ||
         std::ranges::all_of(area, [&](Spot spot) { return spot.south == first.south; });
}

/// In an area without a bend, a square that has a neighbour in its row has none in its column, nor has that neighbour: so
/// the whole area is in one row, however long it is.
Answer bends_in_every_crooked_area(const Budget& budget, const TableBook& book, std::uint64_t& cases) {
  z3::context context;
  Question question{context, budget};
  const auto bare = [&](Spot spot) { return context.bool_const(named(spot).c_str()); };
  const Spot here{0, 0};
  const Spot next{1, 0};
  question.given(bare(here) && bare(next));
  for (const Spot corner : {here, next})
    for (const Elbow elbow : every_elbow()) {
      const Bend squares = bend(corner, elbow, book);
      question.given(!(bare(squares[0]) && bare(squares[1]) && bare(squares[2])));
    }
  std::vector<z3::expr> crooked;
  for (const Spot spot : {here, next})
    for (const std::size_t side : {std::size_t{0}, across(0)}) crooked.push_back(bare(beyond(spot, side)));
  const Answer answer = question.prove(!any_of(context, crooked));
  cases += question.asked();
  return answer;
}

/// The same box with land, or water, on all edges of all Coast tiles: a coast is not what is asked about here.
Game with_one_kind(const Game& game, Terrain terrain) {
  Game other = game;
  for (auto& faces : other.box.beaches)
    for (mirage::Beach& beach : faces) beach.edges.fill(terrain);
  return other;
}

}  // namespace

Finding straight_lines_are_gaps(const Game& game, const Budget& budget, const TableBook& book) {
  constexpr std::size_t largest = 5;
  std::uint64_t cases = 0;
  int straight_ones = 0;
  int others = 0;
  const Answer answer = bends_in_every_crooked_area(budget, book, cases);
  if (answer == Answer::Unknown) return undecided(cases, "whether an area without a bend is straight");
  if (answer == Answer::Counterexample) return encoding_is_wrong(cases, "an area without a bend need not be straight");
  for (std::size_t size = 1; size <= largest; ++size)
    for (const Area& area : fixed_areas(size))
      for (const Terrain terrain : both) {
        const Game other = with_one_kind(game, terrain);
        const Surroundings around{edges_around(area)};
        const auto board = around.laid(other.box, Faces(around.edges().size(), terrain), Board{});
        if (!board) continue;  // more neighbours than there are Coast tiles
        ++cases;
        ++(straight(area) ? straight_ones : others);
        if (mirage::gap_at(other, *board, square_of(*area.begin())).empty() != straight(area)) continue;
        return differs(cases,
                       "with " + plainly(terrain) +
                           " alone around it the model takes an area for a gap that is not straight, or the other way",
                       {},
                       MirageStory{other, position(other, *board, Step::drawing), {}, "exactly straight lines are gaps"});
      }
  return holds(cases, {"asked of the model: " + plural(straight_ones, "straight line") + ", all of them gaps, and " +
                       plural(others, "other area") + ", none of them"});
}

namespace {

/// Whether tiles that there are can lie around an area such that every bend in it has both kinds on its edges.
class Labelled {
 public:
  Labelled(z3::context& context, const Box& box, const Budget& budget, const Area& area)
      : context_{context}, question_{context, budget}, around_{edges_around(area)} {
    for (std::size_t edge = 0; edge < around_.edges().size(); ++edge)
      water_.push_back(context_.bool_const(("water" + std::to_string(edge)).c_str()));
    for (const Neighbour& neighbour : around_.neighbours()) question_.given(can_be_shown(box, neighbour));
    for (const Bend& squares : bends_in(area)) question_.given(mixed(squares));
  }
  Answer possible() { return question_.refute(); }

 private:
  /// What a Survey tile or a Coast tile can show on these edges.
  z3::expr can_be_shown(const Box& box, const Neighbour& neighbour) {
    std::vector<z3::expr> any;
    for (const Faces& faces : around_.faces_of(neighbour)) {
      std::array<std::optional<Terrain>, sides> shown{};
      for (std::size_t i = 0; i < faces.size(); ++i) shown[across(around_.edges()[neighbour.edges[i]].side)] = faces[i];
      const bool alike = std::ranges::all_of(faces, [&](const auto& face) { return face && face == faces.front(); });
      if (!faces.front() || (!alike && !coast_showing(box, neighbour.at, shown))) continue;
      std::vector<z3::expr> as_shown;
      for (std::size_t i = 0; i < faces.size(); ++i)
        as_shown.push_back(faces[i] == Terrain::water ? water_[neighbour.edges[i]] : !water_[neighbour.edges[i]]);
      any.push_back(all_of(context_, as_shown));
    }
    return any_of(context_, any);
  }
  z3::expr mixed(const Bend& squares) {
    std::vector<z3::expr> land;
    std::vector<z3::expr> water;
    for (const Edge& edge : edges_around(squares))
      for (std::size_t known = 0; known < around_.edges().size(); ++known)
        if (around_.edges()[known].from == edge.from && around_.edges()[known].side == edge.side) {
          land.push_back(!water_[known]);
          water.push_back(water_[known]);
        }
    return any_of(context_, land) && any_of(context_, water);
  }

  z3::context& context_;
  Question question_;
  Surroundings around_;
  std::vector<z3::expr> water_;
};

/// Whether squares that are not in the area are cut off by it. No tile could lie there: none connects it to the board.
bool has_a_hole(const Area& area) {
  constexpr int margin = 1;
  Spot least = *area.begin();
  Spot most = least;
  for (const Spot spot : area) {
    least = {std::min(least.east, spot.east - margin), std::min(least.south, spot.south - margin)};
    most = {std::max(most.east, spot.east + margin), std::max(most.south, spot.south + margin)};
  }
  Area outside{least};
  for (std::vector<Spot> open{least}; !open.empty();) {
    const Spot here = open.back();
    open.pop_back();
    for (std::size_t side = 0; side < sides; ++side) {
      const Spot next = beyond(here, side);
      const bool within =
          next.east >= least.east && next.south >= least.south && next.east <= most.east && next.south <= most.south;
      if (within && !area.contains(next) && outside.insert(next).second) open.push_back(next);
    }
  }
  const int all = (most.east - least.east + 1) * (most.south - least.south + 1);
  return static_cast<int>(outside.size() + area.size()) < all;
}

/// Each bend in a strip two squares wide reaches both of its long sides, so that land on one and water on the other make it
/// a gap, however long it is.
bool bends_span_strips() {
  constexpr int length = 4;  // longer than a bend with its neighbours
  Area strip;
  for (int east = 0; east < length; ++east)
    for (int south = 0; south < 2; ++south) strip.insert({east, south});
  return std::ranges::all_of(bends_in(strip), [](const Bend& squares) {
    const auto edges = edges_around(squares);
    const auto reaches = [&](int row, std::size_t side) {
      return std::ranges::any_of(edges, [&](const Edge& edge) { return edge.from.south == row && edge.side == side; });
    };
    return reaches(0, 0) && reaches(1, across(0));
  });
}

}  // namespace

Finding mixed_areas_can_be_gaps(const Game& game, const Budget& budget, const MixedBook& book) {
  std::uint64_t cases = 0;
  std::vector<std::string> told;
  if (!bends_span_strips()) return encoding_is_wrong(cases, "a bend in a strip of two rows does not span it");
  for (std::size_t size = 1; size <= book.largest; ++size) {
    std::size_t never = 0;
    z3::context context;
    std::vector<Area> areas = free_areas(size);
    std::erase_if(areas, has_a_hole);
    for (const Area& area : areas) {
      ++cases;
      const Answer answer = Labelled{context, game.box, budget, area}.possible();
      if (answer == Answer::Unknown) return undecided(cases, "an area of " + plural(static_cast<int>(size), "square"));
      if (answer == Answer::Proved) ++never;
    }
    const std::size_t expected = size < book.first_never ? 0 : book.never;
    told.push_back(plural(static_cast<int>(size), "square") + ": " + std::to_string(areas.size() - never) + " of " +
                   std::to_string(areas.size()) + " shapes can be gaps");
    if (size <= book.first_never && never != expected)
      return fails(cases,
                   "of " + std::to_string(areas.size()) + " shapes of " + std::to_string(size) + " squares " +
                       std::to_string(never) + " can never be gaps, not " + std::to_string(expected),
                   told);
  }
  return holds(cases, told);
}

}  // namespace fathom::solver::oasis
