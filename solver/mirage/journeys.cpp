#include "solver/mirage/journeys.hpp"

#include <algorithm>

#include "solver/mirage/gaps.hpp"
#include "solver/prover.hpp"

namespace fathom::solver::oasis {

namespace {

using mirage::Camp;

constexpr int full = 3;  ///< Tents of a whole journey.

struct SymbolicTent {
  z3::expr east;
  z3::expr south;
};
SymbolicTent unknown_tent(z3::context& context, int number) {
  const std::string name = "tent" + std::to_string(number);
  return {context.int_const((name + " east").c_str()), context.int_const((name + " south").c_str())};
}
z3::expr apart(const z3::expr& a, const z3::expr& b) { return z3::ite(a > b, a - b, b - a); }
z3::expr steps(const SymbolicTent& a, const SymbolicTent& b) { return apart(a.east, b.east) + apart(a.south, b.south); }
z3::expr smaller(const z3::expr& a, const z3::expr& b) { return z3::ite(a > b, b, a); }

/// From each tent to the next, and back to the first.
z3::expr round_trip(const std::vector<SymbolicTent>& tents) {
  z3::expr sum = tents[0].east.ctx().int_val(0);
  for (std::size_t i = 0; i < tents.size(); ++i) sum = sum + steps(tents[i], tents[(i + 1) % tents.size()]);
  return sum;
}
int round_trip(const std::vector<Spot>& tents) {
  int sum = 0;
  for (std::size_t i = 0; i < tents.size(); ++i) sum += steps_between(tents[i], tents[(i + 1) % tents.size()]);
  return sum;
}
/// Rows and columns from one side of the box around the tents to the other.
z3::expr box_around(const std::vector<SymbolicTent>& tents) {
  SymbolicTent least = tents[0];
  SymbolicTent most_of = tents[0];
  for (const SymbolicTent& tent : tents) {
    least = {smaller(least.east, tent.east), smaller(least.south, tent.south)};
    most_of = {larger(most_of.east, tent.east), larger(most_of.south, tent.south)};
  }
  return most_of.east - least.east + most_of.south - least.south;
}

State with_tents(const Game& game, const Board& board, const std::vector<Spot>& tents) {
  State state = position(game, board, Step::scoring);
  for (const Spot spot : tents) state.camps.push_back(Camp{Seat::Ann, square_of(spot)});
  return state;
}

std::string tents_in_words(const std::vector<Spot>& tents) {
  std::string text;
  for (const Spot spot : tents) text += (text.empty() ? "tents on " : ", ") + named(spot);
  return text;
}

Finding other_journey(const Game& game, std::uint64_t cases, const State& state, const std::vector<Spot>& tents,
                      int expected, int in_model) {
  return differs(cases, "the model counts another journey than the rulebook",
                 {tents_in_words(tents),
                  "by the rulebook it is " + plural(expected, "step") + ", in the model " + std::to_string(in_model)},
                 MirageTrace{game, state, {Action{mirage::Scoring{}}}, "tents bring " + plural(expected, "point")});
}

/// All ways to put so many tents on different squares of these.
template <class Visit>
void each_placing(const std::vector<Spot>& squares, std::size_t tents, std::vector<Spot>& placed, Visit&& visit) {
  if (placed.size() == tents) return visit(placed);
  for (const Spot spot : squares) {
    if (std::ranges::find(placed, spot) != placed.end()) continue;
    placed.push_back(spot);
    each_placing(squares, tents, placed, visit);
    placed.pop_back();
  }
}

/// Tents on the open table, where they have no gap to move in, on any squares of some rows and columns from one end of the
/// table to the other: the model's points are the steps of the round trip.
Finding model_walks_round(const Game& game, std::size_t number_of_tents, const TableBook& table) {
  std::vector<Spot> squares;
  for (const int east : {-table.farthest, -1, 1, 2, table.farthest})
    for (const int south : {-table.farthest, -2, 0, 1, table.farthest}) squares.push_back({east, south});
  Finding finding = holds(0);
  std::vector<Spot> placed;
  State state = with_tents(game, Board{}, {});
  each_placing(squares, number_of_tents, placed, [&](const std::vector<Spot>& tents) {
    if (finding.outcome != Outcome::holds) return;
    ++finding.cases;
    state.camps.clear();
    for (const Spot spot : tents) state.camps.push_back(Camp{Seat::Ann, square_of(spot)});
    const int in_model = mirage::journey(game, state, Seat::Ann);
    if (in_model != round_trip(tents))
      finding = other_journey(game, finding.cases, state, tents, round_trip(tents), in_model);
  });
  return finding;
}

}  // namespace

Finding round_trip_is_twice_the_box(const Game& game, const Budget& budget, const JourneyBook& book) {
  std::uint64_t cases = 0;
  std::uint64_t walked = 0;
  for (int number_of_tents = 1; number_of_tents <= full; ++number_of_tents) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    std::vector<SymbolicTent> tents;
    for (int i = 0; i < number_of_tents; ++i) tents.push_back(unknown_tent(context, i));
    const Answer answer = question.prove(round_trip(tents) == book.around_the_box * box_around(tents));
    cases += question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "the round trip of " + plural(number_of_tents, "tent"));
    if (answer == Answer::Counterexample) {
      std::vector<Spot> found;
      for (const SymbolicTent& tent : tents)
        found.push_back({number(question.found(), tent.east), number(question.found(), tent.south)});
      return encoding_is_wrong(cases, "a round trip is not so many times the box around the tents", {tents_in_words(found)});
    }
    Finding finding = model_walks_round(game, static_cast<std::size_t>(number_of_tents), {});
    if (finding.outcome != Outcome::holds) return finding;
    walked += finding.cases;
  }
  return holds(cases)
      .over("up to " + plural(full, "tent") + " on any squares whatever")
      .tied(in_every_case(walked, "ways to put up to three tents on 25 squares of five rows and columns"));
}

namespace {

/// An area somewhere on the table.
Area moved_to(const Area& area, Spot to) {
  Area moved;
  for (const Spot spot : area) moved.insert({spot.east + to.east, spot.south + to.south});
  return moved;
}
/// Lays Survey tiles beside an area, all around it and none on it.
void enclose(const Box& box, Board& board, const Area& area) {
  std::set<Spot> beside;
  for (const Edge& edge : edges_around(area)) beside.insert(beyond(edge.from, edge.side));
  for (const Spot spot : beside)
    for (const Elbow elbow : every_elbow()) {
      const Bend squares = bend(spot, elbow);
      if (std::ranges::any_of(squares, [&](Spot square) { return area.contains(square); })) continue;
      board.lay(box, LaidSurvey{SurveyTile::light_dark_light, square_of(spot), elbow, Terrain::land, Seat::Ann, {}});
      break;
    }
}

/// The longest journey that a choice of squares makes, by trying all of them.
int longest(const std::vector<std::vector<Spot>>& choices, std::vector<Spot>& chosen) {
  if (chosen.size() == choices.size()) return chosen.empty() ? 0 : round_trip(chosen);
  int best = 0;
  for (const Spot spot : choices[chosen.size()]) {
    chosen.push_back(spot);
    best = std::max(best, longest(choices, chosen));
    chosen.pop_back();
  }
  return best;
}

constexpr std::size_t largest_gap = 3;
/// Where three gaps lie: at the corners of a triangle, and in a row.
constexpr std::array<std::array<Spot, full>, 2> arrangements{
    {{{{-9, -9}, {9, -7}, {-8, 9}}}, {{{-12, 0}, {0, 1}, {13, 0}}}}};

std::vector<Area> areas_asked_about() {
  std::vector<Area> areas;
  for (std::size_t size = 1; size <= largest_gap; ++size)
    for (const Area& area : fixed_areas(size)) areas.push_back(area);
  return areas;
}

/// Tents in gaps of these shapes: the model's journey is the longest that a choice of squares makes.
Finding longest_is_counted(const Game& game, const std::vector<Area>& gaps) {
  Board board;
  std::vector<std::vector<Spot>> choices;
  std::vector<Spot> tents;
  for (const Area& gap : gaps) {
    enclose(game.box, board, gap);
    choices.emplace_back(gap.begin(), gap.end());
    tents.push_back(choices.back().front());
  }
  const State state = with_tents(game, board, tents);
  std::vector<Spot> chosen;
  const int by_the_book = longest(choices, chosen);
  const int in_model = mirage::journey(game, state, Seat::Ann);
  return by_the_book == in_model ? Finding{holds(1)} : other_journey(game, 1, state, tents, by_the_book, in_model);
}

}  // namespace

Finding best_squares_are_taken(const Game& game, const Budget&) {
  std::uint64_t cases = 0;
  const std::vector<Area> areas = areas_asked_about();
  for (const auto& places : arrangements)
    for (const Area& first : areas)
      for (const Area& second : areas) {
        const std::vector<Area> two{moved_to(first, places[0]), moved_to(second, places[1])};
        if (Finding finding = longest_is_counted(game, two); finding.outcome != Outcome::holds) return finding;
        ++cases;
        for (const Area& third : areas) {
          ++cases;
          Finding finding = longest_is_counted(game, {two[0], two[1], moved_to(third, places[2])});
          if (finding.outcome != Outcome::holds) return finding;
        }
      }
  return holds(0)
      .over("two and three tents in gaps of any shape of up to " + plural(static_cast<int>(largest_gap), "square") +
            ", at the corners of a triangle and in a row")
      .all_tried(cases)
      .tied(in_every_case(cases, "journeys that the model counts"));
}

namespace {

/// In all plays of the first turns the board spreads over no more rows and columns than the bound.
Finding spreads_in_model(const Game& game, const FarBook& book) {
  Finding finding = holds(0);
  const auto look = [&](const Transition& transition) {
    const auto* lay = std::get_if<mirage::Lay>(&transition.action);
    if (lay == nullptr && !std::holds_alternative<mirage::LayCoast>(transition.action)) return true;
    ++finding.cases;
    const Board& board = transition.after.board;
    const int rows = board.index.south - board.index.north + 1;
    const int columns = board.index.east - board.index.west + 1;
    const int at_most = book.start + book.survey * static_cast<int>(board.survey.size()) +
                        book.coast * (static_cast<int>(board.coasts.size()) - 1);
    if (rows + columns <= at_most) return true;
    finding = differs(0, "a board spreads further than its tiles reach", {},
                      MirageTrace{game, transition.before, {transition.action}, "tiles bound the board"});
    return false;
  };
  for (const auto& tiles : openings())
    if (finding.outcome == Outcome::holds) look_at_all(game, {.tiles = tiles, .look = look});
  return finding;
}

}  // namespace

Finding tents_are_so_far_apart(const Game& game, const Budget& budget, const FarBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr survey = context.int_const("Survey tiles");
  const z3::expr coasts = context.int_const("further Coast tiles");
  const z3::expr columns = context.int_const("columns of the board");
  const z3::expr rows = context.int_const("rows of the board");
  question.given(survey >= 0 && coasts >= 0);
  question.given(columns + rows <= book.start + book.survey * survey + book.coast * coasts);
  std::vector<SymbolicTent> tents;
  for (int i = 0; i < full; ++i) {
    tents.push_back(unknown_tent(context, i));
    // tiles are all around a gap, so that none of its squares is in the first or last row or column
    question.given(tents.back().east >= 1 && tents.back().east <= columns - 2);
    question.given(tents.back().south >= 1 && tents.back().south <= rows - 2);
  }
  const auto bound = [&](const auto& survey_tiles, const auto& coast_tiles) {
    return 2 * (book.survey * survey_tiles + book.coast * coast_tiles - book.rim);
  };
  const Answer answer = question.prove(round_trip(tents) <= bound(survey, coasts));
  const std::uint64_t cases = question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "how far tents are apart");
  if (answer == Answer::Counterexample)
    return encoding_is_wrong(
        cases, "tents can be further apart than " + std::to_string(book.rim) + " rows and columns less than the board");
  Finding in_model = spreads_in_model(game, book);
  if (in_model.outcome != Outcome::holds) return in_model;
  const int tiles = game.box.survey.total();
  const int further = game.box.coasts.total() - 1;
  return holds(cases, {"at most 6 points for each Survey tile and 2 for each further Coast tile, less 8: " +
                           std::to_string(bound(tiles, further)) + " with all tiles on the table",
                       "that bound is not claimed to be reached"})
      .over("boards of any number of tiles, with gaps anywhere inside them")
      .tied(in_every_case(in_model.cases, "tiles laid in all plays of the first turns"));
}

}  // namespace fathom::solver::oasis
