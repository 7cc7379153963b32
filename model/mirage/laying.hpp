#pragma once

#include <array>
#include <optional>

#include "model/mirage/mirage.hpp"

// Where tiles may lie and who acts, which several rules ask about.

namespace fathom::mirage {

inline bool at_table(const State& state, Seat at) { return static_cast<int>(index_of(at)) < state.players; }

/// Whose deed is next: the player in turn, or whoever has won the gap that is being resolved.
inline Seat acting_seat(const State& state) {
  const bool claims = state.step == Step::pitching || state.step == Step::keeping_trees || state.step == Step::planting;
  return claims ? state.claimant.value_or(state.turn) : state.turn;
}

/// The first square of a deed's tile of which something is true.
template <class Condition>
std::optional<Square> first_square(const Lay& lay, Condition&& condition) {
  for (const Square square : squares_of(lay.corner, lay.elbow))
    if (condition(square)) return square;
  return std::nullopt;
}
template <class Condition>
std::optional<Square> first_square(const LayCoast& lay, Condition&& condition) {
  return condition(lay.at) ? std::optional{lay.at} : std::nullopt;
}
template <class Deed, class Condition>
bool any_square(const Deed& deed, Condition&& condition) {
  return first_square(deed, condition).has_value();
}

/// The Survey tile laid in this turn; some tile where there is none.
inline LaidSurvey last_survey_tile(const Board& board) {
  return board.survey.empty() ? LaidSurvey{} : board.survey[board.survey.size() - 1];
}
/// Whether the square shares an edge with the Survey tile laid in this turn.
inline bool touches_last_survey_tile(const Board& board, Square square) {
  if (board.survey.empty()) return false;
  const LaidSurvey last = last_survey_tile(board);
  for (const Square part : squares_of(last.corner, last.elbow))
    if (part != square && steps(part, square) == 1) return true;
  return false;
}

/// The Coast tile as it would lie.
inline LaidCoast coast_laid(const State& state, const LayCoast& lay) {
  return {state.coast.value_or(CoastPattern{}), lay.face, lay.at, lay.turned, lay.by, std::nullopt};
}
/// The edges that a tile on this square would touch, by the direction to them; nothing where no tile lies.
using Neighbours = std::array<std::optional<Terrain>, kinds<Direction>>;
inline Neighbours neighbours_of(const Box& box, const Board& board, Square square) {
  Neighbours edges;
  for (const Direction side : every<Direction>) edges[index_of(side)] = board.edge(box, square.next(side), opposite(side));
  return edges;
}
/// Whether each edge of the Coast tile fits what it touches.
inline bool coast_fits(const Box& box, const LaidCoast& coast, const Neighbours& around) {
  for (const Direction side : every<Direction>) {
    const std::optional<Terrain>& beyond = around[index_of(side)];
    if (beyond && *beyond != edge_of(box, coast, side)) return false;
  }
  return true;
}

inline bool coast_fits(const Box& box, const Board& board, const LaidCoast& coast) {
  return coast_fits(box, coast, neighbours_of(box, board, coast.at));
}

/// Calls `visit(lay)` for every way to lay the Coast tile in hand beside the Survey tile just laid, as teeth and bare
/// squares allow.
template <class Visit>
void for_each_coast_place(const Game& game, const State& state, Visit&& visit) {
  if (state.board.survey.empty()) return;
  const LaidSurvey last = last_survey_tile(state.board);
  Few<Square, parts_of_survey * kinds<Direction>> around;
  for (const Square part : squares_of(last.corner, last.elbow))
    for (const Direction side : every<Direction>) {
      const Square square = part.next(side);
      if (square.on_the_table() && state.board.is_bare(square) && !is_occupied(state, square) && !around.contains(square))
        around.push_back(square);
    }
  for (const Square square : around) {
    const Neighbours edges = neighbours_of(game.box, state.board, square);
    for (const CoastFace face : every<CoastFace>)
      for (const Direction turn : every<Direction>) {
        const LayCoast lay{state.turn, square, face, turn};
        if (coast_fits(game.box, coast_laid(state, lay), edges)) visit(lay);
      }
  }
}

/// A square on which the Coast tile in hand may be laid, if there is one.
inline std::optional<Square> place_for_coast(const Game& game, const State& state) {
  std::optional<Square> place;
  for_each_coast_place(game, state, [&](const LayCoast& lay) {
    if (!place) place = lay.at;
  });
  return place;
}

/// Which kind of explorer may stand on a patch.
inline Explorer explorer_of(const Board& board, Patch patch) {
  if (patch >= survey_patches) return explorer_on(static_cast<Terrain>((patch - survey_patches) % kinds<Terrain>));
  return explorer_on(board.survey[patch / parts_of_survey].side);
}
/// Whether an explorer of hers of this kind is where the deed takes it from.
bool keeper_comes_from_somewhere(const State& state, const KeepTrees& keep);
/// The patch on which such an explorer stands on the square, if one does.
std::optional<Patch> explorer_at(const Board& board, Square square, Seat of, Explorer kind);

/// The first free square of the gap that is being resolved, from the north, on which a tree could be placed.
std::optional<Square> square_for_tree(const Game& game, const State& state);

/// Those who have most in the regions beside the gap that is being resolved, under the game's reading of nobody at all.
SeatSet contenders(const Game& game, const State& state);

}  // namespace fathom::mirage
