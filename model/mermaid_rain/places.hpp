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

/// Whether another player's mermaid is on the hex.
inline bool occupied_by_other(const State& state, Seat by, Hex at) {
  for (const Seat other : every<Seat>)
    if (other != by && state.mermaids[other] == at && at != Hex{}) return true;
  return false;
}

/// Whether some starting space has no mermaid of another player on it.
inline bool some_start_free(const Game& game, const State& state, Seat by) {
  bool free = false;
  game.box.board(state.players).starts.for_each([&](std::size_t cell) {
    if (!occupied_by_other(state, by, Hex{static_cast<std::uint8_t>(cell)})) free = true;
  });
  return free;
}

/// Whether a tile of the shape can still be laid anywhere.
inline bool some_placement(const Game& game, const State& state, Shape shape) {
  for (const Cells& cells : game.box.board(state.players).on_ocean[index_of(shape)]) {
    bool covered = false;
    for (const Hex hex : cells) covered = covered || state.tile_at[hex.cell] != 0;
    if (!covered) return true;
  }
  return false;
}

/// The shape of the tile a player would place, if she has it.
inline std::optional<Shape> shape_to_place(const State& state, Seat by, Which which) {
  if (which == Which::extra) return state.extra[by];
  return state.picked[by] ? std::optional{state.picked[by]->shape()} : std::nullopt;
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
  for (const int count : face_up(game.rules, state.players)) wanted += count;
  return wanted < room ? wanted : room;
}

/// The space the next face-up token goes on: the first of the layout that lacks one.
inline std::optional<Hex> next_spot(const Game& game, const State& state) {
  for (const Laid& spot : game.box.layout(state.players))
    if (face_up_at(state, spot.at).total() < spot.up) return spot.at;
  return std::nullopt;
}

}  // namespace fathom::mermaid_rain
