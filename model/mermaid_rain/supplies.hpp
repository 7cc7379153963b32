#pragma once

#include "model/core/supplies.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::mermaid_rain {

inline constexpr Supply card_supply{
    "cards_conserved", "cards.conserved", &Box::cards,    &State::deck,
    &State::discards,  &State::hands,     &State::chosen, &State::melds,
};

/// Tiles, seen and unseen: of those that nobody has seen it is only known how many there are of each kind.
inline constexpr Supply tile_supply{
    "tiles_conserved", "tiles.conserved", &Box::tiles,    &State::unseen_tiles, &State::tile_discards,
    &State::offer,     &State::tiles,     &State::picked, &State::extra_up,
};

/// The unseen tile that has just been placed, if there is one.
inline Counts<Shape> placed_unseen(const State& state) {
  Counts<Shape> placed;
  for (const Shape shape : every<Shape>)
    if (forms(shape, state.face_down_tile)) ++placed[shape];
  return placed;
}
/// Tiles that nobody has seen, by their shape: in a pile, discarded unseen, or with or before somebody.
inline constexpr Supply unseen_tile_supply{
    "unseen_tiles_conserved",
    "tiles.conserved",
    [](const Game&, const State& state) {
      Counts<Shape> unseen;
      for (const Shape shape : every<Shape>) unseen[shape] = state.unseen_tiles.total(shape);
      return unseen;
    },
    &State::piles,
    &State::unseen_discards,
    &State::extra,
    placed_unseen,
};

/// The tokens that lie face down where somebody has looked at them; the others are in the pool's sum.
inline Treasures known_face_down(const State& state) {
  Treasures known;
  for (const FaceDown& token : state.face_down)
    if (token.what != Hidden::unknown) ++known[revealed(token.what)];
  return known;
}
inline constexpr Supply token_supply{
    "tokens_conserved", "treasure.conserved", &Box::treasure,   &State::pool,
    &State::gone,       &State::spaces,       &State::treasure, known_face_down,
};

}  // namespace fathom::mermaid_rain
