#include <algorithm>

#include "model/mirage/table.hpp"

// Play as a whole: Setup, Draw A Tile, Grow The Board, Add Pawns, and the end. What gaps bring is in play_gaps.cpp.

namespace fathom::mirage {

namespace {

Count& supply_of(State& state, Seat of, Terrain terrain) {
  return terrain == Terrain::land ? state.camels[of] : state.ships[of];
}

}  // namespace

/// setup.starting_tile, setup.removed_for_three — Setup.
void Table::on(const StartingTile& tile) const {
  --state.pile[tile.pattern];
  state.board.lay(game.box, LaidCoast{tile.pattern, tile.face, Square{}, Direction::north, Seat::Ann, std::nullopt});
  const bool leaves_out = state.players == 3 && game.rules.removed_for_three > 0;
  state.step = leaves_out ? Step::setting_aside : Step::first_player;
}

void Table::on(const SetAside& aside) const {
  --state.bag[aside.tile];
  ++state.set_aside[aside.tile];
  if (state.set_aside.total() >= game.rules.removed_for_three || state.bag.empty()) state.step = Step::first_player;
}

void Table::on(const FirstPlayer& first) const { begin_turn(first.to); }

void Table::begin_turn(Seat whose) const {
  state.turn = whose;
  get_tile_next();
}

/// advanced.stacks — Advanced Mirage Variant Rules. house.display — House rules.
void Table::get_tile_next() const {
  const int open = game.rules.supply == Supply::bag ? game.rules.display : 0;
  const bool draws = game.rules.supply == Supply::bag && open == 0;
  const bool one_more = state.display.total() < open && !state.bag.empty();
  state.step = draws ? Step::drawing : one_more ? Step::revealing : Step::choosing_tile;
}
Counts<SurveyTile>& Table::tiles_to_choose() const {
  return game.rules.supply == Supply::stacks ? state.bag : state.display;
}

/// house.display — House rules.
void Table::on(const Reveal& reveal) const {
  --state.bag[reveal.tile];
  ++state.display[reveal.tile];
  get_tile_next();
}

/// coast.comes_with_plain_tiles — Draw A Tile.
void Table::hold(SurveyTile tile) const {
  state.tile = tile;
  state.step = is_plain(tile) && !state.pile.empty() ? Step::taking_coast : Step::laying;
}
void Table::on(const Draw& draw) const {
  --state.bag[draw.tile];
  hold(draw.tile);
}
void Table::on(const ChooseTile& choose) const {
  --tiles_to_choose()[choose.tile];
  hold(choose.tile);
}

/// house.redraws — House rules. The tile goes back to where it came from.
void Table::on(const Redraw& redraw) const {
  const bool was_chosen = game.rules.supply == Supply::stacks || game.rules.display > 0;
  if (state.tile) ++(was_chosen ? tiles_to_choose() : state.bag)[*state.tile];
  state.tile.reset();
  ++state.redraws[redraw.by];
  get_tile_next();
}

void Table::on(const TakeCoast& take) const {
  --state.pile[take.pattern];
  state.coast = take.pattern;
  state.step = Step::laying;
}

/// coast.added — Grow The Board.
void Table::on(const Lay& lay) const {
  state.board.lay(game.box, LaidSurvey{state.tile.value_or(SurveyTile{}), lay.corner, lay.elbow, lay.side, lay.by, {}});
  state.tile.reset();
  if (state.coast)
    state.step = Step::laying_coast;
  else
    add_explorers_next();
}

void Table::on(const LayCoast& lay) const {
  state.board.lay(game.box, coast_laid(state, lay));
  state.coast.reset();
  state.coast_at = lay.at;
  add_explorers_next();
}

/// coast.nowhere — silent.
void Table::on(const LeaveCoast&) const {
  auto& goes_to = game.rules.nowhere == Nowhere::back_to_the_pile ? state.pile : state.coasts_out;
  if (state.coast) ++goes_to[*state.coast];
  state.coast.reset();
  add_explorers_next();
}

/// explorers.none_left — silent.
void Table::add_explorers_next() const {
  const bool some = supply_of(state, state.turn, last_survey_tile(state.board).side) > 0;
  if (some)
    state.step = Step::adding;
  else
    add_to_coast_next();
}

/// explorers.one_in_each_square — Add Pawns.
void Table::on(const AddExplorers& add) const {
  if (!state.board.survey.empty()) {
    LaidSurvey& tile = state.board.survey[state.board.survey.size() - 1];
    tile.explorers = add.on;
    supply_of(state, add.by, tile.side) -= add.on.size();
  }
  add_to_coast_next();
}

/// explorers.coast_none_left — silent.
void Table::add_to_coast_next() const {
  if (state.coast_at && (state.camels[state.turn] > 0 || state.ships[state.turn] > 0))
    state.step = Step::adding_to_coast;
  else
    resolve_gaps();
}

/// explorers.on_coast — Add Pawns.
void Table::on(const AddToCoast& add) const {
  for (LaidCoast& coast : state.board.coasts)
    if (coast.at == state.coast_at) coast.explorer = add.on;
  --supply_of(state, add.by, add.on);
  resolve_gaps();
}

/// explorers.one_kind_left — ambiguous.
void Table::on(const LeaveCoastEmpty&) const { resolve_gaps(); }

/// ending.pile_or_bag, ending.turn_is_finished, turns.clockwise — End of Game.
void Table::end_turn() const {
  state.coast_at.reset();
  state.resolving.reset();
  state.claimant.reset();
  if (state.pile.empty() || (state.bag.empty() && state.display.empty()))
    state.step = Step::scoring;
  else
    begin_turn(clockwise(state.turn, 1, std::max<int>(state.players, 1)));
}

void Table::on(const Scoring&) const {
  state.scores = counted(game, state);
  state.step = Step::over;
}

void perform(const Game& game, State& state, const Action& action) {
  std::visit([table = Table{game, state}](const auto& act) { table.on(act); }, action);
}

State start(const Game& game, int players) {
  State state;
  state.players = static_cast<std::uint8_t>(std::clamp(players, Mirage::fewest_players, Mirage::most_players));
  return completed(game, state);
}

Acting acting(const State& state) { return {mover_at<Action>(state.step), acting_seat(state)}; }

const Game& Mirage::published() {
  static const Game game{Rules{}, assumed_box(), {}};
  return game;
}

}  // namespace fathom::mirage
