#pragma once

#include <array>
#include <optional>

#include "model/mirage/mirage.hpp"

// Where tiles may lie and who acts, which several rules ask about.

namespace fathom::mirage {

inline bool at_table(const State& state, Seat at) { return static_cast<int>(index_of(at)) < state.players; }

/// Whose action is next: the player in turn, or whoever has won the gap that is being resolved.
inline Seat acting_seat(const State& state) {
  const bool claims = state.step == Step::pitching || state.step == Step::keeping_trees || state.step == Step::planting;
  return claims ? state.claimant.value_or(state.turn) : state.turn;
}

/// The first square of an action's tile of which something is true.
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
template <class Kind, class Condition>
bool any_square(const Kind& act, Condition&& condition) {
  return first_square(act, condition).has_value();
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
/// Some of the four directions, one bit each.
constexpr unsigned bit_of(Direction side) { return index_of(side) < kinds<Direction> ? 1U << index_of(side) : 0; }

/// To which sides a tile on this square would touch land, and to which water.
struct Neighbours {
  unsigned land = 0;
  unsigned water = 0;
};
inline Neighbours neighbours_of(const Box& box, const Board& board, Square square) {
  Neighbours around;
  for (const Direction side : every<Direction>)
    if (const std::optional<Terrain> edge = board.edge(box, square.next(side), opposite(side)))
      (*edge == Terrain::land ? around.land : around.water) |= bit_of(side);
  return around;
}
/// The sides of a Coast tile that are land.
inline unsigned land_sides(const Box& box, const LaidCoast& coast) {
  unsigned land = 0;
  for (const Direction side : every<Direction>)
    if (edge_of(box, coast, side) == Terrain::land) land |= bit_of(side);
  return land;
}
/// Whether each edge of a Coast tile with these sides of land fits what it touches.
constexpr bool coast_fits(unsigned land, const Neighbours& around) {
  return (around.land & ~land) == 0 && (around.water & land) == 0;
}
inline bool coast_fits(const Box& box, const Board& board, const LaidCoast& coast) {
  return coast_fits(land_sides(box, coast), neighbours_of(box, board, coast.at));
}

/// Calls `visit(lay)` for every way to lay the Coast tile in hand beside the Survey tile just laid, as teeth and bare
/// squares allow, until it is true of one.
template <class Visit>
void until_coast_place(const Game& game, const State& state, Visit&& visit) {
  if (state.board.survey.empty()) return;
  const LaidSurvey last = last_survey_tile(state.board);
  Few<Square, parts_of_survey * kinds<Direction>> around;
  for (const Square part : squares_of(last.corner, last.elbow))
    for (const Direction side : every<Direction>) {
      const Square square = part.next(side);
      if (square.on_the_table() && state.board.is_bare(square) && !is_occupied(state, square) && !around.contains(square))
        around.push_back(square);
    }
  struct Way {
    CoastFace face{};
    Direction turn{};
    unsigned land = 0;
  };
  Few<Way, kinds<CoastFace> * kinds<Direction>> ways;
  for (const CoastFace face : every<CoastFace>)
    for (const Direction turn : every<Direction>)
      ways.push_back({face, turn, land_sides(game.box, coast_laid(state, {state.turn, Square{}, face, turn}))});
  for (const Square square : around) {
    const Neighbours edges = neighbours_of(game.box, state.board, square);
    for (const Way& way : ways)
      if (coast_fits(way.land, edges) && visit(LayCoast{state.turn, square, way.face, way.turn})) return;
  }
}

/// A square on which the Coast tile in hand may be laid, if there is one.
inline std::optional<Square> place_for_coast(const Game& game, const State& state) {
  std::optional<Square> place;
  until_coast_place(game, state, [&](const LayCoast& lay) {
    place = lay.at;
    return true;
  });
  return place;
}

/// Which kind of explorer may stand on a patch.
inline Explorer explorer_of(const Board& board, Patch patch) {
  if (patch >= survey_patches) return explorer_on(static_cast<Terrain>((patch - survey_patches) % kinds<Terrain>));
  return explorer_on(board.survey[patch / parts_of_survey].side);
}
/// Whether an explorer of hers of this kind is where the action takes it from.
bool keeper_comes_from_somewhere(const State& state, const KeepTrees& keep);
/// The patch on which such an explorer stands on the square, if one does.
std::optional<Patch> explorer_at(const Board& board, Square square, Seat of, Explorer kind);

/// The first free square of the gap that is being resolved, from the north, on which a tree could be placed.
std::optional<Square> square_for_tree(const Game& game, const State& state);

/// Those who have most in the regions beside the gap that is being resolved, under the game's reading of nobody at all.
SeatSet contenders(const Game& game, const State& state);

}  // namespace fathom::mirage
