#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "properties/arbitrary.hpp"
#include "properties/mirage/adapter.hpp"
#include "properties/mirage/variants.hpp"

// The laws of house rules that the rulebook has nothing of. The game as printed has none of them, so these laws follow plays
// of their own.

namespace fathom::mirage::laws {

using std::to_string;

/// As many tiles lie open as agreed, or as are left, and any of them may be chosen.
std::string open_tiles_may_be_chosen(const Position& at) {
  if (at.state.step == Step::drawing) return "a tile is to be drawn, though tiles lie open";
  if (at.state.step != Step::choosing_tile) return {};
  const int open = at.state.display.total();
  if (open != at.game.rules.display && !at.state.bag.empty()) return to_string(open) + " tiles lie open";
  for (const SurveyTile tile : every<SurveyTile>) {
    const bool offered = std::ranges::find(at.legal, Action{ChooseTile{at.state.turn, tile}}) != at.legal.end();
    if (offered != (at.state.display[tile] > 0)) return "a tile that lies open cannot be chosen, or one that does not can";
  }
  return {};
}

std::string tiles_may_be_put_back(const Position& at) {
  const bool has_tile_alone = at.state.tile.has_value() && !at.state.coast;
  const bool may = has_tile_alone && at.state.redraws[at.state.turn] < at.game.rules.redraws;
  const bool offered = std::ranges::find(at.legal, Action{Redraw{at.state.turn}}) != at.legal.end();
  if (offered == may) return {};
  return name(at.state.turn) + " may " + (offered ? "" : "not ") + "put her tile back";
}

std::string tiles_put_back_go_where_they_came_from(const Transition& transition) {
  const auto* redraw = std::get_if<Redraw>(&transition.action);
  PerSeat<Count> wanted = transition.before.redraws;
  if (redraw != nullptr) ++wanted[redraw->by];
  if (transition.after.redraws != wanted) return "a tile put back is not counted, or another is";
  if (redraw == nullptr) return {};
  if (!transition.history.drawn || transition.after.tile) return "no tile is put back";
  Counts<SurveyTile> lying = transition.before.bag;
  lying += transition.before.display;
  ++lying[*transition.history.drawn];
  Counts<SurveyTile> lie = transition.after.bag;
  lie += transition.after.display;
  return lie == lying ? "" : "the tile put back is not among those that are left";
}

std::string house_rules_give_and_take_points(const Transition& transition) {
  if (!std::holds_alternative<Scoring>(transition.action)) return {};
  const State& end = transition.after;
  int seats_later = 0;
  Seat who = end.board.survey.empty() ? Seat::Ann : end.board.survey[0].by;
  for (int i = 0; i < end.players; ++i, ++seats_later, who = clockwise(who, 1, end.players)) {
    int wanted = 0;
    for (int later = 0; later < seats_later; ++later) wanted += transition.game.rules.later_points;
    for (int back = 0; back < end.redraws[who]; ++back) wanted -= transition.game.rules.redraw_price;
    if (end.board.survey.empty()) wanted = 0;
    if (end.scores[who].house != wanted)
      return name(who) + " has " + to_string(end.scores[who].house) + " points by house rules, not " + to_string(wanted);
  }
  return {};
}

Game game_with_open_tiles(const Game& game, Random& random) {
  Game house = game;
  house.rules.supply = Supply::bag;
  house.rules.display = 1 + static_cast<int>(random.below(4));
  if (properties::once_in(2, random)) house.rules.redraws = 2;
  return house;
}
Game game_with_redraws(const Game& game, Random& random) {
  Game house = game;
  house.rules.display = 0;
  house.rules.redraws = 1 + static_cast<int>(random.below(3));
  house.rules.redraw_price = static_cast<int>(random.below(3));
  house.rules.later_points = static_cast<int>(random.below(3));
  return house;
}

namespace {

template <auto ask, auto change>
std::string with_house_rules(const Position& at, Random& random) {
  constexpr std::uint32_t begun_once_in = 8;
  if (!properties::once_in(begun_once_in, random)) return {};
  const auto policy = every<properties::Policy>[random.below(kinds<properties::Policy>)];
  return asked_in_a_play<ask>(change(at.game, random), at.state.players, policy, random);
}

}  // namespace

std::span<const Law> house_laws() {
  static const std::vector<Law> laws{
      {"open_tiles_may_be_chosen",
       "house.open_tiles_to_choose_from",
       AsksProbe{with_house_rules<open_tiles_may_be_chosen, game_with_open_tiles>},
       {}},
      {"turns_follow_while_tiles_lie_open",
       "ending.as_soon_as_one_is_empty",
       AsksProbe{with_house_rules<turns_follow_while_tiles_last, game_with_open_tiles>},
       {}},
      {"tiles_may_be_put_back",
       "house.tiles_put_back",
       AsksProbe{with_house_rules<tiles_may_be_put_back, game_with_redraws>},
       {}},
      {"tiles_put_back_go_where_they_came_from",
       "house.tiles_put_back",
       AsksProbe{with_house_rules<tiles_put_back_go_where_they_came_from, game_with_open_tiles>},
       {}},
      {"house_rules_give_and_take_points",
       "house.points",
       AsksProbe{with_house_rules<house_rules_give_and_take_points, game_with_redraws>},
       {}},
  };
  return laws;
}

}  // namespace fathom::mirage::laws
