#include "model/mermaid_rain/mermaid_rain.hpp"

// Renaming what the rules treat alike: seats, and the three Adventure cards, on hands, tiles and treasure spaces alike.

namespace fathom::mermaid_rain {

void Relabelling::operator()(Card& card) const {
  if (index_of(card) < kinds<Card>) card = cards[index_of(card)];
}
void Relabelling::operator()(Symbol& symbol) const {
  if (symbol == Symbol::mermaid) return;
  auto card = static_cast<Card>(symbol);
  (*this)(card);
  symbol = symbol_of(card);
}
void Relabelling::operator()(Tile& tile) const {
  Symbol symbol = tile.symbol();
  (*this)(symbol);
  tile = Tile::of(tile.shape(), symbol, tile.shade());
}
void Relabelling::operator()(Tiles& tiles) const {
  Tiles renamed;
  for (std::uint8_t code = 0; code < Tile::kinds; ++code) {
    Tile tile{code};
    (*this)(tile);
    renamed[tile] = tiles.of[code];
  }
  tiles = renamed;
}

Game relabelled(const Game& game, const Relabelling& by) {
  const Renaming<Relabelling> rename(by.turn, most_seats, by);
  Game other = game;
  for (Symbol& rim : other.box.rims) rename(rim);
  rename(other.box.tiles);
  rename(other.box.cards);
  return other;  // what is charted of a board does not depend on the cards its spaces ask for
}

}  // namespace fathom::mermaid_rain
