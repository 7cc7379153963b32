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

z3::expr larger(const z3::expr& a, const z3::expr& b) { return z3::ite(a > b, a, b); }

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

/// The place beyond an end: the corner two steps further, one arm back to the end and the other to a side where the table
/// goes on.
Lay place_beyond(const Chart& chart, Seat by, const End& end, const TableBook& book) {
  const Spot corner = beyond(beyond(end.at, end.side, book), end.side, book);
  Lay lay{by, square_of(corner), {}, *chart.faced({beyond(end.at, end.side, book), across(end.side)})};
  for (const Elbow elbow : every_elbow()) {
    const auto& arms = book.arms[index_of(elbow)];
    const bool back = std::ranges::find(arms, across(end.side)) != arms.end();
    if (back && std::ranges::all_of(bend(corner, elbow, book), [&](Spot spot) { return on_table(spot, book); }))
      lay.elbow = elbow;
  }
  return lay;
}

/// The squares that lie furthest out, one in each direction.
std::vector<End> ends_of(const Chart& chart, const TableBook& book) {
  std::vector<End> ends;
  for (std::size_t side = 0; side < sides; ++side) {
    const auto so_far = [&](Spot spot) { return spot.east * book.steps[side].east + spot.south * book.steps[side].south; };
    const auto furthest =
        std::ranges::max_element(chart.plots(), [&](const Plot& a, const Plot& b) { return so_far(a.at) < so_far(b.at); });
    ends.push_back({furthest->at, side});
  }
  return ends;
}

/// The model lets a tile lie beyond each end from which the table goes on far enough, and one end is such.
Finding beyond_ends_in_model(const Game& game, const State& state, const TableBook& book) {
  const Chart chart{game.box, state.board, book};
  Finding finding = holds(0);
  std::size_t open = 0;
  for (const End& end : ends_of(chart, book)) {
    const Spot corner = beyond(beyond(end.at, end.side, book), end.side, book);
    if (!on_table(corner, book)) continue;
    ++open;
    ++finding.cases;
    const Action lay = place_beyond(chart, state.turn, end, book);
    if (const auto objection = Mirage::objection(game, state, lay))
      return differs(finding.cases, "beyond an end of the board the model has no place for a tile",
                     {Mirage::show(game, state, lay),
                      "the model refuses it by " + std::string{objection->rule} + ": " + objection->why},
                     MirageStory{game, state, {lay}, "a tile may lie beyond the end of the board"});
  }
  if (open == 0)
    return differs(finding.cases, "the board has reached the end of the table on all sides", {},
                   MirageStory{game, state, {}, "the board never reaches the end of the table on all sides"});
  return finding;
}

/// Plays that spread as far as they can to one side after another, and plays at random.
Finding watched(const Game& game, const TableBook& book) {
  Finding finding = holds(0);
  const auto look = [&](const State& state) {
    if (state.step != Step::laying || finding.outcome != Outcome::holds) return;
    Finding here = beyond_ends_in_model(game, state, book);
    here.cases += finding.cases;
    finding = here;
  };
  for (std::size_t side = 0; side < sides; ++side)
    follow(game, {fewest,
                  [&](const State&, const Action& action) {
                    const auto* lay = std::get_if<Lay>(&action);
                    if (lay == nullptr) return 0;
                    int reached = 0;
                    for (const Spot spot : bend(spot_of(lay->corner), lay->elbow, book))
                      reached = std::max(reached, spot.east * book.steps[side].east + spot.south * book.steps[side].south);
                    return reached;
                  },
                  [&](const State& state) {
                    look(state);
                    return finding.outcome != Outcome::holds;
                  }});
  for (int players = fewest; players <= most; ++players)
    watch(game, {players, 1, [&](const Deed& deed) {
                   look(deed.before);
                   return finding.outcome == Outcome::holds;
                 }});
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
  const int at_most = book.by_survey * (book.survey_tiles - 1) + book.by_coast * (book.coast_tiles - 1);
  question.given(box.sum() <= at_most);
  constexpr int needed = 2;
  std::vector<z3::expr> open;
  for (const z3::expr& extent : box.to) open.push_back(extent <= book.farthest - needed);
  const Answer answer = question.prove(any_of(context, open));
  cases += question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "how far the board spreads");
  if (answer == Answer::Counterexample)
    return encoding_is_wrong(cases, "forty tiles can reach the end of the table on all sides");

  TableBook table;
  table.farthest = book.farthest;
  Finding finding = watched(game, table);
  finding.cases += cases;
  if (finding.outcome == Outcome::holds)
    finding.told = {"rows and columns together grow by " + std::to_string(at_most) +
                    " at most, and the ends of the table are " +
                    std::to_string(sides * static_cast<std::size_t>(book.farthest)) + " steps away together"};
  return finding;
}

}  // namespace fathom::solver::oasis
