#include <algorithm>

#include "model/mirage/laying.hpp"
#include "model/mirage/mirage.hpp"
#include "model/mirage/supplies.hpp"

namespace fathom::mirage {

namespace {

/// A supply of which nothing is said holds what a player begins with, less what is on the table. What is said of one stands,
/// whether it adds up or not: an invariant tells what is missing.
void complete_supply(Count& supply, int at_first, int on_the_table) {
  if (supply == 0) supply = std::max(at_first - on_the_table, 0);
}

void complete_pieces(const Game& game, State& state) {
  PerSeat<int> camels;
  PerSeat<int> ships;
  PerSeat<int> tents;
  state.board.for_each_explorer(
      [&](Patch patch, Seat whose) { ++(explorer_of(state.board, patch) == Explorer::camel ? camels : ships)[whose]; });
  for (const Keeper& keeper : state.keepers) ++(keeper.kind == Explorer::camel ? camels : ships)[keeper.by];
  for (const Camp& camp : state.camps) ++tents[camp.by];
  for (const Seat at : seated(state.players)) {
    complete_supply(state.camels[at], game.rules.camels, camels[at]);
    complete_supply(state.ships[at], game.rules.ships, ships[at]);
    complete_supply(state.tents[at], game.rules.tents, tents[at]);
  }
}

/// A drawing of the table does not tell in which order tiles were laid, nor by whom where nobody stands on them. The
/// starting tile was the first; and Survey tiles are put into an order of turns, those on which somebody stands first, so
/// that the last of them is the tile of this turn or of the turn before. Where they are in such an order, or there is none,
/// they stay.
void complete_order(State& state) {
  auto& coasts = state.board.coasts;
  LaidCoast* const start = std::ranges::find(coasts, Square{}, &LaidCoast::at);
  if (start != coasts.end()) std::rotate(coasts.begin(), start, start + 1);

  auto& survey = state.board.survey;
  const int players = state.players;
  const bool not_yet_laid = state.step >= Step::revealing && state.step <= Step::laying;
  const auto layer = [&](std::size_t tile) {
    const int turns_ago = static_cast<int>(survey.size() - 1 - tile) + (not_yet_laid ? 1 : 0);
    return clockwise(state.turn, players - turns_ago % players, players);
  };
  auto left = survey;
  auto in_order = survey;
  for (std::size_t i = 0; i < survey.size(); ++i) {
    const auto stands_there = [&](const LaidSurvey& laid) { return laid.by == layer(i) && !laid.explorers.empty(); };
    const auto may_have_been_hers = [](const LaidSurvey& laid) { return laid.explorers.empty(); };
    const LaidSurvey* found = std::ranges::find_if(left, stands_there);
    if (found == left.end()) found = std::ranges::find_if(left, may_have_been_hers);
    if (found == left.end()) return;
    in_order[i] = *found;
    in_order[i].by = layer(i);
    left.erase_at(static_cast<std::size_t>(found - left.begin()));
  }
  for (std::size_t i = 0; i < survey.size(); ++i)
    if (survey[i].by != layer(i)) {
      survey = in_order;
      return;
    }
}

/// A seat at the table, whatever the state says.
Seat seated(const State& state, Seat at) { return clockwise(at, 0, state.players); }

}  // namespace

State completed(const Game& game, const State& state) {
  State whole = state;
  whole.players = static_cast<std::uint8_t>(std::clamp<int>(state.players, Mirage::fewest_players, Mirage::most_players));
  whole.turn = seated(whole, state.turn);
  if (whole.board.survey.empty() && whole.board.coasts.empty() && whole.step != Step::starting_tile)
    whole.board.coasts.push_back(LaidCoast{});
  complete_order(whole);
  whole.board = indexed(game.box, whole.board);
  if (whole.bag.empty()) survey_tile_supply.complete(game, whole);
  if (whole.pile.empty()) coast_tile_supply.complete(game, whole);
  if (whole.tree_supply.empty()) tree_supply.complete(game, whole);
  complete_pieces(game, whole);
  return whole;
}

}  // namespace fathom::mirage
