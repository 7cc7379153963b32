#include <algorithm>
#include <variant>

#include "properties/mirage/adapter.hpp"

namespace fathom::mirage::laws {
namespace {

void forget_turn(History& history) {
  history.known.insert(history.known.end(), history.formed.begin(), history.formed.end());
  history.drawn.reset();
  history.coast.reset();
  history.survey.clear();
  history.coast_at.reset();
  history.formed.clear();
  history.open.clear();
  history.resolving.reset();
  history.left.clear();
}

/// One function for each action that a spectator keeps in mind; the rest passes unnoticed.
struct Remembering {
  History& history;
  const Rules& rules;

  void on(const StartingTile& tile) const { --history.pile[index_of(tile.pattern)]; }
  void on(const SetAside& aside) const {
    ++history.aside;
    --history.bag[index_of(aside.tile)];
  }
  void on(const FirstPlayer& first) const { history.on_turn = first.to; }
  void on(const Reveal& reveal) const { --history.bag[index_of(reveal.tile)]; }
  void on(const Draw& draw) const {
    begin(draw.to, draw.tile);
    --history.bag[index_of(draw.tile)];
  }
  void on(const ChooseTile& choose) const {
    begin(choose.by, choose.tile);
    if (rules.supply == Supply::stacks) --history.bag[index_of(choose.tile)];
  }
  void on(const Redraw&) const {
    const bool lies_open = rules.supply == Supply::bag && rules.display > 0;
    if (history.drawn && !lies_open) ++history.bag[index_of(*history.drawn)];
    history.drawn.reset();
    history.begun = false;
  }
  void on(const TakeCoast& take) const {
    history.coast = take.pattern;
    --history.pile[index_of(take.pattern)];
  }
  void on(const Lay& lay) const {
    const auto covered = covered_by(lay.corner, lay.elbow);
    history.survey.assign(covered.begin(), covered.end());
    history.drawn.reset();
    ++history.tiles_laid;
  }
  void on(const LayCoast& lay) const {
    history.coast.reset();
    history.coast_at = lay.at;
  }
  void on(const LeaveCoast&) const {
    ++history.put_back;
    if (history.coast && rules.nowhere == Nowhere::back_to_the_pile) ++history.pile[index_of(*history.coast)];
    history.coast.reset();
  }
  void on(const ChooseGap& choose) const {
    std::erase_if(history.open, [&](const Squares& gap) { return holds(gap, choose.gap); });
  }
  void on(const MoveTent& move) const { history.left.push_back(move.from); }
  template <class Other>
  void on(const Other&) const {}

 private:
  void begin(Seat whose, SurveyTile tile) const {
    history.on_turn = whose;
    history.begun = true;
    history.drawn = tile;
  }
};

}  // namespace

bool somebody_places_none(const Game& game, const State& state) {
  if (game.rules.no_tent == NoTent::moves_one) return false;
  for (const Seat at : seated(state.players))
    if (state.tents[at] == 0) return true;
  return false;
}

std::vector<Squares> new_gaps(const Sheet& sheet, const std::vector<Squares>& known) {
  std::vector<Squares> gaps = all_gaps(sheet);
  std::erase_if(gaps, [&](const Squares& gap) { return std::ranges::find(known, gap) != known.end(); });
  return gaps;
}

std::vector<Status> status(const Transition& transition) {
  Board board = transition.before.board;
  if (const auto* add = std::get_if<AddExplorers>(&transition.action); add != nullptr && !board.survey.empty())
    board.survey[board.survey.size() - 1].explorers = add->on;
  if (const auto* add = std::get_if<AddToCoast>(&transition.action))
    for (LaidCoast& coast : board.coasts)
      if (coast.at == transition.history.coast_at) coast.explorer = add->on;
  std::vector<Status> all = explorers(board);
  if (const auto* keep = std::get_if<KeepTrees>(&transition.action); keep != nullptr && keep->from) {
    const Sheet sheet(transition.game.box, board);
    std::erase_if(all, [&](const Status& explorer) {
      return explorer.kind == keep->with && sheet.square_of(explorer.patch) == *keep->from;
    });
  }
  return all;
}

std::optional<Squares> gap_in_question(const Transition& transition) {
  if (std::holds_alternative<Award>(transition.action)) return transition.history.resolving;
  if (!transition.after.resolving || transition.after.resolving == transition.before.resolving) return std::nullopt;
  return enclosed_area(Sheet(transition.game.box, transition.after.board), *transition.after.resolving);
}

void Adapter::keep(History& history, const Transition& transition) {
  std::visit([keeper = Remembering{history, transition.game.rules}](const auto& act) { keeper.on(act); }, transition.action);
  if (ends_the_adding(transition))
    history.open = history.formed = new_gaps(Sheet(transition.game.box, transition.after.board), history.known);
  if (transition.after.resolving && transition.after.resolving != transition.before.resolving) {
    history.resolving = enclosed_area(Sheet(transition.game.box, transition.after.board), *transition.after.resolving);
    std::erase_if(history.open, [&](const Squares& gap) { return gap == history.resolving; });
  }
  if (ends_the_turn(transition)) forget_turn(history);
}

namespace {

/// What is not seen anywhere is in the bag and in the pile. A tile of one shade without a Coast tile put one back.
void count_unseen(History& history, const Game& game, const State& state) {
  for (const SurveyTile tile : every<SurveyTile>)
    history.bag[index_of(tile)] =
        game.box.survey[tile] - state.display[tile] - state.set_aside[tile] - (state.tile == tile ? 1 : 0);
  for (const CoastPattern pattern : every<CoastPattern>)
    history.pile[index_of(pattern)] =
        game.box.coasts[pattern] - state.coasts_out[pattern] - (state.coast == pattern ? 1 : 0);
  for (const LaidSurvey& laid : state.board.survey) {
    --history.bag[index_of(laid.tile)];
    history.put_back += is_of_one_shade(laid.tile) ? 1 : 0;
  }
  for (const LaidCoast& laid : state.board.coasts) --history.pile[index_of(laid.pattern)];
  if (state.step == Step::laying_coast) --history.put_back;
  history.put_back -= std::max(static_cast<int>(state.board.coasts.size()) - 1, 0);
}

}  // namespace

History Adapter::history_at(const Game& game, const State& state) {
  History history;
  const Sheet sheet(game.box, state.board);
  if (state.step > Step::first_player) history.on_turn = state.turn;
  history.begun = !state.board.survey.empty() || state.step > Step::choosing_tile;
  if (state.step > Step::setting_aside) history.aside = state.set_aside.total();
  history.tiles_laid = static_cast<int>(state.board.survey.size());
  history.drawn = state.tile;
  history.coast = state.coast;
  count_unseen(history, game, state);
  const bool tile_lies = state.step > Step::laying && state.step < Step::scoring && !state.board.survey.empty();
  if (tile_lies) {
    const LaidSurvey& last = state.board.survey[state.board.survey.size() - 1];
    const auto covered = covered_by(last.corner, last.elbow);
    history.survey.assign(covered.begin(), covered.end());
    history.coast_at = state.coast_at;
  } else if (!state.board.survey.empty() && state.step <= Step::choosing_tile) {
    history.on_turn = state.board.survey[state.board.survey.size() - 1].by;
  }
  for (const Square gap : state.gaps)
    if (const auto area = enclosed_area(sheet, gap)) history.open.push_back(*area);
  history.formed = history.open;
  if (state.resolving) history.resolving = enclosed_area(sheet, *state.resolving);
  if (history.resolving) history.formed.push_back(*history.resolving);
  if (state.vacated) history.left.push_back(*state.vacated);
  const auto beside_this_turns_tiles = [&](const Squares& gap) {
    return std::ranges::any_of(gap, [&](Square square) {
      for (std::size_t way = 0; way < all_ways; ++way)
        if (holds(history.survey, beside(square, way)) || history.coast_at == beside(square, way)) return true;
      return false;
    });
  };
  for (const Squares& gap : all_gaps(sheet))
    if (!beside_this_turns_tiles(gap)) history.known.push_back(gap);
  return history;
}

}  // namespace fathom::mirage::laws
