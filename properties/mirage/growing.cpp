#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "properties/arbitrary.hpp"
#include "properties/mirage/subject.hpp"

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

std::string board_starts_with_one_coast_tile(const Moment& moment) {
  if (!std::holds_alternative<StartingTile>(moment.action)) return {};
  const State& state = moment.after;
  if (state.board.survey.size() != 0 || state.board.coasts.size() != 1)
    return "the board starts with another number of tiles";
  if (state.board.coasts[0].at != Square::from_start(0, 0)) return "the starting tile does not lie in the middle";
  const int survey = state.bag.total() + state.set_aside.total();  // play may begin with some tiles missing
  const int coasts = state.pile.total() + state.coasts_out.total();
  if (survey != moment.game.box.survey.total() || coasts != moment.game.box.coasts.total() - 1)
    return "beside the board are " + to_string(survey) + " and " + to_string(coasts) + " tiles";
  const Rules& rules = moment.game.rules;
  for (const Seat at : seated(state.players))
    if (state.camels[at] != rules.camels || state.ships[at] != rules.ships || state.tents[at] != rules.tents)
      return name(at) + " does not begin with as many camels, ships and tents as she should";
  return {};
}

std::string three_leave_one_tile_out(const Moment& moment) {
  if (!std::holds_alternative<FirstPlayer>(moment.action)) return {};
  const int wanted = moment.before.players == 3 ? moment.game.rules.removed_for_three : 0;
  if (moment.memory.aside == wanted) return {};
  return to_string(moment.memory.aside) + " tiles are left out, not " + to_string(wanted);
}

std::string turns_go_clockwise(const Moment& moment) {
  const auto* draw = std::get_if<Draw>(&moment.action);
  const auto* choose = std::get_if<ChooseTile>(&moment.action);
  if ((draw == nullptr && choose == nullptr) || !moment.memory.on_turn) return {};
  const Seat whose = draw != nullptr ? draw->to : choose->by;
  const auto steps_on =
      (static_cast<int>(whose) - static_cast<int>(*moment.memory.on_turn) + moment.before.players) % moment.before.players;
  if (steps_on == (moment.memory.begun ? 1 : 0)) return {};
  return name(whose) + " has a turn after " + name(*moment.memory.on_turn);
}

std::string tiles_are_drawn_from_the_bag(const Moment& moment) {
  const bool is_bag = moment.game.rules.supply == Supply::bag;  // there is none where tiles lie in stacks
  if (is_bag && std::holds_alternative<ChooseTile>(moment.action)) return "a tile is chosen, not drawn";
  const auto* draw = std::get_if<Draw>(&moment.action);
  if (draw == nullptr) return {};
  if (!is_bag) return "a tile is drawn, though there is no bag";
  const bool one_less = moment.after.bag[draw->tile] + 1 == moment.before.bag[draw->tile] &&
                        moment.after.bag.total() + 1 == moment.before.bag.total();
  return one_less ? "" : "the tile drawn does not come from the bag";
}

/// Whoever is in turn lays the tile she has drawn, and that alone.
std::string tiles_drawn_are_laid(const Moment& moment) {
  const auto& before = moment.before.board.survey;
  const auto& after = moment.after.board.survey;
  const auto* lay = std::get_if<Lay>(&moment.action);
  if (lay == nullptr) return before.size() == after.size() ? "" : "a Survey tile comes and goes by another deed";
  if (after.size() != before.size() + 1) return "no tile more lies on the table";
  const LaidSurvey& laid = after[after.size() - 1];
  if (laid.tile != moment.memory.drawn) return "another tile is laid than was drawn";
  if (lay->by != moment.memory.on_turn || laid.by != lay->by) return name(lay->by) + " lays a tile out of turn";
  const bool as_said = laid.corner == lay->corner && laid.elbow == lay->elbow && laid.side == lay->side;
  return as_said && laid.explorers.empty() ? "" : "the tile does not lie as it was laid";
}

std::string coast_tiles_come_with_one_shade(const Moment& moment) {
  if (const auto* take = std::get_if<TakeCoast>(&moment.action)) {
    if (!moment.memory.drawn || !is_of_one_shade(*moment.memory.drawn)) return "a Coast tile comes with two shades";
    return moment.after.pile[take->pattern] + 1 == moment.before.pile[take->pattern] ? "" : "it is not from the pile";
  }
  if (std::holds_alternative<Lay>(moment.action) && moment.memory.drawn && is_of_one_shade(*moment.memory.drawn) &&
      !moment.memory.coast)
    return "a tile of one shade is laid, and no Coast tile came with it";
  return {};
}

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

std::string survey_tiles_fit_where_laid(const Moment& moment) {
  const auto* lay = std::get_if<Lay>(&moment.action);
  if (lay == nullptr) return {};
  const Sheet sheet(moment.game.box, moment.before.board);
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

std::string coast_tiles_fit_where_laid(const Moment& moment) {
  const auto* lay = std::get_if<LayCoast>(&moment.action);
  if (lay == nullptr) return {};
  if (!moment.memory.coast) return "a Coast tile is laid that was not taken";
  const Sheet sheet(moment.game.box, moment.before.board);
  if (!coast_lies_well(moment.game, sheet, moment.memory.survey, *lay, *moment.memory.coast))
    return "the Coast tile on " + show(lay->at) + " does not fit beside the Survey tile";
  const auto& coasts = moment.after.board.coasts;
  const LaidCoast laid = coasts.empty() ? LaidCoast{} : coasts[coasts.size() - 1];
  const bool as_said = coasts.size() == moment.before.board.coasts.size() + 1 && laid.at == lay->at &&
                       laid.face == lay->face && laid.turned == lay->turned && laid.pattern == *moment.memory.coast;
  return as_said ? "" : "the Coast tile does not lie as it was laid";
}

using Place = std::tuple<Square, Elbow, Terrain>;

/// Every corner near the board, every elbow and both sides are tried.
std::string tiles_may_lie_wherever_they_fit(const Position& at, Random&) {
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
        if (connected && std::ranges::all_of(squares, is_on_the_table) && teeth_allow(sheet, squares, side))
          fitting.emplace_back(corner, elbow, side);
      }
  });
  std::ranges::sort(offered);
  std::ranges::sort(fitting);
  if (offered == fitting) return {};
  return "a tile may lie in " + to_string(offered.size()) + " ways, and fits in " + to_string(fitting.size());
}

}  // namespace

/// Every square beside the Survey tile, each face, each turn; and where none fits, the tile goes back to the pile.
std::string coast_tiles_lie_wherever_they_fit(const Position& at) {
  if (at.state.step != Step::laying_coast || !at.state.coast || at.state.board.survey.empty()) return {};
  const Sheet sheet(at.game.box, at.state.board);
  const LaidSurvey& last = at.state.board.survey[at.state.board.survey.size() - 1];
  const auto covered = covered_by(last.corner, last.elbow);
  const Squares survey(covered.begin(), covered.end());
  std::size_t fitting = 0;
  Squares tried;
  for (const Square square : survey)
    for (std::size_t way = 0; way < all_ways; ++way) {
      const Square beyond = beside(square, way);
      if (holds(tried, beyond)) continue;
      tried.push_back(beyond);
      for (const CoastFace face : every<CoastFace>)
        for (const Direction turn : every<Direction>)
          fitting += coast_lies_well(at.game, sheet, survey, {at.state.turn, beyond, face, turn}, *at.state.coast) ? 1U : 0U;
    }
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

std::string coast_tiles_that_fit_nowhere_go_back(const Moment& moment) {
  if (!std::holds_alternative<LeaveCoast>(moment.action) || !moment.memory.coast) return {};
  const CoastPattern pattern = *moment.memory.coast;
  const int back = moment.game.rules.nowhere == Nowhere::back_to_the_pile ? 1 : 0;
  if (moment.after.pile[pattern] == moment.before.pile[pattern] + back) return {};
  return back == 1 ? "the Coast tile is not in the pile again" : "a Coast tile that is out of the game is in the pile";
}

std::string no_more_turns_than_tiles(const Moment& moment) {
  if (!std::holds_alternative<Lay>(moment.action)) return {};
  const int most = moment.game.box.survey.total() - moment.memory.aside;
  return moment.memory.tiles_laid < most ? "" : "tile number " + to_string(moment.memory.tiles_laid + 1) + " is laid";
}

/// A game goes on while there are tiles of both kinds, and ends when there are not.
std::string turns_follow_while_tiles_last(const Moment& moment) {
  if (!ends_the_turn(moment)) return {};
  const bool last = moment.after.bag.total() == 0 || moment.after.pile.total() == 0;
  if (last == (moment.after.step == Step::scoring)) return {};
  return last ? "a turn follows, though bag or pile is empty" : "the game ends, though bag and pile are not empty";
}

}  // namespace

std::span<const Law> growing_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"board_starts_with_one_coast_tile", "setup.as_printed", AsksMoment{board_starts_with_one_coast_tile}, {}},
      {"three_leave_one_tile_out", "setup.one_tile_out_for_three", AsksMoment{three_leave_one_tile_out}, {}},
      {"turns_go_clockwise", "turns.one_tile_each", AsksMoment{turns_go_clockwise}, {}},
      {"tiles_are_drawn_from_the_bag", "drawing.one_from_the_bag", AsksMoment{tiles_are_drawn_from_the_bag}, {}},
      {"tiles_drawn_are_laid", "drawing.laid_the_same_turn", AsksMoment{tiles_drawn_are_laid}, {}},
      {"coast_tiles_come_with_one_shade",
       "coasts.with_each_plain_tile",
       AsksMoment{coast_tiles_come_with_one_shade},
       {coast_tile_laid}},
      {"any_coast_tile_of_the_pile_may_be_taken",
       "coasts.free_choice",
       AsksPosition{any_coast_tile_of_the_pile_may_be_taken},
       {coast_tile_laid}},
      {"survey_tiles_fit_where_laid", "growing.legal_exactly", AsksMoment{survey_tiles_fit_where_laid}, {}},
      {"coast_tiles_fit_where_laid", "coast.legal_exactly", AsksMoment{coast_tiles_fit_where_laid}, {coast_tile_laid}},
      {"tiles_may_lie_wherever_they_fit", "growing.legal_exactly", AsksProbe{tiles_may_lie_wherever_they_fit}, {}},
      {"coast_tiles_lie_wherever_they_fit",
       "coast.legal_exactly",
       AsksPosition{coast_tiles_lie_wherever_they_fit},
       {coast_tile_laid, coast_tile_left}},
      {"coast_tiles_that_fit_nowhere_go_back",
       "coasts.back_to_the_pile",
       AsksMoment{coast_tiles_that_fit_nowhere_go_back},
       {coast_tile_left}},
      {"no_more_turns_than_tiles", "ending.turns", AsksMoment{no_more_turns_than_tiles}, {bag_empty}},
      {"turns_follow_while_tiles_last",
       "ending.as_soon_as_one_is_empty",
       AsksMoment{turns_follow_while_tiles_last},
       {pile_empty, bag_empty}},
  };
  return laws;
}

}  // namespace fathom::mirage::laws
