#include <algorithm>

#include "solver/mirage/gaps.hpp"
#include "solver/mirage/surroundings.hpp"
#include "solver/prover.hpp"

// Where the two readings of what could ever fit differ: in areas with a bend that touches no tile.

namespace fathom::solver::oasis {

namespace {

using mirage::Fitting;
using mirage::Lay;

/// A bend, and the squares beside it.
struct Untouched {
  Bend squares = bend({0, 0}, Elbow::north_east);
  Area area;
  Untouched() {
    area.insert(squares.begin(), squares.end());
    for (const Edge& edge : edges_around(squares)) area.insert(beyond(edge.from, edge.side));
  }
};

/// No area with fewer squares has a bend that touches no tile: all that is beside the bend has to be bare.
Answer fewer_squares_touch(const Budget& budget, const Untouched& untouched, std::size_t squares, std::uint64_t& cases) {
  constexpr int reach = 3;
  z3::context context;
  Question question{context, budget};
  z3::expr_vector bare{context};
  std::vector<z3::expr> of_bend;
  std::vector<z3::expr> touching;
  const auto is_bare = [&](Spot spot) { return context.bool_const(named(spot).c_str()); };
  for (int east = -reach; east <= reach; ++east)
    for (int south = -reach; south <= reach; ++south) bare.push_back(is_bare({east, south}));
  for (const Spot spot : untouched.squares) question.given(is_bare(spot));
  for (const Edge& edge : edges_around(untouched.squares)) touching.push_back(!is_bare(beyond(edge.from, edge.side)));
  question.given(z3::atmost(bare, static_cast<unsigned>(squares) - 1));
  const Answer answer = question.prove(any_of(context, touching));
  cases += question.asked();
  return answer;
}

/// One turn of a play: what is laid in it, as steps from the starting tile.
struct Turn {
  SurveyTile tile;
  Spot corner;
  Elbow elbow;
  Terrain side;
  std::optional<LaidCoast> coast;
};

/// A play that encloses such an area: the starting tile is at one of its corners, and Coast tiles join land and water where
/// both of them have to be beside it.
std::vector<Turn> enclosing_play() {
  using enum Elbow;
  using enum Terrain;
  const auto plain = SurveyTile::dark_dark_dark;
  const auto other = SurveyTile::light_dark_light;
  const auto coast = [](Spot at, mirage::Direction turned) {
    return LaidCoast{mirage::CoastPattern::alike, mirage::CoastFace::front, square_of(at), turned, Seat::Ann, std::nullopt};
  };
  return {{other, {-1, -1}, south_west, water, {}},
          {plain, {-2, -2}, north_east, water, coast({-1, -3}, mirage::Direction::north)},
          {other, {0, -4}, south_west, land, {}},
          {other, {2, -4}, south_west, land, {}},
          {other, {0, 1}, south_east, water, {}},
          {plain, {3, 1}, south_west, water, coast({3, 0}, mirage::Direction::west)},
          {other, {4, 0}, south_east, water, {}},
          {SurveyTile::light_dark_dark, {4, -2}, south_west, water, {}}};
}

/// The play as actions, each turn ended as dully as it can be; nothing where the model objects.
struct EnclosedPlay {
  std::vector<Action> actions;
  State given;  ///< The start.
  State end;    ///< With the last tile laid, before gaps are looked for.
};
std::optional<EnclosedPlay> played(const Game& game, const std::vector<Turn>& turns) {
  EnclosedPlay play{{}, Mirage::start(game, fewest), Mirage::start(game, fewest)};
  const auto perform = [&](const Action& action) {
    play.actions.push_back(action);
    return !apply<Mirage>(game, play.end, action);
  };
  bool goes_on = perform(mirage::StartingTile{mirage::CoastPattern::alike, mirage::CoastFace::front}) &&
                 perform(mirage::FirstPlayer{Seat::Ann});
  for (const Turn& turn : turns) {
    goes_on = goes_on && finish_turn(game, play.end, play.actions);
    if (goes_on) turn_up(game, play.end, turn.tile, play.actions);
    const Seat by = play.end.turn;
    goes_on = goes_on && perform(getting(play.end, turn.tile));
    if (turn.coast) goes_on = goes_on && perform(mirage::TakeCoast{by, turn.coast->pattern});
    goes_on = goes_on && perform(Lay{by, square_of(turn.corner), turn.elbow, turn.side});
    if (turn.coast) goes_on = goes_on && perform(mirage::LayCoast{by, turn.coast->at, turn.coast->face, turn.coast->turned});
  }
  return goes_on ? std::optional{play} : std::nullopt;
}

/// Whatever Coast tiles lie around a small area, the model reads it in the same way.
Finding readings_agree_in_model(const Game& game) {
  constexpr std::size_t largest = 3;
  std::vector<Game> readings;
  for (const Fitting reading : every<Fitting>)
    readings.push_back(changed(game, [&](Rules& rules) { rules.fitting = reading; }));
  std::uint64_t cases = 0;
  for (std::size_t size = 1; size <= largest; ++size)
    for (const Area& area : fixed_areas(size)) {
      const Surroundings around{edges_around(area)};
      const std::size_t edges = around.edges().size();
      for (std::size_t shown = 0; shown < (std::size_t{1} << edges); ++shown) {
        Faces faces;
        for (std::size_t edge = 0; edge < edges; ++edge) faces.push_back(static_cast<Terrain>((shown >> edge) & 1U));
        const auto board = around.laid(game.box, faces, Board{});
        if (!board) continue;  // no Coast tile shows that
        ++cases;
        const auto is_gap = [&](const Game& read) {
          return !mirage::gap_at(read, *board, square_of(*area.begin())).empty();
        };
        if (is_gap(readings.front()) != is_gap(readings.back()))
          return differs(cases, "the model reads a small area in two ways", {},
                         MirageTrace{game, position(game, *board, Step::drawing), {}, "both readings agree"});
      }
    }
  return holds(cases);
}

}  // namespace

Finding readings_differ(const Game& game, const Budget& budget, const DifferenceBook& book) {
  std::uint64_t cases = 0;
  const Untouched untouched;
  const Answer fewer = fewer_squares_touch(budget, untouched, book.squares, cases);
  if (fewer == Answer::Unknown) return undecided(cases, "areas of fewer squares");
  if (fewer == Answer::Counterexample)
    return encoding_is_wrong(
        cases, "a bend can touch nothing in an area of fewer than " + plural(static_cast<int>(book.squares), "square"));
  std::vector<std::string> told;
  for (const Fitting reading : every<Fitting>) {
    const Game read = changed(game, [&](Rules& rules) { rules.fitting = reading; });
    const auto play = played(read, enclosing_play());
    if (!play) return undecided(cases, "the play that should form the gap is no longer possible");
    ++cases;
    const Sheet sheet{read.box, play->end.board};
    const auto areas = mirage::by_the_book::enclosed_areas(sheet);
    if (areas.size() != 1 || areas.front().size() != book.squares)
      return encoding_is_wrong(cases, "the play does not enclose " + plural(static_cast<int>(book.squares), "square"));
    const bool is_gap = !mirage::by_the_book::takes_a_tile(sheet, areas.front(), index_of(reading));
    const bool in_model = !mirage::gaps_formed(read, play->end).empty();
    told.push_back(plainly(reading) + ": " + plural(static_cast<int>(areas.front().size()), "bare square") + " are " +
                   (in_model ? "a gap" : "no gap"));
    if (is_gap == (reading == Fitting::teeth_fit)) return encoding_is_wrong(cases, "the readings do not differ there", told);
    if (is_gap != in_model)
      return differs(cases, "the model reads a gap otherwise", told,
                     MirageTrace{read, play->given, play->actions, is_gap ? "this is a gap" : "this is no gap"});
  }
  Finding small = readings_agree_in_model(game);
  if (small.outcome != Outcome::holds) return small;
  const auto play = played(game, enclosing_play());
  return shown_by(
      holds(cases, told)
          .over("areas of fewer than " + plural(static_cast<int>(book.squares), "square") + ", and one of that size")
          .tied(in_every_case(small.cases, "surroundings of areas of up to three squares"))
          .tied(in_every_case(kinds<Fitting>, "readings of the area that a play encloses")),
      MirageTrace{game, play->given, play->actions, "a bend that no tile touches is read in two ways"});
}

}  // namespace fathom::solver::oasis
