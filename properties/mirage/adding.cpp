#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "properties/mirage/adapter.hpp"
#include "properties/mirage/variants.hpp"

// The laws of adding explorers, and of how they leave the tiles again.

namespace fathom::mirage::laws {
namespace {

using std::to_string;

int left_of(const State& state, Seat of, Terrain terrain) {
  return terrain == Terrain::land ? state.camels[of] : state.ships[of];
}
/// The kind of ground the Survey tile of this turn shows.
Terrain ground_of_turn(const State& state) {
  const auto& survey = state.board.survey;
  return survey.empty() ? Terrain::land : survey[survey.size() - 1].side;
}
int squares_in(Parts parts) {
  int many = 0;
  for (const unsigned bit : {1U, 2U, 4U}) many += (parts.bits & bit) != 0 ? 1 : 0;
  return many;
}

/// Three, or as many as she has; camels on land, ships on water.
std::string explorers_fill_the_tile(const Transition& transition) {
  const auto* add = std::get_if<AddExplorers>(&transition.action);
  if (add == nullptr) return {};
  if (add->by != transition.history.on_turn) return name(add->by) + " adds explorers out of turn";
  const Terrain ground = ground_of_turn(transition.before);
  const int wanted = std::min(3, left_of(transition.before, add->by, ground));
  const int added = squares_in(add->on);
  const bool may_hold_back = transition.game.rules.adding_few == AddingFew::any_number && wanted < 3 && added <= wanted;
  if (added != wanted && !may_hold_back)
    return name(add->by) + " adds " + to_string(added) + " explorers, not " + to_string(wanted);
  return {};
}

/// The adding comes after the last tile of the turn, whenever there is something to add.
std::string whoever_has_explorers_adds_some(const Transition& transition) {
  const bool tile_laid =
      std::holds_alternative<Lay>(transition.action)
          ? !transition.history.coast.has_value()
          : std::holds_alternative<LayCoast>(transition.action) || std::holds_alternative<LeaveCoast>(transition.action);
  if (!tile_laid || !transition.history.on_turn) return {};
  const int left = left_of(transition.before, *transition.history.on_turn, ground_of_turn(transition.after));
  if ((left > 0) == (transition.after.step == Step::adding)) return {};
  return name(*transition.history.on_turn) + " has " + to_string(left) + " explorers for her tile, and " +
         (left > 0 ? "adds none" : "is to add some");
}

std::string squares_are_free_to_choose(const Position& at) {
  if (at.state.step != Step::adding) return {};
  const int left = left_of(at.state, at.state.turn, ground_of_turn(at.state));
  // One square of three, two of three, or all: three ways, three ways, one. Where some may be held back, none or fewer.
  constexpr std::array<std::size_t, 3> with_fewer{1, 4, 7};
  std::size_t ways = left >= 3 ? 1 : 3;
  if (left < 3 && at.game.rules.adding_few == AddingFew::any_number) ways = with_fewer[static_cast<std::size_t>(left)];
  return at.legal.size() == ways ? "" : "there are " + to_string(at.legal.size()) + " ways to add, not " + to_string(ways);
}

std::string one_explorer_goes_on_a_coast_tile(const Transition& transition) {
  const auto* add = std::get_if<AddToCoast>(&transition.action);
  if (add == nullptr) return {};
  if (!transition.history.coast_at) return "an explorer is added to no Coast tile";
  if (add->by != transition.history.on_turn) return name(add->by) + " adds an explorer out of turn";
  return left_of(transition.before, add->by, add->on) > 0 ? "" : name(add->by) + " adds what she does not have";
}

/// Once explorers are on the Survey tile, whoever has one left has to think of her Coast tile.
std::string coast_tiles_stay_empty_without_explorers_alone(const Transition& transition) {
  const bool laid = transition.history.coast_at || std::holds_alternative<LayCoast>(transition.action);
  const bool thought_of =
      std::holds_alternative<AddToCoast>(transition.action) || std::holds_alternative<LeaveCoastEmpty>(transition.action);
  if (!laid || thought_of || !ends_the_adding(transition) || !transition.history.on_turn) return {};
  const Seat who = *transition.history.on_turn;
  const auto* add = std::get_if<AddExplorers>(&transition.action);
  const int left = left_of(transition.before, who, Terrain::land) + left_of(transition.before, who, Terrain::water) -
                   (add != nullptr ? squares_in(add->on) : 0);
  return left == 0 ? "" : name(who) + " has " + to_string(left) + " explorers left, and her Coast tile stays empty";
}

}  // namespace

/// An explorer of each kind that is left; and in one reading none, where one kind is.
std::string new_coast_tiles_offer_sand_and_water(const Position& at) {
  if (at.state.step != Step::adding_to_coast) return {};
  for (const Terrain terrain : every<Terrain>) {
    const bool offered = std::ranges::find(at.legal, Action{AddToCoast{at.state.turn, terrain}}) != at.legal.end();
    if (offered != (left_of(at.state, at.state.turn, terrain) > 0))
      return "an explorer may " + std::string(offered ? "" : "not ") + "go on the Coast tile's " +
             std::string(name_of(terrain));
  }
  const bool one_kind =
      (left_of(at.state, at.state.turn, Terrain::land) == 0) != (left_of(at.state, at.state.turn, Terrain::water) == 0);
  const bool may_be_empty = one_kind && at.game.rules.one_kind_left == OneKindLeft::may_be_none;
  const bool empty_offered = std::ranges::find(at.legal, Action{LeaveCoastEmpty{at.state.turn}}) != at.legal.end();
  if (empty_offered == may_be_empty) return {};
  return std::string("the Coast tile may ") + (empty_offered ? "" : "not ") + "stay empty";
}

namespace {

/// The winner of the gap that this action decides, if there is one.
std::optional<Seat> winner_of(const Transition& transition) {
  return gap_in_question(transition) ? transition.after.claimant : std::nullopt;
}

std::string explorers_stay_where_they_are(const Transition& transition) {
  if (winner_of(transition) || somebody_places_none(transition.game, transition.after)) return {};  // a law of its own
  return explorers(transition.after.board) == status(transition) ? "" : "an explorer has moved, come or gone";
}

std::string winners_take_their_explorers_back(const Transition& transition) {
  const auto gap = gap_in_question(transition);
  const auto winner = winner_of(transition);
  if (!gap || !winner || somebody_places_none(transition.game, transition.after)) return {};
  std::vector<Status> wanted = status(transition);
  const Sheet sheet(transition.game.box, transition.after.board);
  const RegionOf region = regions(sheet, transition.game.rules.colours);
  const PatchSet around = regions_around(sheet, region, *gap);
  std::erase_if(wanted,
                [&](const Status& explorer) { return explorer.by == *winner && around.contains(region[explorer.patch]); });
  if (explorers(transition.after.board) == wanted) return {};
  return "not just the explorers of " + name(*winner) + " around " + show(gap->front()) + " go home";
}

std::string ground_is_walked_and_water_sailed(const Transition& transition) {
  PerSeat<int> camels;
  PerSeat<int> ships;
  for (const Status& explorer : explorers(transition.after.board))
    ++(explorer.kind == Explorer::camel ? camels : ships)[explorer.by];
  for (const Keeper& keeper : transition.after.keepers) ++(keeper.kind == Explorer::camel ? camels : ships)[keeper.by];
  for (int i = 0; i < transition.after.players; ++i) {
    camels[seat(i)] += transition.after.camels[seat(i)];
    ships[seat(i)] += transition.after.ships[seat(i)];
    if (camels[seat(i)] != transition.game.rules.camels || ships[seat(i)] != transition.game.rules.ships)
      return name(seat(i)) + " has " + to_string(camels[seat(i)]) + " camels and " + to_string(ships[seat(i)]) + " ships";
  }
  return {};
}

}  // namespace

std::span<const Law> adding_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"explorers_fill_the_tile", "explorers.squares_filled", AsksTransition{explorers_fill_the_tile}, {few_explorers}},
      {"whoever_has_explorers_adds_some",
       "explorers.added_where_there_are_any",
       AsksTransition{whoever_has_explorers_adds_some},
       {no_explorers}},
      {"squares_are_free_to_choose", "explorers.squares_filled", AsksPosition{squares_are_free_to_choose}, {few_explorers}},
      {"one_explorer_goes_on_a_coast_tile",
       "explorers.one_on_a_coast_tile",
       AsksTransition{one_explorer_goes_on_a_coast_tile},
       {coast_tile_laid}},
      {"coast_tiles_stay_empty_without_explorers_alone",
       "explorers.one_on_a_coast_tile",
       AsksTransition{coast_tiles_stay_empty_without_explorers_alone},
       {coast_tile_laid}},
      {"new_coast_tiles_offer_sand_and_water",
       "explorers.camel_or_ship_on_a_coast_tile",
       AsksPosition{new_coast_tiles_offer_sand_and_water},
       {coast_tile_laid}},
      {"explorers_stay_where_they_are", "explorers.stay", AsksTransition{explorers_stay_where_they_are}, {gap_of_nobody}},
      {"winners_take_their_explorers_back",
       "competition.winners_explorers_go_home",
       AsksTransition{winners_take_their_explorers_back},
       {camels_with_ships, tie}},
      {"ground_is_walked_and_water_sailed",
       "explorers.conserved",
       AsksTransition{ground_is_walked_and_water_sailed},
       {camels_with_ships}},
  };
  return laws;
}

}  // namespace fathom::mirage::laws
