#include <algorithm>
#include <set>
#include <tuple>

#include "solver/mirage/growing.hpp"

// Where tiles may lie in the first turns of all plays.

namespace fathom::solver::oasis {

namespace {

using mirage::Lay;
using mirage::LayCoast;
using mirage::LeaveCoast;

std::strong_ordering order(const Lay& a, const Lay& b) {
  return std::tuple{a.corner.row, a.corner.column, a.elbow, a.side} <=>
         std::tuple{b.corner.row, b.corner.column, b.elbow, b.side};
}
std::strong_ordering order(const LayCoast& a, const LayCoast& b) {
  return std::tuple{a.at.row, a.at.column, a.face, a.turned} <=> std::tuple{b.at.row, b.at.column, b.face, b.turned};
}
struct InOrder {
  template <class Placement>
  bool operator()(const Placement& a, const Placement& b) const {
    return order(a, b) < 0;
  }
};
template <class Placement>
using Placements = std::set<Placement, InOrder>;

/// Squares so near the tiles on the table that the corner of a tile which touches one of them can lie there.
Area within_two_steps(const Sheet& sheet, const TableBook& book) {
  const Area shore = shore_of(sheet);
  Area near = shore;
  for (const Spot spot : shore)
    for (std::size_t side = 0; side < sides; ++side) near.insert(beyond(spot, side, book));
  return near;
}

Placements<LayCoast> places_by_the_book(const Game& game, const State& state, const CoastBook& book);

/// In one reading a Survey tile has to leave room for the Coast tile that came with it.
bool leaves_room(const Game& game, const State& state, const Lay& lay) {
  if (game.rules.coast_duty != mirage::CoastDuty::must_leave_room || !state.coast) return true;
  State laid = state;
  laid.board.lay(game.box, LaidSurvey{SurveyTile{}, lay.corner, lay.elbow, lay.side, lay.by, {}});
  return !places_by_the_book(game, laid, CoastBook{}).empty();
}

Placements<Lay> places_by_the_book(const Game& game, const State& state, const LayingBook& book) {
  const Sheet sheet{game.box, state.board, book.table};
  Placements<Lay> places;
  for (const Spot corner : within_two_steps(sheet, book.table))
    for (const Elbow elbow : every_elbow())
      for (const Terrain side : both)
        if (const Lay lay{state.turn, square_of(corner), elbow, side};
            tile_fits(sheet, bend(corner, elbow, book.table), side, book) && leaves_room(game, state, lay))
          places.insert(lay);
  return places;
}

/// Whether a Coast tile that lies so fits what is around it and touches the Survey tile just laid.
bool coast_fits_there(const Game& game, const State& state, const Sheet& sheet, const LayCoast& coast,
                      const CoastBook& book) {
  const Spot at = spot_of(coast.at);
  if (!sheet.is_bare(coast.at) || !on_table(at, book.table) || !state.coast || state.board.survey.empty()) return false;
  const LaidSurvey& last = state.board.survey[state.board.survey.size() - 1];
  const Bend just_laid = bend(spot_of(last.corner), last.elbow, book.table);
  const auto& printed = mirage::beach_of(game.box, *state.coast, coast.face).edges;
  std::size_t to_last = 0;
  for (std::size_t side = 0; side < sides; ++side) {
    if (std::ranges::find(just_laid, beyond(at, side, book.table)) != just_laid.end()) ++to_last;
    const auto faced = sheet.faced(coast.at, side);
    const Terrain shown = printed[(side + sides - index_of(coast.turned)) % sides];
    if (faced && *faced != book.fits[index_of(shown)]) return false;
  }
  return to_last >= book.least_edges;
}

Placements<LayCoast> places_by_the_book(const Game& game, const State& state, const CoastBook& book) {
  const Sheet sheet{game.box, state.board, book.table};
  Placements<LayCoast> places;
  for (const Spot at : shore_of(sheet))
    for (const auto face : every<mirage::CoastFace>)
      for (const auto turned : every<mirage::Direction>) {
        const LayCoast coast{state.turn, square_of(at), face, turned};
        if (coast_fits_there(game, state, sheet, coast, book)) places.insert(coast);
      }
  return places;
}

template <class Placement>
Placements<Placement> places_in_model(const Game& game, const State& state) {
  Placements<Placement> places;
  for (const Action& action : legal(game, state))
    if (const auto* lay = std::get_if<Placement>(&action)) places.insert(*lay);
  return places;
}

/// A placement that one list has and the other has not, and which of them has it.
template <class Placement>
std::optional<std::pair<Placement, bool>> odd_one(const Placements<Placement>& by_the_book,
                                                  const Placements<Placement>& in_model) {
  for (const Placement& place : by_the_book)
    if (!in_model.contains(place)) return std::pair{place, true};
  for (const Placement& place : in_model)
    if (!by_the_book.contains(place)) return std::pair{place, false};
  return std::nullopt;
}

template <class Placement>
Finding odd_place(const Game& game, std::uint64_t cases, const State& given, const Placement& place, bool by_the_book) {
  std::vector<std::string> told{Mirage::show(game, given, place)};
  told.push_back(by_the_book ? "the rulebook allows it" : "the rulebook forbids it");
  const bool in_model = !Mirage::objected(game, given, place);
  if (in_model == by_the_book) {
    told.emplace_back("the model lists otherwise than it judges");
  } else {
    told.emplace_back(in_model ? "the model allows it" : "the model forbids it");
  }
  return differs(
      cases, "the model and the rulebook differ on where a tile may lie", told,
      MirageTrace{game, given, {Action{place}}, by_the_book ? "the tile may lie there" : "the tile may not lie there"});
}

/// Whether the model lets a Coast tile be left aside, or forbids it, against the rulebook.
template <class Placement>
bool leaves_coast_otherwise(const Game& game, const State& state, const Placements<Placement>& places) {
  const bool duty_asked = game.rules.coast_duty != mirage::CoastDuty::may;
  return Mirage::objected(game, state, LeaveCoast{state.turn}) == (places.empty() || !duty_asked);
}

/// Compares in every position of the first turns in which such a placement is due.
template <class Placement, class Book>
Finding compared_in_play(const Game& game, Step step, const Book& book) {
  std::uint64_t positions = 0;
  std::uint64_t places = 0;
  Finding finding = holds(0);
  std::vector<std::vector<SurveyTile>> all = openings();
  all.front().pop_back();
  all.push_back({SurveyTile::light_light_light});
  for (const auto& tiles : all) {
    const auto look = [&](const Transition& transition) {
      if (transition.after.step != step) return true;
      ++positions;
      const auto by_the_book = places_by_the_book(game, transition.after, book);
      places += by_the_book.size();
      if (const auto odd = odd_one(by_the_book, places_in_model<Placement>(game, transition.after)))
        finding = odd_place(game, places, transition.after, odd->first, odd->second);
      else if (step == Step::laying_coast && leaves_coast_otherwise(game, transition.after, by_the_book))
        finding =
            differs(places, "a Coast tile is left aside where it has a place, or has to have one where it has none", {},
                    MirageTrace{game,
                                transition.after,
                                {Action{LeaveCoast{transition.after.turn}}},
                                "it is left aside exactly where it has no place"});
      return finding.outcome == Outcome::holds;
    };
    if (finding.outcome == Outcome::holds) look_at_all(game, {.tiles = tiles, .look = look});
  }
  if (finding.outcome != Outcome::holds) return finding;
  if (places == 0) return not_found(0, "no such tile was due in any play");
  return holds(0, {std::to_string(positions) + " positions with " + std::to_string(places) + " places, and no others"})
      .over("all plays of two turns with given tiles")
      .all_tried(positions)
      .tied(in_every_case(places, "places that the model lists"));
}

}  // namespace

Finding survey_places_in_play(const Game& game, const Budget&, const LayingBook& book) {
  return compared_in_play<Lay>(game, Step::laying, book);
}
Finding coast_places_in_play(const Game& game, const Budget&, const CoastBook& book) {
  return compared_in_play<LayCoast>(game, Step::laying_coast, book);
}

}  // namespace fathom::solver::oasis
