#include "solver/mirage/journeys.hpp"

#include <algorithm>

#include "model/core/random.hpp"
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
z3::expr larger(const z3::expr& a, const z3::expr& b) { return z3::ite(a > b, a, b); }
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

std::string in_words(const std::vector<Spot>& tents) {
  std::string text;
  for (const Spot spot : tents) text += (text.empty() ? "tents on " : ", ") + named(spot);
  return text;
}

Finding other_journey(const Game& game, std::uint64_t cases, const State& state, const std::vector<Spot>& tents,
                      int expected, int in_model) {
  return differs(
      cases, "the model counts another journey than the rulebook",
      {in_words(tents), "by the rulebook it is " + plural(expected, "step") + ", in the model " + std::to_string(in_model)},
      MirageStory{game, state, {Action{mirage::Scoring{}}}, "tents bring " + plural(expected, "point")});
}

/// Tents on the open table, where they have no gap to move in: the model's points are the steps of the round trip.
Finding model_walks_round(const Game& game, int number_of_tents, std::uint64_t cases) {
  constexpr int tried = 12;
  constexpr std::uint32_t width = 40;
  Random random{case_seed(0, "tents", static_cast<std::uint64_t>(number_of_tents))};
  for (int i = 0; i < tried; ++i) {
    std::vector<Spot> tents;
    while (static_cast<int>(tents.size()) < number_of_tents) {
      const Spot spot{static_cast<int>(random.below(width)) + 1, static_cast<int>(random.below(width)) + 1};
      if (std::ranges::find(tents, spot) == tents.end()) tents.push_back(spot);
    }
    ++cases;
    const State state = with_tents(game, Board{}, tents);
    const int in_model = mirage::journey(game, state, Seat::Ann);
    if (in_model != round_trip(tents)) return other_journey(game, cases, state, tents, round_trip(tents), in_model);
  }
  return holds(cases);
}

}  // namespace

Finding round_trip_is_twice_the_box(const Game& game, const Budget& budget, const JourneyBook& book) {
  std::uint64_t cases = 0;
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
      return encoding_is_wrong(cases, "a round trip is not so many times the box around the tents", {in_words(found)});
    }
    Finding finding = model_walks_round(game, number_of_tents, cases);
    cases = finding.cases;
    if (finding.outcome != Outcome::holds) return finding;
  }
  return holds(cases, {"for one, two and three tents on any squares whatever"});
}

namespace {

/// A bare rectangle with Survey tiles all around it, laid as no play would have to.
struct Clearing {
  Spot north_west;
  int columns = 1;
  int rows = 2;  ///< An even number.

  [[nodiscard]] std::vector<Spot> squares() const {
    std::vector<Spot> all;
    for (int south = 0; south < rows; ++south)
      for (int east = 0; east < columns; ++east) all.push_back({north_west.east + east, north_west.south + south});
    return all;
  }
  void enclose(const Box& box, Board& board) const {
    const auto lay = [&](int east, int south, Elbow elbow) {
      const Spot corner{north_west.east + east, north_west.south + south};
      board.lay(box, LaidSurvey{SurveyTile::light_dark_light, square_of(corner), elbow, Terrain::land, Seat::Ann, {}});
    };
    for (int east = 0; east < columns; east += 2) {
      lay(east, -1, Elbow::north_east);
      lay(east, rows, Elbow::south_east);
    }
    for (int south = 1; south < rows; south += 2) {
      lay(-1, south, Elbow::north_west);
      lay(columns, south, Elbow::north_east);
    }
  }
};

/// No choice of squares makes a longer journey than the model's, and one makes as long a one.
Finding no_longer_choice(const Game& game, const Budget& budget, const State& state,
                         const std::vector<std::vector<Spot>>& choices, std::uint64_t cases) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  std::vector<SymbolicTent> tents;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    tents.push_back(unknown_tent(context, static_cast<int>(i)));
    std::vector<z3::expr> any;
    for (const Spot spot : choices[i]) any.push_back(tents.back().east == spot.east && tents.back().south == spot.south);
    question.given(any_of(context, any));
  }
  const int in_model = mirage::journey(game, state, Seat::Ann);
  const z3::expr trip = round_trip(tents);
  const Answer longer = question.prove(trip <= in_model);
  if (longer == Answer::Unknown) return undecided(cases, "the best squares");
  if (longer == Answer::Counterexample) {
    std::vector<Spot> found;
    for (const SymbolicTent& tent : tents)
      found.push_back({number(question.found(), tent.east), number(question.found(), tent.south)});
    return other_journey(game, cases, state, found, round_trip(found), in_model);
  }
  const Answer reached = question.prove(trip != in_model);
  if (reached == Answer::Unknown) return undecided(cases, "squares for a journey");
  if (reached == Answer::Proved)
    return differs(cases, "no choice of squares makes the model's journey", {},
                   MirageStory{game, state, {Action{mirage::Scoring{}}}, "some squares make the journey that is counted"});
  return holds(cases + question.asked());
}

/// A board with three clearings somewhere, a tent in each.
Finding best_squares_of_clearings(const Game& game, const Budget& budget, int board_number, std::uint64_t cases) {
  constexpr int apart_at_least = 12;
  constexpr std::uint32_t shift = 5;
  Random random{case_seed(0, "clearings", static_cast<std::uint64_t>(board_number))};
  constexpr std::array<Spot, 4> places{{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};
  Board board;
  std::vector<Spot> tents;
  std::vector<std::vector<Spot>> choices;
  const std::size_t left_out = random.below(places.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (i == left_out) continue;
    const Clearing clearing{{places[i].east * apart_at_least + static_cast<int>(random.below(shift)),
                             places[i].south * apart_at_least + static_cast<int>(random.below(shift))},
                            1 + static_cast<int>(random.below(3)),
                            2 + 2 * static_cast<int>(random.below(2))};
    clearing.enclose(game.box, board);
    choices.push_back(clearing.squares());
    tents.push_back(choices.back()[random.below(static_cast<std::uint32_t>(choices.back().size()))]);
  }
  return no_longer_choice(game, budget, with_tents(game, board, tents), choices, cases);
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

/// At the end of plays: the points of everybody's tents.
Finding best_squares_in_play(const Game& game, std::uint64_t cases) {
  constexpr int plays = 6;
  Finding finding = holds(cases);
  for (int players = fewest; players <= most; ++players)
    watch(game, {players, plays, [&](const Deed& deed) {
                   if (deed.after.step != Step::over) return true;
                   const Chart chart{game.box, deed.after.board};
                   for (int i = 0; i < players && finding.outcome == Outcome::holds; ++i) {
                     std::vector<std::vector<Spot>> choices;
                     for (const Camp& camp : deed.after.camps)
                       if (camp.by == seat(i)) {
                         const auto gap = chart.enclosed(spot_of(camp.at)).value_or(std::set<Spot>{spot_of(camp.at)});
                         choices.emplace_back(gap.begin(), gap.end());
                       }
                     std::vector<Spot> chosen;
                     ++finding.cases;
                     const int by_the_book = longest(choices, chosen);
                     const int in_model = deed.after.scores[seat(i)].tents;
                     if (by_the_book != in_model)
                       finding = other_journey(game, finding.cases, deed.before, {}, by_the_book, in_model);
                   }
                   return finding.outcome == Outcome::holds;
                 }});
  return finding;
}

}  // namespace

Finding best_squares_are_taken(const Game& game, const Budget& budget) {
  constexpr int boards = 24;
  Finding finding = holds(0);
  for (int board = 0; board < boards && finding.outcome == Outcome::holds; ++board)
    finding = best_squares_of_clearings(game, budget, board, finding.cases);
  if (finding.outcome == Outcome::holds) finding = best_squares_in_play(game, finding.cases);
  if (finding.outcome == Outcome::holds)
    finding.told = {plural(boards, "board") + " with three large gaps, and everybody's tents at the end of plays"};
  return finding;
}

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
  std::uint64_t cases = question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "how far tents are apart");
  if (answer == Answer::Counterexample)
    return encoding_is_wrong(
        cases, "tents can be further apart than " + std::to_string(book.rim) + " rows and columns less than the board");
  Finding finding = holds(cases);
  int farthest = 0;
  constexpr int plays = 6;
  for (int players = fewest; players <= most; ++players)
    watch(game, {players, plays, [&](const Deed& deed) {
                   if (deed.after.step != Step::over) return true;
                   const int most_steps = bound(static_cast<int>(deed.after.board.survey.size()),
                                                static_cast<int>(deed.after.board.coasts.size()) - 1);
                   for (const mirage::Score& score : deed.after.scores.of) {
                     ++finding.cases;
                     farthest = std::max<int>(farthest, score.tents);
                     if (score.tents <= most_steps) continue;
                     finding = differs(finding.cases, "tents are further apart than the tiles reach", {},
                                       MirageStory{game, deed.before, {deed.action}, "the tiles bound the journey"});
                   }
                   return finding.outcome == Outcome::holds;
                 }});
  if (finding.outcome != Outcome::holds) return finding;
  const int tiles = game.box.survey.total();
  const int further = game.box.coasts.total() - 1;
  finding.told = {"at most 6 points for each Survey tile and 2 for each further Coast tile, less 8: " +
                      std::to_string(bound(tiles, further)) + " with all tiles on the table",
                  "that bound is not claimed to be reached; plays at random come to " + std::to_string(farthest)};
  return finding;
}

}  // namespace fathom::solver::oasis
