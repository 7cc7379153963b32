#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/mirage/invariants_told.hpp"
#include "model/mirage/laying.hpp"
#include "model/mirage/mirage.hpp"
#include "model/mirage/supplies.hpp"

// What is true in every state that play can reach, under any reading of the rules. Asked after every action of many plays,
// so each is a short pass over the tiles. The order is that of the rulebook: pieces, tiles, turns, explorers, gaps, the end.

namespace fathom::mirage {
namespace {

bool before_play(Step step) { return step < Step::revealing; }
/// A turn begins: the next tile is drawn, or chosen from the stacks or from those that lie open.
bool begins_a_turn(Step step) { return step >= Step::revealing && step <= Step::choosing_tile; }
bool resolving_a_gap(Step step) { return step >= Step::awarding && step <= Step::planting; }

// --- Pieces ---

/// How many camels and ships of each player are in her supply, on tiles, or keep trees.
PerSeat<std::array<int, kinds<Explorer>>> explorers(const State& state) {
  PerSeat<std::array<int, kinds<Explorer>>> sum;
  for (const Seat at : every<Seat>) sum[at] = {state.camels[at], state.ships[at]};
  for (const LaidSurvey& laid : state.board.survey) sum[laid.by][index_of(explorer_on(laid.side))] += laid.explorers.size();
  for (const LaidCoast& laid : state.board.coasts)
    if (laid.explorer) ++sum[laid.by][index_of(explorer_on(*laid.explorer))];
  for (const Keeper& keeper : state.keepers)
    if (index_of(keeper.kind) < kinds<Explorer>) ++sum[keeper.by][index_of(keeper.kind)];
  return sum;
}
bool explorers_conserved(const Game& game, const State& state) {
  const auto all = explorers(state);
  return std::ranges::all_of(every<Seat>, [&](Seat at) {
    const bool plays = at_table(state, at);
    return all[at] == std::array{plays ? game.rules.camels : 0, plays ? game.rules.ships : 0};
  });
}

PerSeat<int> tents(const State& state) {
  PerSeat<int> sum;
  for (const Seat at : every<Seat>) sum[at] = state.tents[at];
  for (const Camp& camp : state.camps) ++sum[camp.by];
  return sum;
}
bool tents_conserved(const Game& game, const State& state) {
  const PerSeat<int> sum = tents(state);
  return std::ranges::all_of(every<Seat>, [&](Seat at) { return sum[at] == (at_table(state, at) ? game.rules.tents : 0); });
}

bool nobody_beyond_the_table(const Game&, const State& state) {
  const auto plays = [&](const auto& thing) { return at_table(state, thing.by); };
  return at_table(state, state.turn) && (!state.claimant || at_table(state, *state.claimant)) &&
         std::ranges::all_of(state.board.survey, plays) && std::ranges::all_of(state.board.coasts, plays) &&
         std::ranges::all_of(state.camps, plays) && std::ranges::all_of(state.keepers, plays);
}

// --- Tiles ---

bool tiles_never_overlap(const Game&, const State& state) {
  Plane taken;
  const auto take = [&](Square square) {
    if (taken.contains(square)) return false;
    taken.insert(square);
    return true;
  };
  for (const LaidSurvey& laid : state.board.survey)
    for (const Square square : squares_of(laid.corner, laid.elbow))
      if (!take(square)) return false;
  return std::ranges::all_of(state.board.coasts, [&](const LaidCoast& laid) { return take(laid.at); });
}

bool tiles_stay_on_the_table(const Game&, const State& state) {
  for (const LaidSurvey& laid : state.board.survey)
    for (const Square square : squares_of(laid.corner, laid.elbow))
      if (!square.on_the_table()) return false;
  return std::ranges::all_of(state.board.coasts, [](const LaidCoast& laid) { return laid.at.on_the_table(); });
}

/// No square with an edge of one kind is pointed to by an edge of the other: where all of a tile is of one kind, by looking
/// at its squares; the edges of Coast tiles one by one.
bool teeth_fit_everywhere(const Game& game, const State& state) {
  const Board& board = state.board;
  for (const LaidSurvey& laid : board.survey)
    for (const Square square : squares_of(laid.corner, laid.elbow))
      if (board.faces(other(laid.side), square)) return false;
  return std::ranges::all_of(board.coasts, [&](const LaidCoast& laid) { return coast_fits(game.box, board, laid); });
}

/// From the starting tile all others are reached from square to square.
bool board_hangs_together(const Game&, const State& state) {
  Plane unreached;
  std::size_t squares = state.board.coasts.size();
  for (const LaidCoast& laid : state.board.coasts) unreached.insert(laid.at);
  for (const LaidSurvey& laid : state.board.survey)
    for (const Square square : squares_of(laid.corner, laid.elbow)) {
      unreached.insert(square);
      ++squares;
    }
  if (squares == 0) return true;
  Few<Square, most_coast_tiles + most_survey_tiles * parts_of_survey> reached;
  const auto reach = [&](Square square) {
    if (!unreached.contains(square)) return;
    unreached.erase(square);
    reached.push_back(square);
  };
  reach(Square{});
  for (std::size_t next = 0; next < reached.size(); ++next)
    for (const Direction side : every<Direction>) reach(reached[next].next(side));
  return reached.size() == squares;
}

/// The starting tile lies in the middle, and nobody's explorer is on it.
bool board_begins_in_the_middle(const Game&, const State& state) {
  if (state.step <= Step::starting_tile) return state.board.coasts.empty() && state.board.survey.empty();
  if (state.board.coasts.empty()) return false;
  const LaidCoast& first = state.board.coasts[0];
  return first.at == Square{} && !first.explorer;
}

// --- Turns ---

/// Every turn lays one Survey tile, so the tiles on the table are those of the players clockwise, the last one that of the
/// turn, or of the turn before it.
bool tiles_are_laid_in_turn(const Game&, const State& state) {
  if (state.players == 0) return false;
  const auto& survey = state.board.survey;
  for (std::size_t i = 1; i < survey.size(); ++i)
    if (survey[i].by != clockwise(survey[i - 1].by, 1, state.players)) return false;
  if (survey.empty()) return state.step <= Step::laying;
  const Seat last = survey[survey.size() - 1].by;
  const bool not_yet_laid = state.step >= Step::revealing && state.step <= Step::laying;
  return state.turn == (not_yet_laid ? clockwise(last, 1, state.players) : last);
}

bool tile_in_hand_until_laid(const Game&, const State& state) {
  return state.tile.has_value() == (state.step == Step::taking_coast || state.step == Step::laying);
}

/// A Coast tile is in hand from the taking until it is laid or let go, and where it lies is known until it has its explorer.
bool coast_in_hand_until_laid(const Game&, const State& state) {
  if (state.step == Step::laying_coast) return state.coast && !state.coast_at;
  if (state.step == Step::adding_to_coast) return !state.coast && state.coast_at;
  if (state.coast) return state.step == Step::laying && state.tile && is_plain(*state.tile);
  return !state.coast_at || !(before_play(state.step) || begins_a_turn(state.step));
}

/// With each tile of one shade comes at most one Coast tile.
bool coasts_come_with_plain_tiles(const Game&, const State& state) {
  const auto plain = std::ranges::count_if(state.board.survey, [](const LaidSurvey& laid) { return is_plain(laid.tile); });
  return static_cast<std::ptrdiff_t>(state.board.coasts.size()) <= plain + 1;
}

// --- Explorers ---

/// The tiles of a turn are laid before anybody stands on them.
bool explorers_come_after_the_tiles(const Game&, const State& state) {
  const Board& board = state.board;
  const bool coast_is_bare = !state.coast_at || board.coasts.empty() || !board.coasts[board.coasts.size() - 1].explorer;
  const bool all_are_bare = coast_is_bare && last_survey_tile(board).explorers.empty();
  if (state.step == Step::laying_coast || state.step == Step::adding) return all_are_bare;
  return state.step != Step::adding_to_coast || coast_is_bare;
}

// --- Gaps ---

/// A gap is being resolved, and its winner known, when something is done about it and at no other time.
bool gaps_have_their_time(const Game&, const State& state) {
  const bool resolving = resolving_a_gap(state.step);
  if (state.resolving.has_value() != resolving) return false;
  if (state.claimant.has_value() != (resolving && state.step != Step::awarding)) return false;
  if (state.vacated.has_value() != (state.step == Step::keeping_trees)) return false;
  return state.step == Step::choosing_gap ? state.gaps.size() > 1 : state.gaps.empty() || resolving;
}

/// Tents, trees and keepers stand on the bare table, each on a square of its own.
bool pieces_stand_on_bare_squares(const Game&, const State& state) {
  Plane taken = state.board.index.taken;
  const auto stands_alone = [&](const auto& piece) {
    if (taken.contains(piece.at) || !piece.at.on_the_table()) return false;
    taken.insert(piece.at);
    return true;
  };
  return std::ranges::all_of(state.camps, stands_alone) && std::ranges::all_of(state.trees, stands_alone) &&
         std::ranges::all_of(state.keepers, stands_alone);
}

bool tents_stand_in_gaps_of_their_own(const Game& game, const State& state) {
  for (const Camp& camp : state.camps) {
    const Area area = gap_at(game, state.board, camp.at);
    if (area.empty()) return false;
    for (const Camp& neighbour : state.camps)
      if (neighbour != camp && area.contains(neighbour.at)) return false;
  }
  return true;
}

/// Without the expansion no tree is on the table, and nobody stands for one.
bool trees_belong_to_the_expansion(const Game& game, const State& state) {
  if (game.rules.palms == Palms::with) return true;
  return state.trees.empty() && state.keepers.empty() && state.step != Step::planting && state.step != Step::keeping_trees;
}

// --- The end ---

/// No turn begins with an empty pile or bag, and none is missing before.
bool game_ends_with_pile_or_bag(const Game&, const State& state) {
  const bool one_is_empty = state.pile.empty() || (state.bag.empty() && state.display.empty());
  if (begins_a_turn(state.step)) return !one_is_empty;
  return state.step < Step::scoring || one_is_empty;
}

bool points_are_counted_at_the_end(const Game& game, const State& state) {
  if (state.step == Step::over) return state.scores == counted(game, state);
  return state.scores == PerSeat<Score>{};
}

constexpr Invariant<Game, State> table[] = {
    conserved<survey_tile_supply, Game, State>,
    conserved<coast_tile_supply, Game, State>,
    {"explorers_conserved", "explorers.conserved", explorers_conserved, explorers_otherwise},
    {"tents_conserved", "tents.conserved", tents_conserved, tents_otherwise},
    conserved<tree_supply, Game, State>,
    {"nobody_beyond_the_table", "turns.only_players", nobody_beyond_the_table},
    {"tiles_never_overlap", "board.one_tile_a_square", tiles_never_overlap, squares_taken_twice},
    {"tiles_stay_on_the_table", "board.within_the_table", tiles_stay_on_the_table, squares_off_the_table},
    {"teeth_fit_everywhere", "board.teeth_fit", teeth_fit_everywhere, teeth_that_clash},
    {"board_hangs_together", "board.hangs_together", board_hangs_together, squares_apart},
    {"board_begins_in_the_middle", "board.begins_in_the_middle", board_begins_in_the_middle},
    {"tiles_are_laid_in_turn", "turns.one_tile_each", tiles_are_laid_in_turn},
    {"tile_in_hand_until_laid", "turns.in_sequence", tile_in_hand_until_laid},
    {"coast_in_hand_until_laid", "turns.in_sequence", coast_in_hand_until_laid},
    {"coasts_come_with_plain_tiles", "coasts.with_plain_tiles", coasts_come_with_plain_tiles},
    {"explorers_come_after_the_tiles", "explorers.after_the_tiles", explorers_come_after_the_tiles},
    {"gaps_have_their_time", "gaps.in_their_time", gaps_have_their_time},
    {"pieces_stand_on_bare_squares", "tents.on_bare_squares", pieces_stand_on_bare_squares, pieces_in_each_others_way},
    {"tents_stand_in_gaps_of_their_own", "tents.one_a_gap", tents_stand_in_gaps_of_their_own, tents_out_of_place},
    {"trees_belong_to_the_expansion", "trees.in_the_expansion", trees_belong_to_the_expansion},
    {"game_ends_with_pile_or_bag", "ending.pile_or_bag", game_ends_with_pile_or_bag},
    {"points_are_counted_at_the_end", "scores.at_the_end", points_are_counted_at_the_end},
};

}  // namespace

std::span<const Invariant<Game, State>> invariants() { return table; }

}  // namespace fathom::mirage
