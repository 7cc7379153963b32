#include "solver/mirage/nowhere.hpp"

#include <algorithm>
#include <map>

#include "solver/prover.hpp"

namespace fathom::solver::oasis {

namespace {

using mirage::Lay;
using mirage::LeaveCoast;

/// A tile that may lie on the table, and what it shows on each side of each of its squares.
struct Piece {
  std::optional<LaidSurvey> survey;  ///< If not, it is a Coast tile.
  LaidCoast coast;
  std::map<Spot, std::array<Terrain, sides>> squares;
};

constexpr int reach = 3;  ///< From the tile just laid to the squares that matter to what is beside it.
const Bend& just_laid() {
  static const Bend squares = bend({0, 0}, Elbow::north_east);
  return squares;
}
bool is_of_just_laid(Spot spot) { return std::ranges::find(just_laid(), spot) != just_laid().end(); }

Piece survey_piece(Spot corner, Elbow elbow, Terrain side) {
  Piece piece;
  piece.survey = LaidSurvey{SurveyTile::light_dark_light, square_of(corner), elbow, side, Seat::Ann, {}};
  for (const Spot spot : bend(corner, elbow)) piece.squares[spot].fill(side);
  return piece;
}
Piece coast_piece(const Box& box, Spot at, std::size_t turned) {
  Piece piece;
  piece.coast.at = square_of(at);
  piece.coast.turned = static_cast<mirage::Direction>(turned);
  const auto& printed = mirage::beach_of(box, piece.coast.pattern, piece.coast.face).edges;
  for (std::size_t side = 0; side < sides; ++side) piece.squares[at][side] = printed[(side + sides - turned) % sides];
  return piece;
}

/// Every way tiles can lie near the one just laid, and not on it.
std::vector<Piece> every_piece(const Box& box) {
  std::vector<Piece> pieces;
  for (int south = -reach - 1; south <= reach; ++south)
    for (int east = -reach; east <= reach + 1; ++east) {
      for (std::size_t turned = 0; turned < sides; ++turned) pieces.push_back(coast_piece(box, {east, south}, turned));
      for (const Elbow elbow : every_elbow())
        for (const Terrain side : every<Terrain>) pieces.push_back(survey_piece({east, south}, elbow, side));
    }
  std::erase_if(pieces, [](const Piece& piece) {
    return std::ranges::any_of(piece.squares, [](const auto& square) { return is_of_just_laid(square.first); });
  });
  return pieces;
}

/// An unknown table around a Survey tile just laid with its land side up: for water the same holds with land and water
/// exchanged, and for other orientations with the table turned.
class Crowded {
 public:
  Crowded(const Game& game, const Budget& budget, unsigned at_most)
      : question_{context_, budget}, pieces_{every_piece(game.box)} {
    z3::expr_vector all{context_};
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      lies_.push_back(context_.bool_const(("piece" + std::to_string(i)).c_str()));
      all.push_back(lies_.back());
      for (const auto& [spot, shown] : pieces_[i].squares) on_[spot].push_back(i);
    }
    question_.given(z3::atmost(all, at_most));
    one_on_each_square();
    teeth_fit();
    nowhere_for_a_coast(game.box);
  }

  Answer possible() { return question_.refute(); }

  [[nodiscard]] std::uint64_t asked() const { return question_.asked(); }

 private:
  void one_on_each_square() {
    for (const auto& [spot, pieces] : on_) {
      z3::expr_vector here{context_};
      for (const std::size_t piece : pieces) here.push_back(lies_[piece]);
      if (pieces.size() > 1) question_.given(z3::atmost(here, 1));
    }
  }
  z3::expr shows(Spot spot, std::size_t side, Terrain terrain) {
    if (is_of_just_laid(spot)) return context_.bool_val(terrain == Terrain::land);
    std::vector<z3::expr> any;
    if (const auto here = on_.find(spot); here != on_.end())
      for (const std::size_t piece : here->second)
        if (pieces_[piece].squares.at(spot)[side] == terrain) any.push_back(lies_[piece]);
    return any_of(context_, any);
  }
  void teeth_fit() {
    std::set<Spot> spots(just_laid().begin(), just_laid().end());
    for (const auto& [spot, pieces] : on_) spots.insert(spot);
    for (const Spot spot : spots)
      for (const std::size_t side : {std::size_t{1}, std::size_t{2}}) {  // each edge once
        const Spot next = beyond(spot, side);
        if (!spots.contains(next)) continue;
        question_.given(!shows(spot, side, Terrain::land) || !shows(next, across(side), Terrain::water));
        question_.given(!shows(spot, side, Terrain::water) || !shows(next, across(side), Terrain::land));
      }
  }
  /// Each square beside the tile just laid is covered, or however a Coast tile is turned there some edge clashes.
  void nowhere_for_a_coast(const Box& box) {
    std::set<Spot> beside;
    for (const Edge& edge : edges_around(just_laid())) beside.insert(beyond(edge.from, edge.side));
    for (const Spot spot : beside) {
      std::vector<z3::expr> covered;
      for (const std::size_t piece : on_[spot]) covered.push_back(lies_[piece]);
      std::vector<z3::expr> clashes;
      for (std::size_t turned = 0; turned < sides; ++turned) {
        const Piece coast = coast_piece(box, spot, turned);
        std::vector<z3::expr> clash;
        for (std::size_t side = 0; side < sides; ++side)
          clash.push_back(shows(beyond(spot, side), across(side), mirage::other(coast.squares.at(spot)[side])));
        clashes.push_back(any_of(context_, clash));
      }
      question_.given(any_of(context_, covered) || all_of(context_, clashes));
    }
  }

  z3::context context_;
  Question question_;
  std::vector<Piece> pieces_;
  std::vector<z3::expr> lies_;
  std::map<Spot, std::vector<std::size_t>> on_;
};

/// Survey tiles with their land sides up, as they are laid around the starting tile; the last of them is a plain one.
struct Crowding {
  Spot corner;
  Elbow elbow;
};
constexpr std::array<Crowding, 4> crowding{
    {{{0, -2}, Elbow::south_east}, {{3, -2}, Elbow::south_west}, {{3, 1}, Elbow::north_west}, {{2, -1}, Elbow::south_west}}};

/// A play of these turns, in which the Coast tile that comes with the last is left aside.
MirageTrace crowding_play(const Game& game) {
  MirageTrace trace{game, Mirage::start(game, fewest), {}, "a Coast tile may have nowhere to go"};
  State state = trace.given;
  const auto perform = [&](const Action& action) {
    trace.actions.push_back(action);
    Mirage::perform(game, state, action);
  };
  perform(mirage::StartingTile{});
  perform(mirage::FirstPlayer{Seat::Ann});
  for (const Crowding& turn : crowding) {
    finish_turn(game, state, trace.actions);
    const bool last = &turn == &crowding.back();
    const SurveyTile wanted = last ? SurveyTile::light_light_light : SurveyTile::light_dark_light;
    turn_up(game, state, wanted, trace.actions);
    perform(getting(state, wanted));
    if (state.step == Step::taking_coast) perform(mirage::TakeCoast{state.turn, {}});
    perform(Lay{state.turn, square_of(turn.corner), turn.elbow, Terrain::land});
  }
  perform(LeaveCoast{state.turn});
  return trace;
}

/// In the first turns of all plays a Coast tile that is due has a place.
Finding always_somewhere_in_model(const Game& game) {
  Finding finding = holds(0);
  const auto look = [&](const Transition& transition) {
    if (transition.after.step != Step::laying_coast) return true;
    ++finding.cases;
    const std::vector<Action> actions = legal(game, transition.after);
    if (std::ranges::any_of(actions, [](const Action& action) { return std::holds_alternative<mirage::LayCoast>(action); }))
      return true;
    finding =
        differs(0, "in the model a Coast tile has nowhere to go on a smaller table", mirage::picture(game, transition.after),
                MirageTrace{game, transition.after, {}, "a Coast tile fits somewhere"});
    return false;
  };
  for (const auto& tiles : openings())
    if (finding.outcome == Outcome::holds) look_at_all(game, {.tiles = tiles, .look = look});
  return finding;
}

}  // namespace

Finding coast_tile_can_have_nowhere_to_go(const Game& game, const Budget& budget, const NowhereBook& book) {
  Crowded fewer{game, budget, book.tiles - 1};
  const Answer answer = fewer.possible();
  std::uint64_t cases = fewer.asked();
  if (answer == Answer::Unknown) return undecided(cases, "a Coast tile on a table of fewer tiles");
  if (answer == Answer::Counterexample) return encoding_is_wrong(cases, "fewer tiles leave a Coast tile nowhere to go");
  Finding always = always_somewhere_in_model(game);
  if (always.outcome != Outcome::holds) return always;
  MirageTrace trace = crowding_play(game);
  const auto& actions = trace.actions;
  // the starting tile is one of the tiles on the table, and the last Survey tile is none of them
  if (crowding.size() != book.tiles) return encoding_is_wrong(cases, "the play lays another number of tiles");
  const auto before = after(game, trace.given, {actions.begin(), actions.end() - 1});
  if (!before || legal(game, *before) != std::vector<Action>{actions.back()})
    return differs(cases, "the model adds a Coast tile that by the rulebook has nowhere to go, or does not play so",
                   before ? mirage::picture(game, *before) : std::vector<std::string>{}, trace);
  std::vector<std::string> told = mirage::picture(game, *before);
  told.insert(told.begin(), "on a table of " + plural(static_cast<int>(book.tiles), "tile") +
                                " the fourth Survey tile leaves a Coast tile nowhere; no smaller table does");
  return shown_by(holds(cases, told)
                      .over("tables of fewer than " + plural(static_cast<int>(book.tiles), "tile") + ", however they lie")
                      .tied(in_every_case(always.cases, "Coast tiles due in all plays of the first turns")),
                  std::move(trace));
}

}  // namespace fathom::solver::oasis
