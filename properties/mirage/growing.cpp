#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "properties/arbitrary.hpp"
#include "properties/mirage/adapter.hpp"
#include "properties/mirage/variants.hpp"

// The laws of setting out, of taking turns, and of laying tiles.

namespace fathom::mirage::laws {

bool is_of_one_shade(SurveyTile tile) {
  const std::string_view name = name_of(tile);
  return name.find("light") == std::string_view::npos || name.find("dark") == std::string_view::npos;
}
int of_one_shade_in(const Box& box) {
  int sum = 0;
  for (const SurveyTile tile : every<SurveyTile>) sum += is_of_one_shade(tile) ? box.survey[tile] : 0;
  return sum;
}
bool is_on_the_table(Square square) {
  constexpr int furthest = 62;
  return std::abs(square.east()) <= furthest && std::abs(square.south()) <= furthest;
}

namespace {

using std::to_string;

std::string board_starts_with_one_coast_tile(const Transition& transition) {
  if (!std::holds_alternative<StartingTile>(transition.action)) return {};
  const State& state = transition.after;
  if (state.board.survey.size() != 0 || state.board.coasts.size() != 1)
    return "the board starts with another number of tiles";
  if (state.board.coasts[0].at != Square::from_start(0, 0)) return "the starting tile does not lie in the middle";
  const int survey =
      state.bag.total() + state.display.total() + state.set_aside.total();  // play may begin with some tiles missing
  const int coasts = state.pile.total() + state.coasts_out.total();
  if (survey != transition.game.box.survey.total() || coasts != transition.game.box.coasts.total() - 1)
    return "beside the board are " + to_string(survey) + " and " + to_string(coasts) + " tiles";
  const Rules& rules = transition.game.rules;
  for (const Seat at : seated(state.players))
    if (state.camels[at] != rules.camels || state.ships[at] != rules.ships || state.tents[at] != rules.tents)
      return name(at) + " does not begin with as many camels, ships and tents as she should";
  return {};
}

std::string three_leave_one_tile_out(const Transition& transition) {
  if (!std::holds_alternative<FirstPlayer>(transition.action)) return {};
  const int wanted = transition.before.players == 3 ? transition.game.rules.removed_for_three : 0;
  if (transition.history.aside == wanted) return {};
  return to_string(transition.history.aside) + " tiles are left out, not " + to_string(wanted);
}

std::string turns_go_clockwise(const Transition& transition) {
  const auto* draw = std::get_if<Draw>(&transition.action);
  const auto* choose = std::get_if<ChooseTile>(&transition.action);
  if ((draw == nullptr && choose == nullptr) || !transition.history.on_turn) return {};
  const Seat whose = draw != nullptr ? draw->to : choose->by;
  const auto steps_on =
      (static_cast<int>(whose) - static_cast<int>(*transition.history.on_turn) + transition.before.players) %
      transition.before.players;
  if (steps_on == (transition.history.begun ? 1 : 0)) return {};
  return name(whose) + " has a turn after " + name(*transition.history.on_turn);
}

std::string tiles_are_drawn_from_the_bag(const Transition& transition) {
  const bool is_bag = transition.game.rules.supply == Supply::bag;  // there is none where tiles lie in stacks
  const bool some_open = transition.game.rules.display > 0;         // by a house rule
  if (is_bag && !some_open && std::holds_alternative<ChooseTile>(transition.action)) return "a tile is chosen, not drawn";
  const auto* draw = std::get_if<Draw>(&transition.action);
  if (draw == nullptr) return {};
  if (!is_bag) return "a tile is drawn, though there is no bag";
  const bool one_less = transition.after.bag[draw->tile] + 1 == transition.before.bag[draw->tile] &&
                        transition.after.bag.total() + 1 == transition.before.bag.total();
  return one_less ? "" : "the tile drawn does not come from the bag";
}

/// Whoever is in turn lays the tile she has drawn, and that alone.
std::string tiles_drawn_are_laid(const Transition& transition) {
  const auto& before = transition.before.board.survey;
  const auto& after = transition.after.board.survey;
  const auto* lay = std::get_if<Lay>(&transition.action);
  if (lay == nullptr) return before.size() == after.size() ? "" : "a Survey tile comes and goes by another action";
  if (after.size() != before.size() + 1) return "no tile more lies on the table";
  const LaidSurvey& laid = after[after.size() - 1];
  if (laid.tile != transition.history.drawn) return "another tile is laid than was drawn";
  if (lay->by != transition.history.on_turn || laid.by != lay->by) return name(lay->by) + " lays a tile out of turn";
  const bool as_said = laid.corner == lay->corner && laid.elbow == lay->elbow && laid.side == lay->side;
  return as_said && laid.explorers.empty() ? "" : "the tile does not lie as it was laid";
}

}  // namespace

std::string coast_tiles_come_with_one_shade(const Transition& transition) {
  if (const auto* take = std::get_if<TakeCoast>(&transition.action)) {
    if (!transition.history.drawn || !is_of_one_shade(*transition.history.drawn))
      return "a Coast tile comes with two shades";
    return transition.after.pile[take->pattern] + 1 == transition.before.pile[take->pattern] ? ""
                                                                                             : "it is not from the pile";
  }
  if (std::holds_alternative<Lay>(transition.action) && transition.history.drawn &&
      is_of_one_shade(*transition.history.drawn) && !transition.history.coast)
    return "a tile of one shade is laid, and no Coast tile came with it";
  return {};
}

namespace {

std::string any_coast_tile_of_the_pile_may_be_taken(const Position& at) {
  if (at.state.step != Step::taking_coast) return {};
  for (const CoastPattern pattern : every<CoastPattern>) {
    const bool offered = std::ranges::any_of(at.legal, [&](const Action& action) {
      const auto* take = std::get_if<TakeCoast>(&action);
      return take != nullptr && take->pattern == pattern;
    });
    if (offered != (at.state.pile[pattern] > 0)) return "a Coast tile of the pile cannot be taken";
  }
  return {};
}

std::string survey_tiles_fit_where_laid(const Transition& transition) {
  const auto* lay = std::get_if<Lay>(&transition.action);
  if (lay == nullptr) return {};
  const Sheet sheet(transition.game.box, transition.before.board);
  const auto squares = covered_by(lay->corner, lay->elbow);
  if (!teeth_allow(sheet, squares, lay->side)) return "the tile at " + show(lay->corner) + " does not fit";
  const bool connected = std::ranges::any_of(squares, [&](Square square) { return touches(sheet, square); });
  if (!std::ranges::all_of(squares, is_on_the_table)) return "the tile at " + show(lay->corner) + " leaves the table";
  return connected ? "" : "the tile at " + show(lay->corner) + " touches nothing";
}

/// Whether the Coast tile's edges fit all they touch, and whether it touches what was laid before it.
bool coast_lies_well(const Game& game, const Sheet& sheet, const Squares& survey, const LayCoast& lay,
                     CoastPattern pattern) {
  bool beside_survey = false;
  const Beach& beach = game.box.beaches[index_of(pattern)][index_of(lay.face)];
  if (!sheet.is_bare(lay.at) || !is_on_the_table(lay.at)) return false;
  for (std::size_t printed = 0; printed < all_ways; ++printed) {
    const std::size_t way = (printed + index_of(lay.turned)) % all_ways;
    const Square beyond = beside(lay.at, way);
    if (sheet.tooth(beyond, (way + 2) % all_ways).value_or(beach.edges[printed]) != beach.edges[printed]) return false;
    beside_survey = beside_survey || holds(survey, beyond);
  }
  return beside_survey;
}

std::string coast_tiles_fit_where_laid(const Transition& transition) {
  const auto* lay = std::get_if<LayCoast>(&transition.action);
  if (lay == nullptr) return {};
  if (!transition.history.coast) return "a Coast tile is laid that was not taken";
  const Sheet sheet(transition.game.box, transition.before.board);
  if (!coast_lies_well(transition.game, sheet, transition.history.survey, *lay, *transition.history.coast))
    return "the Coast tile on " + show(lay->at) + " does not fit beside the Survey tile";
  const auto& coasts = transition.after.board.coasts;
  const LaidCoast laid = coasts.empty() ? LaidCoast{} : coasts[coasts.size() - 1];
  const bool as_said = coasts.size() == transition.before.board.coasts.size() + 1 && laid.at == lay->at &&
                       laid.face == lay->face && laid.turned == lay->turned && laid.pattern == *transition.history.coast;
  return as_said ? "" : "the Coast tile does not lie as it was laid";
}

using Place = std::tuple<Square, Elbow, Terrain>;

/// In how many ways the Coast tile in hand may lie beside the Survey tile laid last.
std::size_t ways_for_the_coast_tile(const Game& game, const State& state) {
  const Sheet sheet(game.box, state.board);
  const LaidSurvey& last = state.board.survey[state.board.survey.size() - 1];
  const auto covered = covered_by(last.corner, last.elbow);
  const Squares survey(covered.begin(), covered.end());
  std::size_t ways = 0;
  Squares tried;
  for (const Square square : survey)
    for (std::size_t way = 0; way < all_ways; ++way) {
      const Square beyond = beside(square, way);
      if (holds(tried, beyond)) continue;
      tried.push_back(beyond);
      for (const CoastFace face : every<CoastFace>)
        for (const Direction turn : every<Direction>)
          ways += coast_lies_well(game, sheet, survey, {state.turn, beyond, face, turn}, *state.coast) ? 1U : 0U;
    }
  return ways;
}

/// In one reading the Survey tile has to leave room for the Coast tile that came with it.
bool leaves_room(const Position& at, Square corner, Elbow elbow, Terrain side) {
  if (at.game.rules.coast_duty != CoastDuty::must_leave_room || !at.state.coast) return true;
  State laid = at.state;
  laid.board.survey.push_back({SurveyTile{}, corner, elbow, side, at.state.turn, {}});
  return ways_for_the_coast_tile(at.game, laid) > 0;
}

}  // namespace

/// Every corner near the board, every elbow and both sides are tried.
std::string tiles_lie_wherever_they_fit(const Position& at) {
  if (at.state.step != Step::laying) return {};
  std::vector<Place> offered;
  for (const Action& action : at.legal)
    if (const auto* lay = std::get_if<Lay>(&action)) offered.emplace_back(lay->corner, lay->elbow, lay->side);
  std::vector<Place> fitting;
  const Sheet sheet(at.game.box, at.state.board);
  constexpr int further_than_any_tile = 3;
  sheet.for_each_near(further_than_any_tile, [&](Square corner) {
    for (const Elbow elbow : every<Elbow>)
      for (const Terrain side : every<Terrain>) {
        const auto squares = covered_by(corner, elbow);
        const bool connected = std::ranges::any_of(squares, [&](Square square) { return touches(sheet, square); });
        if (connected && std::ranges::all_of(squares, is_on_the_table) && teeth_allow(sheet, squares, side) &&
            leaves_room(at, corner, elbow, side))
          fitting.emplace_back(corner, elbow, side);
      }
  });
  std::ranges::sort(offered);
  std::ranges::sort(fitting);
  if (offered == fitting) return {};
  return "a tile may lie in " + to_string(offered.size()) + " ways, and fits in " + to_string(fitting.size());
}

/// Every square beside the Survey tile, each face, each turn; and where none fits, the tile goes back to the pile.
std::string coast_tiles_lie_wherever_they_fit(const Position& at) {
  if (at.state.step != Step::laying_coast || !at.state.coast || at.state.board.survey.empty()) return {};
  const std::size_t fitting = ways_for_the_coast_tile(at.game, at.state);
  std::size_t offered = 0;
  bool may_be_left = false;
  for (const Action& action : at.legal) {
    offered += std::holds_alternative<LayCoast>(action) ? 1U : 0U;
    may_be_left = may_be_left || std::holds_alternative<LeaveCoast>(action);
  }
  if (offered != fitting)
    return "the Coast tile may lie in " + to_string(offered) + " ways, and fits in " + to_string(fitting);
  if (may_be_left == (fitting == 0 || at.game.rules.coast_duty == CoastDuty::may)) return {};
  return may_be_left ? "a Coast tile that fits may be left" : "a Coast tile that fits nowhere may not be left";
}

namespace {

std::string coast_tiles_that_fit_nowhere_go_back(const Transition& transition) {
  if (!std::holds_alternative<LeaveCoast>(transition.action) || !transition.history.coast) return {};
  const CoastPattern pattern = *transition.history.coast;
  const int back = transition.game.rules.nowhere == Nowhere::back_to_the_pile ? 1 : 0;
  if (transition.after.pile[pattern] == transition.before.pile[pattern] + back) return {};
  return back == 1 ? "the Coast tile is not in the pile again" : "a Coast tile that is out of the game is in the pile";
}

std::string no_more_turns_than_tiles(const Transition& transition) {
  if (!std::holds_alternative<Lay>(transition.action)) return {};
  const int most = transition.game.box.survey.total() - transition.history.aside;
  return transition.history.tiles_laid < most ? ""
                                              : "tile number " + to_string(transition.history.tiles_laid + 1) + " is laid";
}

}  // namespace

/// A game goes on while there are tiles of both kinds, and ends when there are not.
std::string turns_follow_while_tiles_last(const Transition& transition) {
  if (!ends_the_turn(transition)) return {};
  const bool last =
      transition.after.bag.total() + transition.after.display.total() == 0 || transition.after.pile.total() == 0;
  if (last == (transition.after.step == Step::scoring)) return {};
  return last ? "a turn follows, though bag or pile is empty" : "the game ends, though bag and pile are not empty";
}

namespace {

std::string tiles_may_lie_wherever_they_fit(const Position& at, Random&) { return tiles_lie_wherever_they_fit(at); }

}  // namespace

std::span<const Law> growing_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"board_starts_with_one_coast_tile", "setup.as_printed", AsksTransition{board_starts_with_one_coast_tile}, {}},
      {"three_leave_one_tile_out", "setup.one_tile_out_for_three", AsksTransition{three_leave_one_tile_out}, {}},
      {"turns_go_clockwise", "turns.one_tile_each", AsksTransition{turns_go_clockwise}, {}},
      {"tiles_are_drawn_from_the_bag", "drawing.one_from_the_bag", AsksTransition{tiles_are_drawn_from_the_bag}, {}},
      {"tiles_drawn_are_laid", "drawing.laid_the_same_turn", AsksTransition{tiles_drawn_are_laid}, {}},
      {"coast_tiles_come_with_one_shade",
       "coasts.with_each_plain_tile",
       AsksTransition{coast_tiles_come_with_one_shade},
       {coast_tile_laid}},
      {"any_coast_tile_of_the_pile_may_be_taken",
       "coasts.free_choice",
       AsksPosition{any_coast_tile_of_the_pile_may_be_taken},
       {coast_tile_laid}},
      {"survey_tiles_fit_where_laid", "growing.legal_exactly", AsksTransition{survey_tiles_fit_where_laid}, {}},
      {"coast_tiles_fit_where_laid", "coast.legal_exactly", AsksTransition{coast_tiles_fit_where_laid}, {coast_tile_laid}},
      {"tiles_may_lie_wherever_they_fit", "growing.legal_exactly", AsksProbe{tiles_may_lie_wherever_they_fit}, {}},
      {"coast_tiles_lie_wherever_they_fit",
       "coast.legal_exactly",
       AsksPosition{coast_tiles_lie_wherever_they_fit},
       {coast_tile_laid, coast_tile_left}},
      {"coast_tiles_that_fit_nowhere_go_back",
       "coasts.back_to_the_pile",
       AsksTransition{coast_tiles_that_fit_nowhere_go_back},
       {coast_tile_left}},
      {"no_more_turns_than_tiles", "ending.turns", AsksTransition{no_more_turns_than_tiles}, {bag_empty}},
      {"turns_follow_while_tiles_last",
       "ending.as_soon_as_one_is_empty",
       AsksTransition{turns_follow_while_tiles_last},
       {pile_empty, bag_empty}},
  };
  return laws;
}

}  // namespace fathom::mirage::laws
