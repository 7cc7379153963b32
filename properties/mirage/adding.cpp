#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "properties/mirage/subject.hpp"

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
std::string explorers_fill_the_tile(const Moment& moment) {
  const auto* add = std::get_if<AddExplorers>(&moment.action);
  if (add == nullptr) return {};
  if (add->by != moment.memory.on_turn) return name(add->by) + " adds explorers out of turn";
  const Terrain ground = ground_of_turn(moment.before);
  const int wanted = std::min(3, left_of(moment.before, add->by, ground));
  const int added = squares_in(add->on);
  const bool may_hold_back = moment.game.rules.adding_few == AddingFew::any_number && wanted < 3 && added <= wanted;
  if (added != wanted && !may_hold_back)
    return name(add->by) + " adds " + to_string(added) + " explorers, not " + to_string(wanted);
  return {};
}

/// The adding comes after the last tile of the turn, whenever there is something to add.
std::string whoever_has_explorers_adds_some(const Moment& moment) {
  const bool tile_laid = std::holds_alternative<Lay>(moment.action) ? !moment.memory.coast.has_value()
                                                                    : std::holds_alternative<LayCoast>(moment.action) ||
                                                                          std::holds_alternative<LeaveCoast>(moment.action);
  if (!tile_laid || !moment.memory.on_turn) return {};
  const int left = left_of(moment.before, *moment.memory.on_turn, ground_of_turn(moment.after));
  if ((left > 0) == (moment.after.step == Step::adding)) return {};
  return name(*moment.memory.on_turn) + " has " + to_string(left) + " explorers for her tile, and " +
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

std::string one_explorer_goes_on_a_coast_tile(const Moment& moment) {
  const auto* add = std::get_if<AddToCoast>(&moment.action);
  if (add == nullptr) return {};
  if (!moment.memory.coast_at) return "an explorer is added to no Coast tile";
  if (add->by != moment.memory.on_turn) return name(add->by) + " adds an explorer out of turn";
  return left_of(moment.before, add->by, add->on) > 0 ? "" : name(add->by) + " adds what she does not have";
}

std::string new_coast_tiles_offer_sand_and_water(const Position& at) {
  if (at.state.step != Step::adding_to_coast) return {};
  for (const Terrain terrain : every<Terrain>) {
    const bool offered = std::ranges::find(at.legal, Action{AddToCoast{at.state.turn, terrain}}) != at.legal.end();
    if (offered != (left_of(at.state, at.state.turn, terrain) > 0))
      return "an explorer may " + std::string(offered ? "" : "not ") + "go on the Coast tile's " +
             std::string(name_of(terrain));
  }
  return {};
}

/// The winner of the gap that this action decides, if there is one.
std::optional<Seat> winner_of(const Moment& moment) {
  return gap_in_question(moment) ? moment.after.claimant : std::nullopt;
}

std::string explorers_stay_where_they_are(const Moment& moment) {
  if (winner_of(moment) || somebody_places_none(moment.game, moment.after)) return {};  // a law of its own
  return explorers(moment.after.board) == standing(moment) ? "" : "an explorer has moved, come or gone";
}

std::string winners_take_their_explorers_back(const Moment& moment) {
  const auto gap = gap_in_question(moment);
  const auto winner = winner_of(moment);
  if (!gap || !winner || somebody_places_none(moment.game, moment.after)) return {};
  std::vector<Standing> wanted = standing(moment);
  const Sheet sheet(moment.game.box, moment.after.board);
  const RegionOf region = regions(sheet);
  const PatchSet around = regions_around(sheet, region, *gap);
  std::erase_if(wanted,
                [&](const Standing& explorer) { return explorer.by == *winner && around.contains(region[explorer.patch]); });
  if (explorers(moment.after.board) == wanted) return {};
  return "not just the explorers of " + name(*winner) + " around " + show(gap->front()) + " go home";
}

std::string ground_is_walked_and_water_sailed(const Moment& moment) {
  PerSeat<int> camels;
  PerSeat<int> ships;
  for (const Standing& explorer : explorers(moment.after.board))
    ++(explorer.kind == Explorer::camel ? camels : ships)[explorer.by];
  for (const Keeper& keeper : moment.after.keepers) ++(keeper.kind == Explorer::camel ? camels : ships)[keeper.by];
  for (int i = 0; i < moment.after.players; ++i) {
    camels[seat(i)] += moment.after.camels[seat(i)];
    ships[seat(i)] += moment.after.ships[seat(i)];
    if (camels[seat(i)] != moment.game.rules.camels || ships[seat(i)] != moment.game.rules.ships)
      return name(seat(i)) + " has " + to_string(camels[seat(i)]) + " camels and " + to_string(ships[seat(i)]) + " ships";
  }
  return {};
}

}  // namespace

std::span<const Law> adding_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"explorers_fill_the_tile", "explorers.squares_filled", AsksMoment{explorers_fill_the_tile}, {few_explorers}},
      {"whoever_has_explorers_adds_some",
       "explorers.added_where_there_are_any",
       AsksMoment{whoever_has_explorers_adds_some},
       {no_explorers}},
      {"squares_are_free_to_choose", "explorers.squares_filled", AsksPosition{squares_are_free_to_choose}, {few_explorers}},
      {"one_explorer_goes_on_a_coast_tile",
       "explorers.one_on_a_coast_tile",
       AsksMoment{one_explorer_goes_on_a_coast_tile},
       {coast_tile_laid}},
      {"new_coast_tiles_offer_sand_and_water",
       "explorers.camel_or_ship_on_a_coast_tile",
       AsksPosition{new_coast_tiles_offer_sand_and_water},
       {coast_tile_laid}},
      {"explorers_stay_where_they_are", "explorers.stay", AsksMoment{explorers_stay_where_they_are}, {gap_of_nobody}},
      {"winners_take_their_explorers_back",
       "competition.winners_explorers_go_home",
       AsksMoment{winners_take_their_explorers_back},
       {camels_with_ships, tie}},
      {"ground_is_walked_and_water_sailed",
       "explorers.conserved",
       AsksMoment{ground_is_walked_and_water_sailed},
       {camels_with_ships}},
  };
  return laws;
}

}  // namespace fathom::mirage::laws
