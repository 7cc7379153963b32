#include "solver/mirage/growing.hpp"

#include <algorithm>

#include "solver/mirage/surroundings.hpp"

// Whatever may lie around: the model is asked about all of it, and Z3 compares its answers with the rulebook.

namespace fathom::solver::oasis {

namespace {

using mirage::Lay;
using mirage::LayCoast;

/// Away from the starting tile, so that boards without it can be asked about.
constexpr unsigned count_bits = 5;

State on_an_empty_table(const Game& game, Step step) {
  State state = position(game, Board{}, step);
  state.board = Board{};
  return state;
}

Finding disagreement(const Game& game, std::uint64_t cases, const State& given, const Action& action, bool by_the_book,
                     std::vector<std::string> told) {
  const std::optional<Objection> objection = Mirage::objection(game, given, action);
  told.push_back(by_the_book ? "the rulebook allows it" : "the rulebook forbids it");
  told.push_back(objection ? "the model refuses it by " + std::string{objection->rule} + ": " + objection->why
                           : "the model allows it");
  if (!objection == by_the_book) return encoding_is_wrong(cases, "the model says the same of the placement", told);
  return differs(cases, "the model and the rulebook differ on where a tile may lie", told,
                 MirageTrace{game, given, {action}, by_the_book ? "the tile may lie there" : "the tile may not lie there"});
}

/// A Survey tile lying in one way, with any tiles around it.
class Laying {
 public:
  Laying(const Game& game, const Budget& budget, Elbow elbow, const LayingBook& book)
      : game_{game},
        book_{book},
        elbow_{elbow},
        question_{context_, budget},
        around_{edges_around(bend(somewhere, elbow, book.table), book.table), book.table},
        faces_{context_, question_, around_},
        ready_{on_an_empty_table(game, Step::laying)} {
    ready_.tile = SurveyTile::light_dark_light;
  }

  Finding compared(Terrain side) {
    Interrogation model{around_, faces_, [&](const Faces& shown) -> std::optional<bool> {
                          const auto state = state_with(shown);
                          if (!state) return std::nullopt;
                          return !Mirage::objected(game_, *state, transition(side));
                        }};
    const z3::expr in_model = model.answers(context_);
    const z3::expr by_the_book = fits(side);
    const Answer answer = question_.prove(in_model == by_the_book);
    const std::uint64_t cases = model.asked() + 1;
    if (answer == Answer::Unknown) return undecided(cases, "a Survey tile to the " + plainly(elbow_));
    if (answer == Answer::Proved)
      return model.unasked() ? not_found(cases, "no tiles lie so: " + in_words(*model.unasked())) : Finding{holds(cases)};
    const Faces shown = faces_.in(question_.found());
    const auto state = state_with(shown);
    if (!state) return not_found(cases, "no tiles lie so: " + in_words(shown));
    return disagreement(game_, cases, *state, transition(side), truth(question_.found(), by_the_book),
                        {"a Survey tile with its " + plainly(side) + " side up and its arms to the " + plainly(elbow_),
                         "around it, clockwise from its first arm: " + in_words(shown)});
  }

  /// With something on one of its squares the tile may lie nowhere, whatever is around.
  Finding compared_where_covered(Terrain side) {
    std::uint64_t cases = 0;
    Faces shown(around_.edges().size());
    for (const std::optional<Terrain> all :
         {std::optional<Terrain>{}, std::optional{Terrain::land}, std::optional{Terrain::water}})
      for (unsigned covered = 1; covered < 8; ++covered) {
        std::ranges::fill(shown, all);
        auto state = state_with(shown);
        if (!state) return not_found(cases, "no tiles lie so: " + in_words(shown));
        const Bend squares = bend(somewhere, elbow_, book_.table);
        for (std::size_t i = 0; i < squares.size(); ++i)
          if (((covered >> i) & 1U) != 0) state->board.lay(game_.box, LaidCoast{{}, {}, square_of(squares[i]), {}, {}, {}});
        ++cases;
        if (!Mirage::objected(game_, *state, transition(side)))
          return disagreement(game_, cases, *state, transition(side), false,
                              {"a Survey tile on a tile that lies there already"});
      }
    return holds(cases);
  }

 private:
  [[nodiscard]] Action transition(Terrain side) const { return Lay{Seat::Ann, square_of(somewhere), elbow_, side}; }

  [[nodiscard]] std::optional<State> state_with(const Faces& shown) const {
    auto board = around_.laid(game_.box, shown, Board{});
    if (!board) return std::nullopt;
    State state = ready_;
    state.board = *board;
    return state;
  }
  /// What the rulebook says, of any faces.
  z3::expr fits(Terrain side) {
    std::vector<z3::expr> facts;
    std::vector<z3::expr> touched;
    for (std::size_t edge = 0; edge < around_.edges().size(); ++edge) {
      touched.push_back(faces_.touched(edge));
      for (const Terrain clashing : book_.refused[index_of(side)]) facts.push_back(!faces_.shows(edge, clashing));
    }
    facts.push_back(
        z3::uge(how_many(touched, count_bits), context_.bv_val(static_cast<unsigned>(book_.least_edges), count_bits)));
    return all_of(context_, facts);
  }

  const Game& game_;
  const LayingBook& book_;
  Elbow elbow_;
  z3::context context_;
  Question question_;
  Surroundings around_;
  SymbolicFaces faces_;
  State ready_;
};

}  // namespace

namespace {

/// On every square of the table, and beyond: beside one tile, whose edge fits or does not.
Finding compared_anywhere(const Game& game, const LayingBook& book) {
  std::uint64_t cases = 0;
  const int beyond_the_table = book.table.farthest + 1;
  State state = on_an_empty_table(game, Step::laying);
  state.tile = SurveyTile::light_dark_light;
  for (int east = -beyond_the_table; east <= beyond_the_table; ++east)
    for (int south = -beyond_the_table; south <= beyond_the_table; ++south)
      for (const Elbow elbow : every_elbow()) {
        const Spot corner{east, south};
        const Bend squares = bend(corner, elbow, book.table);
        // beside the first arm, opposite the second one
        const Spot beside = beyond(squares[0], across(book.table.arms[index_of(elbow)][1]), book.table);
        state.board = Board{};
        state.board.lay(game.box, LaidCoast{{}, {}, square_of(beside), {}, {}, {}});
        const auto faced = state.board.edge(game.box, square_of(beside),
                                            static_cast<mirage::Direction>(book.table.arms[index_of(elbow)][1]));
        for (const Terrain side : both) {
          ++cases;
          const bool fits = std::ranges::find(book.refused[index_of(side)], *faced) == book.refused[index_of(side)].end();
          const bool by_the_book =
              fits && std::ranges::all_of(squares, [&](Spot spot) { return on_table(spot, book.table); });
          const Action lay = Lay{Seat::Ann, square_of(corner), elbow, side};
          if (Mirage::objected(game, state, lay) != by_the_book) continue;
          return disagreement(game, cases, state, lay, by_the_book, {"a tile beside one other, somewhere on the table"});
        }
      }
  return holds(cases);
}

}  // namespace

Finding survey_tiles_lie_where_they_may(const Game& game, const Budget& budget, const LayingBook& book) {
  std::uint64_t cases = 0;
  for (const Elbow elbow : every_elbow()) {
    Laying laying{game, budget, elbow, book};
    for (const Terrain side : both)
      for (const bool covered : {false, true}) {
        Finding finding = covered ? laying.compared_where_covered(side) : laying.compared(side);
        cases += finding.cases;
        if (finding.outcome == Outcome::holds) continue;
        finding.cases = cases;
        return finding;
      }
  }
  Finding anywhere = compared_anywhere(game, book);
  if (anywhere.outcome != Outcome::holds) return anywhere;
  return holds(cases)
      .over("a Survey tile lying in any way, with anything on its edges")
      .tied(in_every_case(cases, "surroundings of a Survey tile, laid with Coast tiles"))
      .tied(in_every_case(anywhere.cases, "places on and beyond the table, beside one tile"));
}

namespace {

/// Which sides of a Coast tile the Survey tile just laid touches: none, one, or two neighbouring ones.
struct JustLaid {
  std::vector<std::size_t> on;
  LaidSurvey tile;
};

/// Every way the Survey tile just laid can touch a square, with this side up: with an arm, or with both of its arms.
std::vector<JustLaid> ways_to_touch(Terrain up, const TableBook& book) {
  std::vector<JustLaid> ways;
  const auto tile_at = [&](Spot corner, std::size_t elbow) {
    return LaidSurvey{SurveyTile::light_dark_light, square_of(corner), static_cast<Elbow>(elbow), up, Seat::Ann, {}};
  };
  constexpr int far_off = 9;
  ways.push_back({{}, tile_at({somewhere.east + far_off, somewhere.south}, 0)});
  for (std::size_t side = 0; side < sides; ++side) {
    // the corner lies two squares away, with its second arm on this side
    const Spot corner = beyond(beyond(somewhere, side, book), side, book);
    for (std::size_t elbow = 0; elbow < book.arms.size(); ++elbow) {
      if (book.arms[elbow][1] == across(side)) ways.push_back({{side}, tile_at(corner, elbow)});
      // the corner lies at a corner of the square, and both arms beside it
      const Spot at_corner = beyond(beyond(somewhere, side, book), (side + 1) % sides, book);
      if (book.arms[elbow][0] == across(side) && book.arms[elbow][1] == across((side + 1) % sides))
        ways.push_back({{side, (side + 1) % sides}, tile_at(at_corner, elbow)});
    }
  }
  return ways;
}

/// A Coast tile on a square with anything on its sides.
class LayingCoast {
 public:
  LayingCoast(const Game& game, const Budget& budget, const JustLaid& last, const CoastBook& book)
      : game_{game},
        book_{book},
        last_{last},
        question_{context_, budget},
        ready_{on_an_empty_table(game, Step::laying_coast)} {
    std::vector<Edge> edges;
    for (std::size_t side = 0; side < sides; ++side)
      if (std::ranges::find(last.on, side) == last.on.end()) edges.push_back({somewhere, side});
    around_ = Surroundings{edges, book.table};
    faces_.emplace(context_, question_, around_);
    ready_.coast = mirage::CoastPattern::alike;
    ready_.board.lay(game.box, last.tile);
  }

  Finding compared(const LayCoast& coast) {
    Interrogation model{around_, *faces_, [&](const Faces& shown) -> std::optional<bool> {
                          const auto state = state_with(shown);
                          if (!state) return std::nullopt;
                          return !Mirage::objected(game_, *state, coast);
                        }};
    const z3::expr in_model = model.answers(context_);
    const z3::expr by_the_book = fits(coast);
    const Answer answer = question_.prove(in_model == by_the_book);
    const std::uint64_t cases = model.asked() + 1;
    if (answer == Answer::Unknown) return undecided(cases, "a Coast tile turned to the " + plainly(coast.turned));
    if (answer == Answer::Proved)
      return model.unasked() ? not_found(cases, "no tiles lie so: " + in_words(*model.unasked())) : Finding{holds(cases)};
    const Faces shown = faces_->in(question_.found());
    const auto state = state_with(shown);
    if (!state) return not_found(cases, "no tiles lie so: " + in_words(shown));
    return disagreement(
        game_, cases, *state, coast, truth(question_.found(), by_the_book),
        {"a Coast tile with the " + plainly(coast.face) + " up, turned to the " + plainly(coast.turned),
         "beside " + plural(static_cast<int>(last_.on.size()), "edge") + " of the Survey tile just laid; on " +
             "the other sides, clockwise from the north: " + in_words(shown)});
  }

 private:
  [[nodiscard]] std::optional<State> state_with(const Faces& shown) const {
    auto board = around_.laid(game_.box, shown, ready_.board);
    if (!board) return std::nullopt;
    State state = ready_;
    state.board = *board;
    return state;
  }

  z3::expr fits(const LayCoast& coast) {
    const auto& printed = mirage::beach_of(game_.box, *ready_.coast, coast.face).edges;
    const auto edge_of = [&](std::size_t side) { return printed[(side + sides - index_of(coast.turned)) % sides]; };
    bool beside_last = last_.on.size() >= book_.least_edges;
    for (const std::size_t side : last_.on)
      beside_last = beside_last && book_.fits[index_of(edge_of(side))] == last_.tile.side;
    std::vector<z3::expr> facts{context_.bool_val(beside_last)};
    for (std::size_t edge = 0; edge < around_.edges().size(); ++edge) {
      const Terrain shown = edge_of(around_.edges()[edge].side);
      facts.push_back(!faces_->touched(edge) || faces_->shows(edge, book_.fits[index_of(shown)]));
    }
    return all_of(context_, facts);
  }

  const Game& game_;
  const CoastBook& book_;
  const JustLaid& last_;
  z3::context context_;
  Question question_;
  Surroundings around_{{}};
  std::optional<SymbolicFaces> faces_;
  State ready_;
};

}  // namespace

Finding coast_tiles_lie_where_they_may(const Game& game, const Budget& budget, const CoastBook& book) {
  std::uint64_t cases = 0;
  for (const Terrain up : both)
    for (const JustLaid& last : ways_to_touch(up, book.table)) {
      LayingCoast laying{game, budget, last, book};
      for (const auto face : every<mirage::CoastFace>)
        for (const auto turned : every<mirage::Direction>) {
          Finding finding = laying.compared(LayCoast{Seat::Ann, square_of(somewhere), face, turned});
          cases += finding.cases;
          if (finding.outcome == Outcome::holds) continue;
          finding.cases = cases;
          return finding;
        }
    }
  return holds(cases)
      .over("a Coast tile of one pattern lying in any way, with anything on its sides")
      .tied(in_every_case(cases, "surroundings of a Coast tile, laid with Coast tiles"));
}

}  // namespace fathom::solver::oasis
