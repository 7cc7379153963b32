#include <algorithm>

#include "model/mirage/laying.hpp"
#include "model/mirage/mirage.hpp"

namespace fathom::mirage {

namespace {

/// What is missing from `whole` when `parts` are accounted for; nothing where there is too much already.
template <Named E>
Counts<E> remainder(const Counts<E>& whole, const Counts<E>& parts) {
  Counts<E> rest;
  for (std::size_t i = 0; i < rest.of.size(); ++i)
    rest.of[i] = static_cast<std::uint8_t>(whole.of[i] > parts.of[i] ? whole.of[i] - parts.of[i] : 0);
  return rest;
}

void settle_tiles(const Game& game, State& state) {
  Counts<SurveyTile> survey = state.bag + state.set_aside;
  for (const LaidSurvey& laid : state.board.survey) ++survey[laid.tile];
  if (state.tile) ++survey[*state.tile];
  state.bag += remainder(game.box.survey, survey);

  Counts<CoastPattern> coasts = state.pile + state.coasts_out;
  for (const LaidCoast& laid : state.board.coasts) ++coasts[laid.pattern];
  if (state.coast) ++coasts[*state.coast];
  state.pile += remainder(game.box.coasts, coasts);
}

/// Fills a supply up to what a player begins with, less what is on the table.
void settle_supply(std::uint8_t& supply, int at_first, int on_the_table) {
  supply = static_cast<std::uint8_t>(std::max<int>(supply, at_first - on_the_table));
}

void settle_pieces(const Game& game, State& state) {
  PerSeat<int> camels;
  PerSeat<int> ships;
  PerSeat<int> tents;
  state.board.for_each_explorer(
      [&](Patch patch, Seat whose) { ++(explorer_of(state.board, patch) == Explorer::camel ? camels : ships)[whose]; });
  for (const Keeper& keeper : state.keepers) ++(keeper.kind == Explorer::camel ? camels : ships)[keeper.by];
  for (const Camp& camp : state.camps) ++tents[camp.by];
  for (int i = 0; i < state.players && i < most_seats; ++i) {
    settle_supply(state.camels[seat(i)], game.rules.camels, camels[seat(i)]);
    settle_supply(state.ships[seat(i)], game.rules.ships, ships[seat(i)]);
    settle_supply(state.tents[seat(i)], game.rules.tents, tents[seat(i)]);
  }
  if (game.rules.palms == Palms::without) return;
  Counts<Colour> trees = state.tree_supply;
  for (const Tree& tree : state.trees) ++trees[tree.colour];
  state.tree_supply += remainder(game.box.trees, trees);
}

/// A seat at the table, whatever the state says.
Seat seated(const State& state, Seat at) { return clockwise(at, 0, state.players); }

}  // namespace

State settled(const Game& game, const State& state) {
  State whole = state;
  whole.players = static_cast<std::uint8_t>(std::clamp<int>(state.players, Mirage::fewest_players, Mirage::most_players));
  whole.turn = seated(whole, state.turn);
  if (whole.board.survey.empty() && whole.board.coasts.empty() && whole.step != Step::starting_tile)
    whole.board.coasts.push_back(LaidCoast{});
  whole.board = indexed(game.box, whole.board);
  settle_tiles(game, whole);
  settle_pieces(game, whole);
  return whole;
}

}  // namespace fathom::mirage
