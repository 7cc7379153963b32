#include "solver/mirage/shapes.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "solver/mirage/surroundings.hpp"

namespace fathom::solver::oasis {

namespace {

using mirage::Lay;

LaidSurvey lying(SurveyTile tile, Spot corner, Elbow elbow, Terrain side) {
  return {tile, square_of(corner), elbow, side, Seat::Ann, {}};
}

/// The squares that the model covers with a tile, of those within a few steps.
std::set<Spot> covered_in_model(const Game& game, Spot corner, Elbow elbow) {
  Board board;
  board.lay(game.box, lying(SurveyTile::light_light_light, corner, elbow, Terrain::land));
  constexpr int near = 4;
  std::set<Spot> covered;
  for (int east = -near; east <= near; ++east)
    for (int south = -near; south <= near; ++south)
      if (const Spot spot{corner.east + east, corner.south + south}; !board.is_bare(square_of(spot))) covered.insert(spot);
  return covered;
}

struct SymbolicSpot {
  z3::expr east;
  z3::expr south;
};
SymbolicSpot unknown_spot(z3::context& context, const std::string& name) {
  return {context.int_const((name + " east").c_str()), context.int_const((name + " south").c_str())};
}
z3::expr is_at(const SymbolicSpot& spot, const SymbolicSpot& from, Spot step) {
  return spot.east == from.east + step.east && spot.south == from.south + step.south;
}
z3::expr share_an_edge(const SymbolicSpot& a, const SymbolicSpot& b) {
  const z3::expr east = a.east - b.east;
  const z3::expr south = a.south - b.south;
  return (east == 0 && (south == 1 || south == -1)) || (south == 0 && (east == 1 || east == -1));
}

}  // namespace

Finding elbows_are_bends(const Game& game, const Budget& budget, const TableBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicSpot a = unknown_spot(context, "a");
  const SymbolicSpot b = unknown_spot(context, "b");
  const SymbolicSpot c = unknown_spot(context, "c");
  const z3::expr in_line = (a.east == c.east && a.east == b.east) || (a.south == c.south && a.south == b.south);
  const z3::expr bent = share_an_edge(a, b) && share_an_edge(b, c) && !in_line;
  std::vector<z3::expr> ways;
  for (const auto& [first, second] : book.arms) {
    ways.push_back(is_at(a, b, beyond({}, first, book)) && is_at(c, b, beyond({}, second, book)));
    ways.push_back(is_at(c, b, beyond({}, first, book)) && is_at(a, b, beyond({}, second, book)));
  }
  const Answer answer = question.prove(bent == any_of(context, ways));
  if (answer == Answer::Unknown) return undecided(question.asked(), "bends of three squares");
  if (answer == Answer::Counterexample)
    return encoding_is_wrong(question.asked(), "a bend that no way to lie covers, or the other way");
  for (std::size_t i = 0; i < ways.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (question.prove(!(ways[i] && ways[j])) != Answer::Proved)
        return encoding_is_wrong(question.asked(), "two ways to lie cover the same squares");
  std::uint64_t cases = question.asked();
  std::uint64_t placements = 0;
  for (int east = -book.farthest; east <= book.farthest; ++east)
    for (int south = -book.farthest; south <= book.farthest; ++south)
      for (const Elbow elbow : every_elbow()) {
        const Spot corner{east, south};
        const Bend squares = bend(corner, elbow, book);
        if (!std::ranges::all_of(squares, [&](Spot spot) { return on_table(spot, book); })) continue;
        ++placements;
        if (covered_in_model(game, corner, elbow) == std::set<Spot>(squares.begin(), squares.end())) continue;
        State given = position(game, Board{}, Step::laying);
        given.tile = SurveyTile::light_dark_light;
        return differs(cases, "in the model a tile covers other squares than by the rulebook",
                       {"its arms to the " + plainly(elbow) + " of " + named(corner)},
                       MirageTrace{game, given, {}, "a Survey tile covers a corner and two arms"});
      }
  return holds(cases, {"four ways to lie cover every bend of three squares once, so that a mirror image is one of them"})
      .over("any three squares")
      .tied(in_every_case(placements, "ways to lie on the table"));
}

namespace {

/// What a tile looks like from above: shades by square, relative to its corner.
using Picture = std::map<Spot, Shade>;

Picture picture_of(const Game& game, SurveyTile tile, Elbow elbow, Terrain side) {
  Board board;
  const Spot corner{0, 0};
  board.lay(game.box, lying(tile, corner, elbow, side));
  Picture picture;
  board.for_each_patch(
      [&](mirage::Patch patch) { picture[spot_of(board.square_of(patch))] = board.colouring(game.box, patch).shade; });
  return picture;
}

Picture turned_right(const Picture& picture) {
  Picture turned;
  for (const auto& [spot, shade] : picture) turned[{-spot.south, spot.east}] = shade;
  return turned;
}
Picture mirrored(const Picture& picture) {
  Picture seen;
  for (const auto& [spot, shade] : picture) seen[{-spot.east, spot.south}] = shade;
  return seen;
}
/// The same for all ways to turn a picture.
Picture upright(Picture picture) {
  Picture least = picture;
  for (std::size_t quarter = 1; quarter < sides; ++quarter) {
    picture = turned_right(picture);
    least = std::min(least, picture);
  }
  return least;
}

}  // namespace

Finding eight_tiles_are_eight(const Game& game, const Budget&) {
  constexpr std::size_t all = 8;
  constexpr std::size_t like_their_mirror = 4;
  std::uint64_t cases = 0;
  for (const Terrain side : both) {
    std::set<Picture> different;
    std::size_t own_mirrors = 0;
    for (const SurveyTile tile : every<SurveyTile>) {
      std::set<Picture> one;
      for (const Elbow elbow : every_elbow()) one.insert(upright(picture_of(game, tile, elbow, side)));
      cases += every_elbow().size();
      if (one.size() != 1)
        return fails(
            cases, "a tile looks different when it is turned: " + plainly(tile) + " with its " + plainly(side) + " side up");
      different.insert(*one.begin());
      if (upright(mirrored(*one.begin())) == *one.begin()) ++own_mirrors;
    }
    if (different.size() != all)
      return fails(cases, "with their " + plainly(side) + " sides up there are " + std::to_string(different.size()) +
                              " different tiles, not eight");
    if (own_mirrors != like_their_mirror)
      return fails(cases, std::to_string(own_mirrors) + " tiles are their own mirror image, not four");
  }
  return holds(0, {"on either side eight different tiles: four are their own mirror image, four are in pairs"})
      .over("eight tiles, two sides, four ways to lie")
      .all_tried(cases)
      .tied(in_every_case(cases, "what the squares of a tile show on the board"));
}

namespace {

/// The squares that touch some squares at corners alone.
std::vector<Spot> corners_of(const Bend& squares) {
  std::set<Spot> around;
  for (const Spot spot : squares)
    for (int east = -1; east <= 1; ++east)
      for (int south = -1; south <= 1; ++south) around.insert({spot.east + east, spot.south + south});
  for (const Spot spot : squares) {
    around.erase(spot);
    for (std::size_t side = 0; side < sides; ++side) around.erase(beyond(spot, side));
  }
  return {around.begin(), around.end()};
}

/// Lays Coast tiles at corners, bare or turned in any way, and asks each time; stops where the answer is not `expected`.
struct Cornered {
  const Game& game;
  const std::vector<Spot>& corners;
  Action transition;
  bool expected;
  std::uint64_t asked = 0;

  std::optional<State> odd(const State& given, std::size_t next) {
    if (next == corners.size()) {
      ++asked;
      return Mirage::objected(game, given, transition) == expected ? std::optional{given} : std::nullopt;
    }
    if (auto found = odd(given, next + 1)) return found;
    for (std::size_t turned = 0; turned < sides; ++turned) {
      State more = given;
      more.board.lay(game.box, LaidCoast{{}, {}, square_of(corners[next]), static_cast<mirage::Direction>(turned), {}, {}});
      if (auto found = odd(more, next + 1)) return found;
    }
    return std::nullopt;
  }
};

Finding corners_decide_nothing(const Game& game) {
  std::uint64_t cases = 0;
  const Elbow elbow = Elbow::north_east;
  const Surroundings around{edges_around(bend(somewhere, elbow))};
  const std::vector<Spot> corners = corners_of(bend(somewhere, elbow));
  for (const std::optional<Terrain> beside : {std::optional<Terrain>{}, std::optional{Terrain::water}}) {
    Faces faces(around.edges().size());
    faces[around.neighbours().front().edges.front()] = beside;
    State given = position(game, Board{}, Step::laying);
    given.tile = SurveyTile::light_dark_light;
    const auto board = around.laid(game.box, faces, Board{});
    if (!board) return not_found(cases, "no tiles lie so: " + in_words(faces));
    given.board = *board;
    Cornered cornered{game, corners, Lay{Seat::Ann, square_of(somewhere), elbow, Terrain::water}, beside.has_value()};
    const auto odd = cornered.odd(given, 0);
    cases += cornered.asked;
    if (odd)
      return differs(cases, "a tile at a corner decides where another may lie", Mirage::tell(game, *odd),
                     MirageTrace{game, *odd, {cornered.transition}, "only edges decide"});
  }
  return holds(cases);
}

/// The same tiles in other colours: light for dark, and the other pattern of Coast tile, where that has the same edges.
State recoloured(const Game& game, State state) {
  for (LaidSurvey& tile : state.board.survey) {
    tile.tile = static_cast<SurveyTile>(kinds<SurveyTile> - 1 - index_of(tile.tile));
    tile.by = clockwise(tile.by, 1, state.players);
  }
  for (LaidCoast& tile : state.board.coasts) {
    const auto other =
        tile.pattern == mirage::CoastPattern::alike ? mirage::CoastPattern::unlike : mirage::CoastPattern::alike;
    if (mirage::beach_of(game.box, other, tile.face).edges == mirage::beach_of(game.box, tile.pattern, tile.face).edges)
      tile.pattern = other;
  }
  state.board = mirage::indexed(game.box, state.board);
  return state;
}

}  // namespace

Finding corners_and_shades_decide_nothing(const Game& game, const Budget&) {
  Finding finding = corners_decide_nothing(game);
  const std::uint64_t corners = finding.cases;
  std::uint64_t positions = 0;
  const auto look = [&](const Transition& transition) {
    if (transition.after.step != Step::laying && transition.after.step != Step::laying_coast) return true;
    ++positions;
    if (legal(game, recoloured(game, transition.after)) == legal(game, transition.after)) return true;
    finding = differs(0, "with other shades other places are open", Mirage::tell(game, transition.after),
                      MirageTrace{game, transition.after, {}, "shades do not decide where a tile may lie"});
    return false;
  };
  for (const auto& tiles : openings())
    if (finding.outcome == Outcome::holds) look_at_all(game, {.tiles = tiles, .look = look});
  if (finding.outcome != Outcome::holds) return finding;
  return holds(0, {std::to_string(positions) + " positions with light and dark exchanged leave the same places open"})
      .over("Coast tiles at the corners of a Survey tile, turned in any way; and " + of_openings())
      .all_tried(corners + positions)
      .tied(in_every_case(corners + positions, "what the model allows"));
}

}  // namespace fathom::solver::oasis
