#pragma once

#include "model/mirage/chapters/chapter.hpp"

// Grow The Board

namespace fathom::mirage::growing {

inline constexpr Rule rules[] = {
    physical({"growing.bare_squares", "Grow The Board",
              "A tile lies on bare squares: not on a tile, a tent, a tree or an explorer", Status::silent,
              "Tiles are joined edge to edge like pieces of a jigsaw, and that they do not overlap is nowhere said"}),
    {"growing.connected", "Grow The Board", "A Survey tile touches a tile on the table along at least one edge"},
    {"growing.not_just_a_corner", "Grow The Board", "To touch at a corner does not connect"},
    {"growing.to_any_tile", "Grow The Board", "It may connect to any tile in play, whoever laid it"},
    {"growing.water_to_water", "Grow The Board", "A water side touches no land edge"},
    {"growing.land_to_land", "Grow The Board", "A land side touches no water edge"},
    {"growing.corners_are_free", "Grow The Board", "Land and water may touch at corners"},
    {"growing.coasts_join_both", "Grow The Board", "Coast tiles alone have edges of both kinds"},
    {"growing.shades_are_free", "Grow The Board", "Light and dark may meet"},
    {"growing.teeth", "Grow The Board", "Wherever all teeth fit, a tile may lie, turned as its player likes"},
    {"growing.table_edge", "Grow The Board", "A tile lies at most 62 squares from the start in each direction",
     Status::silent, "A table ends somewhere; no board of forty tiles grows so far unless everybody builds a straight line"},

    {"coast.added", "Grow The Board", "A Coast tile that was taken is added in the same turn, after the Survey tile"},
    {"coast.must_be_added", "Grow The Board", "A Coast tile that fits somewhere has to be added", Status::ambiguous,
     "The rule says to add it, without a condition, and not that the Survey tile has to leave room for it; what follows "
     "speaks of turns in which one was played, as if it were a gift that one may let go"},
    {"coast.to_the_survey_tile", "Grow The Board", "It touches the Survey tile laid in this turn along an edge"},
    {"coast.teeth_fit", "Grow The Board", "Its land edges touch land alone, and its water edges water alone"},
    {"coast.any_face", "Grow The Board", "It may lie with either face up, turned as its player likes"},
    {"coast.nowhere", "Grow The Board", "A Coast tile that fits nowhere goes back to the pile", Status::silent,
     "Nothing says what becomes of it; in the other reading it is out of the game"},
};

/// growing.table_edge — silent.
template <class Kind>
bool leaves_the_table(const Game&, const State&, const Kind& act) {
  return any_square(act, [](Square square) { return !square.on_the_table(); });
}
template <class Kind>
std::string why_leaves_the_table(const Game&, const State&, const Kind& act) {
  return show(*first_square(act, [](Square square) { return !square.on_the_table(); })) + " is beyond the edge of the table";
}

/// growing.bare_squares — Grow The Board.
template <class Kind>
bool covers_something(const Game&, const State& state, const Kind& act) {
  return any_square(act, [&](Square square) { return !state.board.is_bare(square) || is_occupied(state, square); });
}
template <class Kind>
std::string why_covers_something(const Game&, const State& state, const Kind& act) {
  const auto at =
      first_square(act, [&](Square square) { return !state.board.is_bare(square) || is_occupied(state, square); });
  return "on " + show(*at) + (state.board.is_bare(*at) ? " stands something" : " lies a tile");
}

/// growing.water_to_water and growing.land_to_land — Grow The Board.
template <Terrain side>
bool touches_the_other_kind(const Game&, const State& state, const Lay& lay) {
  return lay.side == side && any_square(lay, [&](Square square) { return state.board.faces(other(side), square); });
}
template <Terrain side>
std::string why_touches_the_other_kind(const Game&, const State& state, const Lay& lay) {
  const auto at = first_square(lay, [&](Square square) { return state.board.faces(other(side), square); });
  return "on " + show(*at) + ' ' + plainly(side) + " would touch an edge of " + plainly(other(side));
}

/// growing.connected — Grow The Board.
inline bool touches_nothing(const Game&, const State& state, const Lay& lay) {
  return !any_square(lay, [&](Square square) {
    return state.board.faces(Terrain::land, square) || state.board.faces(Terrain::water, square);
  });
}

/// coast.to_the_survey_tile — Grow The Board.
inline bool is_apart_from_survey_tile(const Game&, const State& state, const LayCoast& lay) {
  return !touches_last_survey_tile(state.board, lay.at);
}

/// coast.teeth_fit — Grow The Board.
inline bool teeth_clash(const Game& game, const State& state, const LayCoast& lay) {
  return !coast_fits(game.box, state.board, coast_laid(state, lay));
}

/// coast.must_be_added — Grow The Board. In one reading the Survey tile has to leave room for the Coast tile.
inline bool takes_the_room(const Game& game, const State& state, const Lay& lay) {
  if (game.rules.coast_duty != CoastDuty::must_leave_room || !state.coast) return false;
  State laid = state;
  laid.board.lay(game.box, {laid.tile.value_or(SurveyTile{}), lay.corner, lay.elbow, lay.side, lay.by, {}});
  return !place_for_coast(game, laid);
}
inline bool lets_coast_go(const Game& game, const State& state, const LeaveCoast&) {
  return game.rules.coast_duty != CoastDuty::may && place_for_coast(game, state).has_value();
}
inline std::string why_lets_coast_go(const Game& game, const State& state, const LeaveCoast& leave) {
  return plainly(leave.by) + " has to add the Coast tile, which fits on " + show(*place_for_coast(game, state));
}

inline constexpr auto clauses = std::tuple{
    Clause<Lay>{"growing.table_edge", leaves_the_table<Lay>, why_leaves_the_table<Lay>},
    Clause<LayCoast>{"growing.table_edge", leaves_the_table<LayCoast>, why_leaves_the_table<LayCoast>},
    Clause<Lay>{"growing.bare_squares", covers_something<Lay>, why_covers_something<Lay>},
    Clause<LayCoast>{"growing.bare_squares", covers_something<LayCoast>, why_covers_something<LayCoast>},
    Clause<Lay>{"growing.water_to_water", touches_the_other_kind<Terrain::water>,
                why_touches_the_other_kind<Terrain::water>},
    Clause<Lay>{"growing.land_to_land", touches_the_other_kind<Terrain::land>, why_touches_the_other_kind<Terrain::land>},
    Clause<Lay>{"growing.connected", touches_nothing,
                "the tile with its corner on {corner} would share no edge with the board"},
    Clause<Lay>{"coast.must_be_added", takes_the_room,
                "the tile with its corner on {corner} would leave no room for the Coast tile"},
    Clause<LayCoast>{"coast.to_the_survey_tile", is_apart_from_survey_tile,
                     "{at} shares no edge with the Survey tile laid in this turn"},
    Clause<LayCoast>{"coast.teeth_fit", teeth_clash,
                     "an edge of the Coast tile on {at} would touch an edge of the other kind"},
    Clause<LeaveCoast>{"coast.must_be_added", lets_coast_go, why_lets_coast_go},
};

}  // namespace fathom::mirage::growing
