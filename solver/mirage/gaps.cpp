#include "solver/mirage/gaps.hpp"

#include <algorithm>

#include "solver/mirage/surroundings.hpp"

namespace fathom::solver::oasis {

namespace {

bool is_gap_in_model(const Game& game, const Board& board, const Area& area) {
  return mirage::gap_at(game, board, square_of(*area.begin())).size() == area.size();
}

std::string squares_in_words(const Area& area) {
  std::string text;
  for (const Spot spot : area) text += (text.empty() ? "" : ", ") + named(spot);
  return text;
}

Finding other_gap(const Game& game, std::uint64_t cases, const Board& board, const Area& area,
                  std::vector<std::string> told) {
  const bool in_model = is_gap_in_model(game, board, area);
  told.push_back("the bare squares are " + squares_in_words(area));
  told.push_back(in_model ? "the model takes them for a gap" : "the model takes them for no gap");
  return differs(cases, "the model and the rulebook differ on what a gap is", told,
                 MirageTrace{game, position(game, board, Step::drawing), {}, in_model ? "this is no gap" : "this is a gap"});
}

/// A bare area with tiles all around it.
class Enclosed {
 public:
  Enclosed(const Game& game, const Budget& budget, const Area& area, const GapBook& book)
      : game_{game},
        book_{book},
        area_{area},
        question_{context_, budget},
        around_{edges_around(area, book.table), book.table},
        faces_{context_, question_, around_} {
    for (std::size_t edge = 0; edge < around_.edges().size(); ++edge) question_.given(faces_.touched(edge));
  }

  Finding compared() {
    const auto ask = [&](const Faces& shown) -> std::optional<bool> {
      const auto board = around_.laid(game_.box, shown, Board{});
      if (!board) return std::nullopt;
      return is_gap_in_model(game_, *board, area_);
    };
    Interrogation model = Interrogation::all_laid(around_, faces_, ask);
    const z3::expr in_model = model.answers(context_);
    // where it is a gap nothing ever fits, whatever else is laid in it; where it is none something fits
    for (const z3::expr& claim : {z3::implies(in_model, !fits_in_the_end()), z3::implies(!in_model, fits_now())}) {
      const Answer answer = question_.prove(claim);
      if (answer == Answer::Unknown) return undecided(model.asked(), "an area of " + squares_in_words(area_));
      if (answer == Answer::Proved) continue;
      const Faces shown = faces_.in(question_.found());
      const auto board = around_.laid(game_.box, shown, Board{});
      if (!board) return undecided(model.asked(), "no tiles lie so: " + in_words(shown));
      return other_gap(game_, model.asked(), *board, area_, {"around it lie " + in_words(shown)});
    }
    return holds(model.asked() + question_.asked());
  }

  /// With one of its neighbours bare, the area goes on there.
  Finding compared_where_open() {
    std::uint64_t cases = 0;
    for (const Terrain shown : both)
      for (const Neighbour& open : around_.neighbours()) {
        Faces faces(around_.edges().size(), shown);
        for (const std::size_t edge : open.edges) faces[edge] = std::nullopt;
        const auto board = around_.laid(game_.box, faces, Board{});
        if (!board) continue;
        ++cases;
        if (!mirage::gap_at(game_, *board, square_of(*area_.begin())).empty())
          return other_gap(game_, cases, *board, area_, {named(open.at) + " beside it is bare"});
      }
    return holds(cases);
  }

 private:
  [[nodiscard]] std::optional<std::size_t> edge_of(const Edge& edge) const {
    const auto& edges = around_.edges();
    const auto known =
        std::ranges::find_if(edges, [&](const Edge& each) { return each.from == edge.from && each.side == edge.side; });
    if (known == edges.end()) return std::nullopt;
    return static_cast<std::size_t>(known - edges.begin());
  }

  /// Whether a Survey tile with this side up fits there: by the tiles around the area, and by what `later` says lies then on
  /// the squares of the area beside it.
  template <class Later>
  z3::expr fits(const Bend& squares, Terrain side, Later&& later) {
    const Terrain clashing = side == Terrain::land ? Terrain::water : Terrain::land;
    std::vector<z3::expr> clashes;
    std::vector<z3::expr> touches;
    for (const Edge& edge : edges_around(squares, book_.table)) {
      if (const auto known = edge_of(edge)) {
        clashes.push_back(faces_.shows(*known, clashing));
        touches.push_back(context_.bool_val(true));
      } else {
        later(edge, clashing, clashes, touches);
      }
    }
    return !any_of(context_, clashes) && any_of(context_, touches);
  }
  z3::expr fits_now() {
    std::vector<z3::expr> any;
    for (const Bend& squares : bends_in(area_, book_.table))
      for (const Terrain side : both) any.push_back(fits(squares, side, [](const auto&...) {}));
    return any_of(context_, any);
  }
  /// Further tiles in the area show anything to the squares that are still bare: the most that could be hoped for.
  z3::expr fits_in_the_end() {
    std::vector<z3::expr> any;
    for (const Bend& squares : bends_in(area_, book_.table))
      for (const Terrain side : both)
        any.push_back(fits(squares, side, [&](const Edge& edge, Terrain clashing, auto& clashes, auto& touches) {
          const std::string name = named(edge.from) + std::to_string(edge.side);
          const z3::expr laid = context_.bool_const(("laid at " + name).c_str());
          const z3::expr water = context_.bool_const(("water at " + name).c_str());
          clashes.push_back(laid && (clashing == Terrain::water ? water : !water));
          touches.push_back(laid);
        }));
    return any_of(context_, any);
  }

  const Game& game_;
  const GapBook& book_;
  const Area& area_;
  z3::context context_;
  Question question_;
  Surroundings around_;
  SymbolicFaces faces_;
};

constexpr std::size_t largest_asked_about = 4;

}  // namespace

Finding gaps_are_as_defined(const Game& game, const Budget& budget, const GapBook& book) {
  std::uint64_t cases = 0;
  int areas = 0;
  for (std::size_t size = 1; size <= largest_asked_about; ++size)
    for (const Area& area : fixed_areas(size)) {
      ++areas;
      Enclosed enclosed{game, budget, area, book};
      for (const bool open : {false, true}) {
        Finding finding = open ? enclosed.compared_where_open() : enclosed.compared();
        cases += finding.cases;
        if (finding.outcome == Outcome::holds) continue;
        finding.cases = cases;
        return finding;
      }
    }
  return holds(cases)
      .over(plural(areas, "area") + " of up to " + plural(static_cast<int>(largest_asked_about), "square") +
            ", with anything on their edges")
      .tied(in_every_case(cases, "surroundings of these areas, laid with Coast tiles"));
}

namespace {

std::set<Area> gaps_in_model(const Game& game, const Board& board, const Sheet& sheet) {
  std::set<Area> gaps;
  for (const Spot spot : shore_of(sheet)) {
    Area area;
    for (const Square square : mirage::gap_at(game, board, square_of(spot))) area.insert(spot_of(square));
    if (!area.empty()) gaps.insert(area);
  }
  return gaps;
}

struct Reading {
  Game game;
  GapBook book;
};

/// The tiles of earlier turns.
Board before_this_turn(const Box& box, const State& state) {
  Board earlier = state.board;
  earlier.survey.erase_at(earlier.survey.size() - 1);
  if (state.coast_at) earlier.coasts.erase_at(earlier.coasts.size() - 1);
  return mirage::indexed(box, earlier);
}

/// The gaps of the model, and those of them that the turn has formed, held against the rulebook when its tiles lie.
class Looking {
 public:
  explicit Looking(const Reading& reading) : reading_{reading} {}

  Finding look(const State& state) {
    ++positions_;
    const Sheet sheet{reading_.game.box, state.board, reading_.book.table};
    const std::set<Area> by_the_book = gaps_on(sheet, reading_.book);
    gaps_ += by_the_book.size();
    const std::set<Area> in_model = gaps_in_model(reading_.game, state.board, sheet);
    for (const Area& gap : by_the_book)
      if (!in_model.contains(gap)) return other_gap(reading_.game, gaps_, state.board, gap, {});
    for (const Area& gap : in_model)
      if (!by_the_book.contains(gap)) return other_gap(reading_.game, gaps_, state.board, gap, {});
    return by_the_book.empty() ? holds(0) : compare_new(state, by_the_book);
  }
  [[nodiscard]] std::uint64_t positions() const { return positions_; }
  [[nodiscard]] std::uint64_t gaps() const { return gaps_; }

 private:
  [[nodiscard]] Finding compare_new(const State& state, const std::set<Area>& now) const {
    const std::set<Area> before =
        gaps_on(Sheet{reading_.game.box, before_this_turn(reading_.game.box, state), reading_.book.table}, reading_.book);
    std::set<Spot> formed;
    for (const Area& gap : now)
      if (!before.contains(gap)) formed.insert(*gap.begin());
    std::set<Spot> in_model;
    for (const Square square : mirage::gaps_formed(reading_.game, state)) in_model.insert(spot_of(square));
    if (formed == in_model) return holds(0);
    return differs(gaps_, "the model does not resolve the gaps that this turn has formed",
                   {"by the rulebook: " + squares_in_words(formed), "in the model: " + squares_in_words(in_model)},
                   MirageTrace{reading_.game, state, {}, "each gap that was not there before is resolved"});
  }

  const Reading& reading_;
  std::uint64_t positions_ = 0;
  std::uint64_t gaps_ = 0;
};

}  // namespace

Finding gaps_in_play(const Game& game, const Budget&, const GapBook& book) {
  GapBook now = book;
  now.least_edges = book.least_edges + 1;
  const auto read = [&](mirage::Fitting fitting) { return changed(game, [&](Rules& rules) { rules.fitting = fitting; }); };
  const std::array<Reading, 2> readings{
      {{read(mirage::Fitting::teeth_fit), book}, {read(mirage::Fitting::could_be_laid), now}}};
  std::vector<std::string> told;
  std::uint64_t positions = 0;
  std::uint64_t gaps = 0;
  for (const Reading& reading : readings) {
    Looking looking{reading};
    Finding finding = holds(0);
    const auto look = [&](const Transition& transition) {
      const bool tiles_lie = transition.after.step == Step::adding || transition.after.step == Step::adding_to_coast;
      if (tiles_lie) finding = looking.look(transition.after);
      return finding.outcome == Outcome::holds;
    };
    for (const auto& tiles : openings()) {
      if (finding.outcome == Outcome::holds) look_at_all(reading.game, {.tiles = tiles, .look = look});
      if (finding.outcome != Outcome::holds) return finding;
    }
    positions += looking.positions();
    gaps += looking.gaps();
    told.push_back(plainly(static_cast<mirage::Fitting>(reading.game.rules.fitting)) + ": " +
                   std::to_string(looking.positions()) + " positions with " + std::to_string(looking.gaps()) + " gaps");
  }
  if (gaps == 0) return not_found(0, "no play formed a gap");
  return holds(0, told)
      .over(of_openings() + ", in both readings of what could fit")
      .all_tried(positions)
      .tied(in_every_case(gaps, "gaps that the model finds and resolves"));
}

}  // namespace fathom::solver::oasis
