#pragma once

#include <utility>

#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::mermaid_rain {

// Where mermaids are. A *place* is a whole Surf tile, or one hex that bears no tile; any of a tile's hexes stands for it.

/// The hexes of the place `hex` belongs to.
inline Cells cells_of_place(const State& state, Hex hex) {
  const std::uint8_t tile = state.tile_at[hex.cell];
  return tile == 0 || tile > state.tiles.size() ? Cells{hex} : state.tiles[tile - 1U].on;
}

/// The cells of a tile in the order that stands for all others: lowest first.
inline Cells in_order(Cells on) {
  for (std::size_t end = on.size(); end > 1; --end)
    for (std::size_t i = 1; i < end; ++i)
      if (on[i] < on[i - 1]) std::swap(on[i], on[i - 1]);
  return on;
}

inline bool same_place(const State& state, Hex a, Hex b) {
  return a == b || (state.tile_at[a.cell] != 0 && state.tile_at[a.cell] == state.tile_at[b.cell]);
}

/// Whether a hex bears a tile, a treasure space or a starting space: something a mermaid can be on.
inline bool is_place(const Game& game, const State& state, Hex hex) {
  const Board& board = game.box.board(state.players);
  return state.tile_at[hex.cell] != 0 || board.treasures.contains(hex.cell) || board.starts.contains(hex.cell);
}

/// What the place asks for. Starting spaces ask for nothing in particular, and neither does open ocean: any card will do.
inline Symbol symbol_at(const Game& game, const State& state, Hex hex) {
  const std::uint8_t tile = state.tile_at[hex.cell];
  if (tile != 0 && tile <= state.tiles.size()) return state.tiles[tile - 1U].tile.symbol();
  return game.box.rim(game.box.board(state.players).terrain[hex.cell]);
}

/// Whether two places share an edge. A place is not its own neighbour.
inline bool neighbouring(const State& state, Hex from, Hex to) {
  if (same_place(state, from, to)) return false;
  const Cells target = cells_of_place(state, to);
  for (const Hex cell : cells_of_place(state, from))
    for (const Hex other : target)
      if (adjacent(cell, other)) return true;
  return false;
}

/// Whether the symbol is content with the card.
constexpr bool matches(Symbol wanted, Card card) { return wanted == Symbol::mermaid || wanted == symbol_of(card); }

/// The heap of face-up tokens on a treasure space, empty where there is none.
inline Treasures face_up_at(const State& state, Hex at) {
  for (const Heap& heap : state.spaces)
    if (heap.at == at) return heap.up;
  return {};
}

/// The face-down tokens on a treasure space, as places in `state.face_down`, in the order they lie.
inline Few<std::uint8_t, most_face_down> face_down_at(const State& state, Hex at) {
  Few<std::uint8_t, most_face_down> found;
  for (std::size_t i = 0; i < state.face_down.size(); ++i)
    if (!state.face_down[i].owner && state.face_down[i].at == at) found.push_back(static_cast<std::uint8_t>(i));
  return found;
}

/// The token that a player has gained without having looked at it, as its place in `state.face_down`.
inline std::optional<std::uint8_t> gained_unseen(const State& state, Seat by) {
  for (std::size_t i = 0; i < state.face_down.size(); ++i)
    if (state.face_down[i].owner == by && !state.face_down[i].seen.contains(by)) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

/// What a player who looks is to see: the token she has just gained without a look, or else those on the space her mermaid
/// is on.
inline Few<std::uint8_t, most_face_down> to_look_at(const State& state, Seat by) {
  if (const auto gained = gained_unseen(state, by)) return {*gained};
  return face_down_at(state, state.mermaids[by]);
}

/// Whether there is a token on the space, either way up.
inline bool has_tokens(const State& state, Hex at) {
  return !face_up_at(state, at).empty() || !face_down_at(state, at).empty();
}

/// How many tokens the acting player has had from the space this round.
inline int gained_at(const State& state, Hex at) {
  for (const Visit& visit : state.visits)
    if (visit.at == at) return visit.gained;
  return 0;
}

inline bool has_entered(const State& state, Hex at) {
  for (const Visit& visit : state.visits)
    if (visit.at == at) return true;
  return false;
}

/// Whether the acting player has come back to a space that she had entered this round.
inline bool has_entered_again(const State& state, Hex at) {
  for (const Visit& visit : state.visits)
    if (visit.at == at) return visit.entries > 1;
  return false;
}

/// Whether another player's mermaid is on the hex.
inline bool occupied_by_other(const State& state, Seat by, Hex at) {
  for (const Seat other : every<Seat>)
    if (other != by && state.mermaids[other] == at && at != Hex{}) return true;
  return false;
}

/// Whether a tile lies on a hex, turned up or not.
inline bool bears_tile(const State& state, Hex hex) {
  return state.tile_at[hex.cell] != 0 || state.face_down_tile.contains(hex);
}

/// Whether a tile of the shape can still be laid anywhere.
inline bool some_placement(const Game& game, const State& state, Shape shape) {
  for (const Cells& cells : game.box.board(state.players).on_ocean[index_of(shape)]) {
    bool covered = false;
    for (const Hex hex : cells) covered = covered || bears_tile(state, hex);
    if (!covered) return true;
  }
  return false;
}

/// The shape of the tile a player would place, if she has it.
inline std::optional<Shape> shape_to_place(const State& state, Seat by, Which which) {
  if (which == Which::extra) return state.extra_up[by] ? std::optional{state.extra_up[by]->shape()} : state.extra[by];
  return state.picked[by] ? std::optional{state.picked[by]->shape()} : std::nullopt;
}

/// How many tiles of a shape lie discarded, seen or unseen.
inline int discarded(const State& state, Shape shape) {
  return state.tile_discards.total(shape) + state.unseen_discards[shape];
}

/// Whether a tile of the shape can be drawn unseen: from its pile, or from its discards where they become a pile for that.
inline bool can_draw(const Game& game, const State& state, Shape shape) {
  const bool renewed = game.rules.empty_pile != EmptyPile::for_the_column && discarded(state, shape) > 0;
  return state.piles[shape] > 0 || renewed;
}

/// How many tokens of this type and of the one it is counted with lie face up.
inline int laid_of(const State& state, const FaceUpGroup& group) {
  int laid = 0;
  for (const Heap& heap : state.spaces)
    for (const Treasure treasure : group.of) laid += heap.up[treasure];
  return laid;
}

/// How many face-up tokens have been laid, of all types.
inline int laid_face_up(const State& state) {
  int laid = 0;
  for (const Heap& heap : state.spaces) laid += heap.up.total();
  return laid;
}

/// How many face-up tokens the set-up asks for: what the rules number, as far as the layout has room.
inline int to_lay_face_up(const Game& game, const State& state) {
  int room = 0;
  for (const Laid& spot : game.box.layout(state.players)) room += spot.up;
  if (game.rules.mermaid_free == FaceUpMix::free) return room;
  int wanted = 0;
  for (const FaceUpGroup& group : face_up(game.rules, state.players)) wanted += group.many;
  return wanted < room ? wanted : room;
}

/// The space the next face-up token goes on: the first of the layout that lacks one.
inline std::optional<Hex> next_spot(const Game& game, const State& state) {
  for (const Laid& spot : game.box.layout(state.players))
    if (face_up_at(state, spot.at).total() < spot.up) return spot.at;
  return std::nullopt;
}

}  // namespace fathom::mermaid_rain
