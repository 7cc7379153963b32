#include <algorithm>

#include "solver/mirage/gaps.hpp"
#include "solver/mirage/surroundings.hpp"

// Which shapes bare areas have that are gaps.

namespace fathom::solver::oasis {

namespace {

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

/// Survey tiles with this side up on every square beside the area: as many as it takes, and some of them one over another.
/// Nothing where one of them would have to cover a square of the area.
std::optional<Board> surrounded(const Box& box, const Area& area, Terrain side) {
  Board board;
  std::set<Spot> beside;
  for (const Edge& edge : edges_around(area)) beside.insert(beyond(edge.from, edge.side));
  for (const Spot spot : beside) {
    const auto avoids_area = [&](Elbow elbow) {
      const Bend squares = bend(spot, elbow);
      return std::ranges::none_of(squares, [&](Spot square) { return area.contains(square); });
    };
    const auto elbows = every_elbow();
    const auto elbow = std::ranges::find_if(elbows, avoids_area);
    if (elbow == elbows.end() || board.survey.full()) return std::nullopt;
    board.lay(box, LaidSurvey{SurveyTile::light_dark_light, square_of(spot), *elbow, side, Seat::Ann, {}});
  }
  return board;
}

}  // namespace

Finding straight_lines_are_gaps(const Game& game, const Budget& budget, const TableBook& book) {
  constexpr std::size_t largest = 6;
  std::uint64_t asked = 0;
  std::uint64_t cases = 0;
  int straight_ones = 0;
  int others = 0;
  const Answer answer = bends_in_every_crooked_area(budget, book, asked);
  if (answer == Answer::Unknown) return undecided(asked, "whether an area without a bend is straight");
  if (answer == Answer::Counterexample) return encoding_is_wrong(asked, "an area without a bend need not be straight");
  for (std::size_t size = 1; size <= largest; ++size)
    for (const Area& area : fixed_areas(size))
      for (const Terrain terrain : both) {
        const auto board = surrounded(game.box, area, terrain);
        if (!board) continue;
        ++cases;
        ++(straight(area) ? straight_ones : others);
        if (mirage::gap_at(game, *board, square_of(*area.begin())).empty() != straight(area)) continue;
        return differs(cases,
                       "with " + plainly(terrain) +
                           " alone around it the model takes an area for a gap that is not straight, or the other way",
                       {}, MirageTrace{game, position(game, *board, Step::drawing), {}, "exactly straight lines are gaps"});
      }
  return holds(asked, {plural(straight_ones, "straight line") + ", all of them gaps in the model, and " +
                       plural(others, "other area") + ", none of them"})
      .over("areas of any size with one kind of tile around them")
      .tied(in_every_case(cases, "areas of up to " + plural(static_cast<int>(largest), "square") +
                                     " that tiles can surround, on land and in water"));
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
  /// After it is possible: what lies around the area then.
  [[nodiscard]] Faces found() const {
    Faces faces;
    const z3::model model = question_.found();
    for (const z3::expr& edge : water_) faces.push_back(truth(model, edge) ? Terrain::water : Terrain::land);
    return faces;
  }
  [[nodiscard]] const Surroundings& around() const { return around_; }

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
  std::uint64_t laid = 0;
  std::vector<std::string> told;
  if (!bends_span_strips()) return encoding_is_wrong(cases, "a bend in a strip of two rows does not span it");
  for (std::size_t size = 1; size <= book.largest; ++size) {
    std::size_t never = 0;
    z3::context context;
    std::vector<Area> areas = free_areas(size);
    std::erase_if(areas, has_a_hole);
    for (const Area& area : areas) {
      ++cases;
      Labelled labelled{context, game.box, budget, area};
      const Answer answer = labelled.possible();
      if (answer == Answer::Unknown) return undecided(cases, "an area of " + plural(static_cast<int>(size), "square"));
      if (answer == Answer::Proved) ++never;
      if (answer != Answer::Counterexample) continue;
      const auto board = labelled.around().laid(game.box, labelled.found(), Board{});
      if (!board) continue;  // it takes more Coast tiles than there are
      ++laid;
      if (mirage::gap_at(game, *board, square_of(*area.begin())).size() != area.size())
        return differs(cases, "the model takes an area for no gap that is one", {},
                       MirageTrace{game, position(game, *board, Step::drawing), {}, "this is a gap"});
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
  return holds(cases, told)
      .over("shapes of up to " + plural(static_cast<int>(book.largest), "square") + " between land and water")
      .tied(in_every_case(laid, "shapes that can be gaps, laid with the Coast tiles there are"));
}

}  // namespace fathom::solver::oasis
