#include <algorithm>
#include <variant>

#include "properties/mirage/subject.hpp"

namespace fathom::mirage::laws {
namespace {

void forget_turn(Memory& memory) {
  memory.known.insert(memory.known.end(), memory.formed.begin(), memory.formed.end());
  memory.drawn.reset();
  memory.coast.reset();
  memory.survey.clear();
  memory.coast_at.reset();
  memory.formed.clear();
  memory.open.clear();
  memory.resolving.reset();
  memory.left.clear();
}

/// One function for each deed that a spectator keeps in mind; the rest passes unnoticed.
struct Remembering {
  Memory& memory;
  const Rules& rules;

  void on(const StartingTile& tile) const { --memory.pile[index_of(tile.pattern)]; }
  void on(const SetAside& aside) const {
    ++memory.aside;
    --memory.bag[index_of(aside.tile)];
  }
  void on(const FirstPlayer& first) const { memory.on_turn = first.to; }
  void on(const Draw& draw) const { begin(draw.to, draw.tile); }
  void on(const ChooseTile& choose) const { begin(choose.by, choose.tile); }
  void on(const TakeCoast& take) const {
    memory.coast = take.pattern;
    --memory.pile[index_of(take.pattern)];
  }
  void on(const Lay& lay) const {
    const auto covered = covered_by(lay.corner, lay.elbow);
    memory.survey.assign(covered.begin(), covered.end());
    memory.drawn.reset();
    ++memory.tiles_laid;
  }
  void on(const LayCoast& lay) const {
    memory.coast.reset();
    memory.coast_at = lay.at;
  }
  void on(const LeaveCoast&) const {
    ++memory.put_back;
    if (memory.coast && rules.nowhere == Nowhere::back_to_the_pile) ++memory.pile[index_of(*memory.coast)];
    memory.coast.reset();
  }
  void on(const ChooseGap& choose) const {
    std::erase_if(memory.open, [&](const Squares& gap) { return holds(gap, choose.gap); });
  }
  void on(const MoveTent& move) const { memory.left.push_back(move.from); }
  template <class Other>
  void on(const Other&) const {}

 private:
  void begin(Seat whose, SurveyTile tile) const {
    memory.on_turn = whose;
    memory.begun = true;
    memory.drawn = tile;
    --memory.bag[index_of(tile)];
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

std::vector<Standing> standing(const Moment& moment) {
  Board board = moment.before.board;
  if (const auto* add = std::get_if<AddExplorers>(&moment.action); add != nullptr && !board.survey.empty())
    board.survey[board.survey.size() - 1].explorers = add->on;
  if (const auto* add = std::get_if<AddToCoast>(&moment.action))
    for (LaidCoast& coast : board.coasts)
      if (coast.at == moment.memory.coast_at) coast.explorer = add->on;
  std::vector<Standing> all = explorers(board);
  if (const auto* keep = std::get_if<KeepTrees>(&moment.action); keep != nullptr && keep->from) {
    const Sheet sheet(moment.game.box, board);
    std::erase_if(all, [&](const Standing& explorer) {
      return explorer.kind == keep->with && sheet.square_of(explorer.patch) == *keep->from;
    });
  }
  return all;
}

std::optional<Squares> gap_in_question(const Moment& moment) {
  if (std::holds_alternative<Award>(moment.action)) return moment.memory.resolving;
  if (!moment.after.resolving || moment.after.resolving == moment.before.resolving) return std::nullopt;
  return enclosed_area(Sheet(moment.game.box, moment.after.board), *moment.after.resolving);
}

void Subject::keep(Memory& memory, const Moment& moment) {
  std::visit([keeper = Remembering{memory, moment.game.rules}](const auto& deed) { keeper.on(deed); }, moment.action);
  if (ends_the_adding(moment))
    memory.open = memory.formed = new_gaps(Sheet(moment.game.box, moment.after.board), memory.known);
  if (moment.after.resolving && moment.after.resolving != moment.before.resolving) {
    memory.resolving = enclosed_area(Sheet(moment.game.box, moment.after.board), *moment.after.resolving);
    std::erase_if(memory.open, [&](const Squares& gap) { return gap == memory.resolving; });
  }
  if (ends_the_turn(moment)) forget_turn(memory);
}

namespace {

/// What is not seen anywhere is in the bag and in the pile. A tile of one shade without a Coast tile put one back.
void count_unseen(Memory& memory, const Game& game, const State& state) {
  for (const SurveyTile tile : every<SurveyTile>)
    memory.bag[index_of(tile)] = game.box.survey[tile] - state.set_aside[tile] - (state.tile == tile ? 1 : 0);
  for (const CoastPattern pattern : every<CoastPattern>)
    memory.pile[index_of(pattern)] = game.box.coasts[pattern] - state.coasts_out[pattern] - (state.coast == pattern ? 1 : 0);
  for (const LaidSurvey& laid : state.board.survey) {
    --memory.bag[index_of(laid.tile)];
    memory.put_back += is_of_one_shade(laid.tile) ? 1 : 0;
  }
  for (const LaidCoast& laid : state.board.coasts) --memory.pile[index_of(laid.pattern)];
  if (state.step == Step::laying_coast) --memory.put_back;
  memory.put_back -= std::max(static_cast<int>(state.board.coasts.size()) - 1, 0);
}

}  // namespace

Memory Subject::remember(const Game& game, const State& state) {
  Memory memory;
  const Sheet sheet(game.box, state.board);
  if (state.step > Step::first_player) memory.on_turn = state.turn;
  memory.begun = !state.board.survey.empty() || state.step > Step::choosing_tile;
  if (state.step > Step::setting_aside) memory.aside = state.set_aside.total();
  memory.tiles_laid = static_cast<int>(state.board.survey.size());
  memory.drawn = state.tile;
  memory.coast = state.coast;
  count_unseen(memory, game, state);
  const bool tile_lies = state.step > Step::laying && state.step < Step::scoring && !state.board.survey.empty();
  if (tile_lies) {
    const LaidSurvey& last = state.board.survey[state.board.survey.size() - 1];
    const auto covered = covered_by(last.corner, last.elbow);
    memory.survey.assign(covered.begin(), covered.end());
    memory.coast_at = state.coast_at;
  } else if (!state.board.survey.empty() && state.step <= Step::choosing_tile) {
    memory.on_turn = state.board.survey[state.board.survey.size() - 1].by;
  }
  for (const Square gap : state.gaps)
    if (const auto area = enclosed_area(sheet, gap)) memory.open.push_back(*area);
  memory.formed = memory.open;
  if (state.resolving) memory.resolving = enclosed_area(sheet, *state.resolving);
  if (memory.resolving) memory.formed.push_back(*memory.resolving);
  if (state.vacated) memory.left.push_back(*state.vacated);
  const auto beside_this_turns_tiles = [&](const Squares& gap) {
    return std::ranges::any_of(gap, [&](Square square) {
      for (std::size_t way = 0; way < all_ways; ++way)
        if (holds(memory.survey, beside(square, way)) || memory.coast_at == beside(square, way)) return true;
      return false;
    });
  };
  for (const Squares& gap : all_gaps(sheet))
    if (!beside_this_turns_tiles(gap)) memory.known.push_back(gap);
  return memory;
}

}  // namespace fathom::mirage::laws
