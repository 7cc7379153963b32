#include <algorithm>

#include "solver/mirage/growing.hpp"
#include "solver/prover.hpp"

// A drawn tile always has a place: beyond one of the ends of the board.

namespace fathom::solver::oasis {

namespace {

using mirage::Lay;

/// A square with a tile on it such that none lies further to one side.
struct End {
  Spot at;
  std::size_t side = 0;
};

/// The box around everything on the table, as unknown extents from the starting tile, clockwise from the north.
struct Extents {
  Extents(z3::context& context, Question& question) {
    for (const char* name : {"north", "east", "south", "west"}) {
      to.push_back(context.int_const(name));
      question.given(to.back() >= 0);
    }
  }
  [[nodiscard]] z3::expr sum() const { return to[0] + to[1] + to[2] + to[3]; }
  std::vector<z3::expr> to;
};

/// A tile that touches a box of any size adds so many rows and columns to it, and no more.
Answer adds_at_most(const Budget& budget, const std::vector<Spot>& squares, int most_added, std::uint64_t& cases) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const Extents box{context, question};
  const z3::expr east = context.int_const("corner east");
  const z3::expr south = context.int_const("corner south");
  std::vector<z3::expr> touching;
  std::vector<z3::expr> now = box.to;
  for (const Spot square : squares) {
    const z3::expr e = east + square.east;
    const z3::expr s = south + square.south;
    // the square shares an edge with one of the box, or lies in it
    const z3::expr beside = e >= -box.to[3] - 1 && e <= box.to[1] + 1 && s >= -box.to[0] - 1 && s <= box.to[2] + 1;
    const z3::expr in_a_row = e >= -box.to[3] && e <= box.to[1];
    const z3::expr in_a_column = s >= -box.to[0] && s <= box.to[2];
    touching.push_back(beside && (in_a_row || in_a_column));
    now = {larger(now[0], -s), larger(now[1], e), larger(now[2], s), larger(now[3], -e)};
  }
  question.given(any_of(context, touching));
  const Answer answer = question.prove(now[0] + now[1] + now[2] + now[3] <= box.sum() + most_added);
  cases += question.asked();
  return answer;
}

/// Whether no square lies further to that side.
bool is_an_end(const Sheet& sheet, const End& end, const TableBook& book) {
  const auto so_far = [&](Spot spot) {
    return spot.east * book.steps[end.side].east + spot.south * book.steps[end.side].south;
  };
  return std::ranges::none_of(covered_on(sheet), [&](Spot spot) { return so_far(spot) > so_far(end.at); });
}

/// The place beyond an end: the corner two steps further, one arm back to the end and the other to a side where the table
/// goes on.
Lay place_beyond(const Sheet& sheet, Seat by, const End& end, const TableBook& book) {
  const Spot corner = beyond(beyond(end.at, end.side, book), end.side, book);
  Lay lay{by, square_of(corner), {}, *sheet.tooth(square_of(end.at), end.side)};
  for (const Elbow elbow : every_elbow()) {
    const auto& arms = book.arms[index_of(elbow)];
    const bool back = std::ranges::find(arms, across(end.side)) != arms.end();
    if (back && std::ranges::all_of(bend(corner, elbow, book), [&](Spot spot) { return on_table(spot, book); }))
      lay.elbow = elbow;
  }
  return lay;
}

/// Whatever square is an end of the board, whichever way and whatever lies there: beyond it the model lets a tile lie, if
/// two more rows of the table are there. Nothing else of the board is so far out that it could touch the tile.
Finding beyond_ends_in_model(const Game& game, const TableBook& book) {
  Finding finding = holds(0);
  State state = position(game, Board{}, Step::laying);
  state.tile = SurveyTile::light_dark_light;
  for (int east = -book.farthest; east <= book.farthest; ++east)
    for (int south = -book.farthest; south <= book.farthest; ++south)
      for (const Terrain terrain : {Terrain::land, Terrain::water}) {
        const Spot at{east, south};
        state.board = Board{};
        state.board.lay(game.box, LaidSurvey{SurveyTile::light_dark_light, square_of(at), {}, terrain, Seat::Ann, {}});
        const Sheet sheet{game.box, state.board, book};
        for (const Spot spot : covered_on(sheet))
          for (std::size_t side = 0; side < sides; ++side) {
            const End end{spot, side};
            if (!is_an_end(sheet, end, book) || !on_table(beyond(beyond(spot, side, book), side, book), book)) continue;
            ++finding.cases;
            const Action lay = place_beyond(sheet, state.turn, end, book);
            if (const auto objection = Mirage::objection(game, state, lay))
              return differs(finding.cases, "beyond an end of the board the model has no place for a tile",
                             {Mirage::show(game, state, lay),
                              "the model refuses it by " + std::string{objection->rule} + ": " + objection->why},
                             MirageTrace{game, state, {lay}, "a tile may lie beyond the end of the board"});
          }
      }
  return finding;
}

}  // namespace

Finding drawn_tile_has_a_place(const Game& game, const Budget& budget, const SpreadBook& book) {
  std::uint64_t cases = 0;
  for (const Elbow elbow : every_elbow()) {
    const Bend squares = bend({0, 0}, elbow);
    const Answer answer = adds_at_most(budget, {squares.begin(), squares.end()}, book.by_survey, cases);
    if (answer == Answer::Unknown) return undecided(cases, "how far a Survey tile reaches");
    if (answer == Answer::Counterexample)
      return encoding_is_wrong(cases,
                               "a Survey tile adds more than " + std::to_string(book.by_survey) + " rows and columns");
  }
  if (adds_at_most(budget, {{0, 0}}, book.by_coast, cases) != Answer::Proved)
    return encoding_is_wrong(cases, "a Coast tile adds more than " + std::to_string(book.by_coast) + " rows and columns");

  z3::context context;
  Question question{context, budget, Logic::linear};
  const Extents box{context, question};
  // the tile drawn is not on the table yet, and the starting tile adds nothing
  const int at_most = book.by_survey * (game.box.survey.total() - 1) + book.by_coast * (game.box.coasts.total() - 1);
  question.given(box.sum() <= at_most);
  constexpr int needed = 2;
  std::vector<z3::expr> open;
  for (const z3::expr& extent : box.to) open.push_back(extent <= book.farthest - needed);
  const Answer answer = question.prove(any_of(context, open));
  cases += question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "how far the board spreads");
  if (answer == Answer::Counterexample)
    return encoding_is_wrong(cases, "the tiles in the box can reach the end of the table on all sides");

  TableBook table;
  table.farthest = book.farthest;
  Finding in_model = beyond_ends_in_model(game, table);
  if (in_model.outcome != Outcome::holds) return in_model;
  return holds(cases,
               {"rows and columns together grow by " + std::to_string(at_most) + " at most, and the ends of the table are " +
                std::to_string(sides * static_cast<std::size_t>(book.farthest)) + " steps away together"})
      .over("boards of " + plural(game.box.survey.total(), "Survey tile") + " and " +
            plural(game.box.coasts.total(), "Coast tile") + ", however they have grown")
      .tied(in_every_case(in_model.cases, "places beyond an end of the board"));
}

}  // namespace fathom::solver::oasis
