#include <array>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "model/core/renaming.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"

// Renaming what the rules treat alike: seats, and the three Adventure cards, on hands, tiles and treasure spaces alike.

namespace fathom::mermaid_rain {
namespace {

template <class T, class... Listed>
constexpr bool one_of = (std::is_same_v<T, Listed> || ...);

struct Symbols {
  std::array<Card, 3> become;

  template <class T>
  static constexpr bool keeps = one_of<T, Step, Hex, Shape, Treasure, Hidden, Meld, Which, std::array<std::uint8_t, 8>>;

  void operator()(Card& card) const {
    if (index_of(card) < kinds<Card>) card = become[index_of(card)];
  }
  void operator()(Symbol& symbol) const {
    if (symbol == Symbol::mermaid) return;
    auto card = static_cast<Card>(symbol);
    (*this)(card);
    symbol = symbol_of(card);
  }
  void operator()(Tile& tile) const {
    Symbol symbol = tile.symbol();
    (*this)(symbol);
    tile = Tile::of(tile.shape(), symbol, tile.shade());
  }
  void operator()(Tiles& tiles) const {
    Tiles renamed;
    for (std::uint8_t code = 0; code < Tile::kinds; ++code) {
      Tile tile{code};
      (*this)(tile);
      renamed[tile] = tiles.of[code];
    }
    tiles = renamed;
  }
};
using Renamed = Renaming<Symbols>;

}  // namespace

Game relabelled(const Game& game, const Relabelling& by) {
  const Renamed rename(by.turn, most_seats, {by.cards});
  Game other = game;
  for (Symbol& rim : other.box.rims) rename(rim);
  rename(other.box.tiles);
  rename(other.box.cards);
  return other;  // what is charted of a board does not depend on the cards its spaces ask for
}

State relabelled(const State& state, const Relabelling& by) {
  State other = state;
  Renamed(by.turn, seats_turned(state.players), {by.cards})(other);
  return other;
}

Action relabelled(const Action& action, const Relabelling& by, int players) {
  Action other = action;
  std::visit(Renamed(by.turn, seats_turned(players), {by.cards}), other);
  return other;
}

}  // namespace fathom::mermaid_rain
