#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "properties/mirage/adapter.hpp"
#include "properties/mirage/variants.hpp"

// The laws that theorems prove for every case there is, asked of what plays come to.

namespace fathom::mirage::laws {
namespace {

using std::to_string;

bool share_an_edge(Square a, Square b) { return std::abs(a.east() - b.east()) + std::abs(a.south() - b.south()) == 1; }

/// The squares that a tile covers on the model's board: its corner, and two beside it that are not in line.
std::string tiles_cover_an_elbow(const Transition& transition) {
  const auto* lay = std::get_if<Lay>(&transition.action);
  if (lay == nullptr) return {};
  constexpr int near = 3;
  Squares covered;
  for (int south = -near; south <= near; ++south)
    for (int east = -near; east <= near; ++east) {
      const Square square = Square::from_start(lay->corner.east() + east, lay->corner.south() + south);
      if (transition.before.board.is_bare(square) && !transition.after.board.is_bare(square)) covered.push_back(square);
    }
  if (covered.size() != 3 || !holds(covered, lay->corner)) return "a Survey tile covers other squares than its own";
  std::erase(covered, lay->corner);
  const bool touch = share_an_edge(covered[0], lay->corner) && share_an_edge(covered[1], lay->corner);
  const bool in_line = covered[0].east() == covered[1].east() || covered[0].south() == covered[1].south();
  return touch && !in_line ? "" : "a Survey tile does not cover an elbow";
}

/// No two ways to lie cover the same squares with the same side up.
std::string elbows_are_offered_once(const Position& at, Random&) {
  if (at.state.step != Step::laying) return {};
  std::vector<std::pair<Terrain, Squares>> covered;
  for (const Action& action : at.legal)
    if (const auto* lay = std::get_if<Lay>(&action)) {
      const auto squares = covered_by(lay->corner, lay->elbow);
      covered.emplace_back(lay->side, Squares(squares.begin(), squares.end()));
      std::ranges::sort(covered.back().second);
    }
  std::ranges::sort(covered);
  return std::ranges::adjacent_find(covered) == covered.end() ? "" : "a tile may lie on the same squares in two ways";
}

/// Two tiles that show the same shades, going round the corner, are tiles of one kind.
std::string tiles_that_look_alike_are_alike(const Position& at, Random&) {
  const Board& board = at.state.board;
  const auto shades = [&](std::size_t tile) {
    Shades seen{};
    for (const Part part : every<Part>) seen[index_of(part)] = board.colouring(at.game.box, survey_patch(tile, part)).shade;
    return seen;
  };
  for (std::size_t i = 0; i < board.survey.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      if (board.survey[i].side != board.survey[j].side) continue;
      if ((board.survey[i].tile == board.survey[j].tile) != (shades(i) == shades(j)))
        return "two tiles look alike and are different, or look different and are alike";
    }
  return {};
}

/// The same tiles in other colours, laid by others: light for dark, and Coast tiles of the other pattern where that has the
/// same edges.
State recoloured(const Position& at) {
  State state = at.state;
  for (LaidSurvey& tile : state.board.survey) {
    tile.tile = static_cast<SurveyTile>(kinds<SurveyTile> - 1 - index_of(tile.tile));
    tile.by = clockwise(tile.by, 1, state.players);
  }
  for (LaidCoast& tile : state.board.coasts) {
    const auto& faces = at.game.box.beaches;
    const auto other = tile.pattern == CoastPattern::alike ? CoastPattern::unlike : CoastPattern::alike;
    if (faces[index_of(other)][index_of(tile.face)].edges == faces[index_of(tile.pattern)][index_of(tile.face)].edges)
      tile.pattern = other;
  }
  state.board = indexed(at.game.box, state.board);
  return state;
}
std::string shades_and_owners_close_no_place(const Position& at, Random&) {
  if (at.state.step != Step::laying && at.state.step != Step::laying_coast) return {};
  std::vector<Action> legal;
  Mirage::legal_actions(at.game, recoloured(at), legal);
  return legal == at.legal ? "" : "with other shades, or laid by others, tiles leave other places open";
}

/// Beyond the tile that lies furthest to one side there is a place, unless the table ends there; and it ends on all sides of
/// no board.
std::string drawn_tiles_have_a_place(const Position& at) {
  if (at.state.step != Step::laying) return {};
  const Sheet sheet(at.game.box, at.state.board);
  for (std::size_t way = 0; way < all_ways; ++way) {
    const Square one_on = beside(Square::from_start(0, 0), way);
    const auto so_far = [&](Square square) { return square.east() * one_on.east() + square.south() * one_on.south(); };
    const Square end = *std::ranges::max_element(sheet.covered(), {}, so_far);
    const Square corner = beside(beside(end, way), way);
    const auto lies_beyond = [&](const Action& action) {
      const auto* lay = std::get_if<Lay>(&action);
      if (lay == nullptr || lay->corner != corner || lay->side != sheet.tooth(end, way)) return false;
      const auto squares = covered_by(lay->corner, lay->elbow);
      return std::ranges::find(squares, beside(end, way)) != squares.end();
    };
    if (std::ranges::any_of(at.legal, lies_beyond)) return {};
  }
  return "a drawn tile has no place beyond any end of the board";
}

std::string coast_tiles_fit_while_few_tiles_lie(const Transition& transition) {
  if (!std::holds_alternative<LeaveCoast>(transition.action) || transition.game.rules.coast_duty == CoastDuty::may)
    return {};
  constexpr std::size_t fewest = 4;
  const std::size_t lying = transition.before.board.survey.size() - 1 + transition.before.board.coasts.size();
  return lying >= fewest ? "" : "a Coast tile has nowhere to go beside " + to_string(lying) + " tiles";
}

/// In each earlier turn she has placed four explorers at most.
std::string explorers_suffice_for_first_tiles(const Transition& transition) {
  const auto* add = std::get_if<AddExplorers>(&transition.action);
  if (add == nullptr || transition.before.board.survey.empty()) return {};
  const auto& survey = transition.before.board.survey;
  const auto turns = static_cast<int>(std::ranges::count(survey, add->by, &LaidSurvey::by));
  const auto keepers = static_cast<int>(std::ranges::count(transition.before.keepers, add->by, &Keeper::by));
  const Rules& rules = transition.game.rules;
  const int of_a_kind = survey[survey.size() - 1].side == Terrain::land ? rules.camels : rules.ships;
  constexpr int in_a_turn = 4;
  constexpr int on_a_tile = 3;
  const bool suffice = of_a_kind - keepers - in_a_turn * (turns - 1) >= on_a_tile;
  return !suffice || add->on == every_part ? "" : name(add->by) + " is short of explorers in turn " + to_string(turns);
}

/// The enclosed areas beside the tiles of this turn.
std::vector<Squares> areas_beside(const Transition& transition, const Sheet& sheet) {
  std::vector<Squares> areas;
  Squares laid = transition.history.survey;
  if (transition.history.coast_at) laid.push_back(*transition.history.coast_at);
  for (const Square square : laid)
    for (std::size_t way = 0; way < all_ways; ++way)
      if (auto area = enclosed_area(sheet, beside(square, way)))
        if (std::ranges::find(areas, *area) == areas.end()) areas.push_back(std::move(*area));
  return areas;
}
bool in_line(const Squares& area) {
  return std::ranges::all_of(area, [&](Square square) { return square.east() == area[0].east(); }) ||
         std::ranges::all_of(area, [&](Square square) { return square.south() == area[0].south(); });
}
bool has_one_kind_around(const Sheet& sheet, const Squares& area) {
  std::optional<Terrain> seen;
  for (const Square square : area)
    for (std::size_t way = 0; way < all_ways; ++way)
      if (const auto tooth = sheet.tooth(beside(square, way), (way + 2) % all_ways)) {
        if (seen.value_or(*tooth) != *tooth) return false;
        seen = tooth;
      }
  return true;
}

std::string gaps_between_one_kind_are_straight(const Transition& transition) {
  if (!ends_the_adding(transition)) return {};
  const Sheet sheet(transition.game.box, transition.after.board);
  for (const Squares& area : areas_beside(transition, sheet)) {
    if (!has_one_kind_around(sheet, area)) continue;
    if (gap_at(transition.game, transition.after.board, area.front()).empty() == in_line(area))
      return "the area at " + show(area.front()) + " is straight and no gap, or a gap and not straight";
  }
  return {};
}

std::string readings_of_small_areas_agree(const Transition& transition) {
  if (!ends_the_adding(transition)) return {};
  constexpr std::size_t smallest_read_in_two_ways = 10;
  Game other = transition.game;
  other.rules.fitting = transition.game.rules.fitting == Fitting::teeth_fit ? Fitting::could_be_laid : Fitting::teeth_fit;
  const Sheet sheet(transition.game.box, transition.after.board);
  for (const Squares& area : areas_beside(transition, sheet)) {
    const bool is_gap = !gap_at(transition.game, transition.after.board, area.front()).empty();
    const bool is_gap_otherwise = !gap_at(other, transition.after.board, area.front()).empty();
    if (area.size() < smallest_read_in_two_ways && is_gap != is_gap_otherwise)
      return "the area at " + show(area.front()) + " is read in two ways";
  }
  return {};
}

/// With the bag empty, Coast tiles are left where more of them were put back than there are tiles of one shade too many.
std::string piles_outlast_bags_by_coast_tiles_put_back(const Transition& transition) {
  if (!std::holds_alternative<Scoring>(transition.action) ||
      transition.after.bag.total() + transition.after.display.total() > 0)
    return {};
  const Box& box = transition.game.box;
  const auto set_aside = [&](SurveyTile tile) { return transition.after.set_aside[tile]; };
  int of_one_shade = of_one_shade_in(box);
  for (const SurveyTile tile : every<SurveyTile>) of_one_shade -= is_of_one_shade(tile) ? set_aside(tile) : 0;
  const int put_back = transition.game.rules.nowhere == Nowhere::back_to_the_pile ? transition.history.put_back : 0;
  const bool some_left = of_one_shade - put_back < box.coasts.total() - 1;
  if (some_left == (transition.after.pile.total() > 0)) return {};
  return to_string(transition.after.pile.total()) + " Coast tiles are left, though " + to_string(put_back) +
         " were put back";
}

std::string regions_bring_so_much_for_each_explorer(const Transition& transition) {
  if (!std::holds_alternative<Scoring>(transition.action) || transition.game.rules.holders != Holders::explorers) return {};
  PerSeat<int> on_tiles;
  for (const Status& explorer : explorers(transition.after.board)) ++on_tiles[explorer.by];
  for (const Seat who : every<Seat>)
    if (transition.after.scores[who].regions > transition.game.rules.region_points * on_tiles[who])
      return name(who) + " has " + to_string(transition.after.scores[who].regions) + " points for regions with " +
             to_string(on_tiles[who]) + " explorers";
  return {};
}

std::string journeys_stay_within_the_tiles(const Transition& transition) {
  if (!std::holds_alternative<Scoring>(transition.action)) return {};
  const int survey = static_cast<int>(transition.after.board.survey.size());
  const int further = static_cast<int>(transition.after.board.coasts.size()) - 1;
  const int bound = transition.game.rules.step_points * std::max(2 * (3 * survey + further - 4), 0);
  for (const Seat who : every<Seat>)
    if (transition.after.scores[who].tents > bound)
      return name(who) + " travels " + to_string(transition.after.scores[who].tents) + " steps, further than tiles lie";
  return {};
}

}  // namespace

std::string trees_planted_are_worth_something(const Transition& transition) {
  const auto* plant = std::get_if<Plant>(&transition.action);
  if (plant == nullptr) return {};
  const int before = tree_points(trees_of(transition.before, plant->by));
  const int after = tree_points(trees_of(transition.after, plant->by));
  return after > before ? "" : "one more tree brings " + name(plant->by) + " nothing";
}

std::span<const Law> bounding_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"tiles_cover_an_elbow", "survey.every_bend", AsksTransition{tiles_cover_an_elbow}, {}},
      {"elbows_are_offered_once", "survey.every_bend", AsksProbe{elbows_are_offered_once}, {}},
      {"tiles_that_look_alike_are_alike", "survey.eight_different", AsksProbe{tiles_that_look_alike_are_alike}, {}},
      {"shades_and_owners_close_no_place", "growing.edges_alone_decide", AsksProbe{shades_and_owners_close_no_place}, {}},
      {"drawn_tiles_have_a_place", "growing.always_a_place", AsksPosition{drawn_tiles_have_a_place}, {}},
      {"coast_tiles_fit_while_few_tiles_lie",
       "coast.nowhere_to_go",
       AsksTransition{coast_tiles_fit_while_few_tiles_lie},
       {coast_tile_left}},
      {"explorers_suffice_for_first_tiles",
       "explorers.suffice_for_two_turns",
       AsksTransition{explorers_suffice_for_first_tiles},
       {few_explorers}},
      {"gaps_between_one_kind_are_straight",
       "gaps.straight_between_one_kind",
       AsksTransition{gaps_between_one_kind_are_straight},
       {oasis, island, large_gap}},
      {"readings_of_small_areas_agree",
       "gaps.readings_differ",
       AsksTransition{readings_of_small_areas_agree},
       {oasis, island, coast}},
      {"piles_outlast_bags_by_coast_tiles_put_back",
       "ending.pile_before_bag",
       AsksTransition{piles_outlast_bags_by_coast_tiles_put_back},
       {bag_empty}},
      {"regions_bring_so_much_for_each_explorer",
       "regions.points_bounded",
       AsksTransition{regions_bring_so_much_for_each_explorer},
       {region_tied}},
      {"journeys_stay_within_the_tiles",
       "tents.bounded_by_tiles",
       AsksTransition{journeys_stay_within_the_tiles},
       {three_tents}},
  };
  return laws;
}

}  // namespace fathom::mirage::laws
