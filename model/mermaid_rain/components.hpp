#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/grid.hpp"
#include "model/core/names.hpp"

namespace fathom::mermaid_rain {

/// What an Adventure card shows.
enum class Card : std::uint8_t { dolphin, gull, turtle };
constexpr std::array<std::string_view, 3> names_of(Card) { return {"dolphin", "gull", "turtle"}; }
using Cards = Counts<Card>;

/// What a Surf tile or a treasure space asks for. `mermaid` is content with any card.
enum class Symbol : std::uint8_t { dolphin, gull, turtle, mermaid };
constexpr std::array<std::string_view, 4> names_of(Symbol) { return {"dolphin", "gull", "turtle", "mermaid"}; }
constexpr Symbol symbol_of(Card card) { return static_cast<Symbol>(card); }

/// The shapes of Surf tiles: three hexes in a bend, in a triangle or in a line, or two hexes.
enum class Shape : std::uint8_t { curved, triangular, straight, twin };
constexpr std::array<std::string_view, 4> names_of(Shape) { return {"curved", "triangular", "long", "short"}; }

/// A light tile stays on the board after the round; a dark one leaves.
enum class Shade : std::uint8_t { light, dark };
constexpr std::array<std::string_view, 2> names_of(Shade) { return {"light", "dark"}; }

/// The five types of treasure. The rulebook calls the first both sea shell and abalone.
enum class Treasure : std::uint8_t { shell, coral, crystal, pearl, dragon_scale };
constexpr std::array<std::string_view, 5> names_of(Treasure) {
  return {"shell", "coral", "crystal", "pearl", "dragon_scale"};
}
using Treasures = Counts<Treasure>;

/// One kind of Surf tile; the 36 tiles are of 32 kinds. Written `dark long dolphin`.
struct Tile {
  std::uint8_t code = 0;  ///< shape * 8 + symbol * 2 + shade, always below `kinds`.

  static constexpr std::size_t kinds = 32;
  static constexpr Tile of(Shape shape, Symbol symbol, Shade shade) {
    return Tile{static_cast<std::uint8_t>(index_of(shape) * 8 + index_of(symbol) * 2 + index_of(shade))};
  }
  [[nodiscard]] constexpr Shape shape() const { return static_cast<Shape>((code % kinds) / 8); }
  [[nodiscard]] constexpr Symbol symbol() const { return static_cast<Symbol>((code % 8) / 2); }
  [[nodiscard]] constexpr Shade shade() const { return static_cast<Shade>(code % 2); }

  friend constexpr bool operator==(const Tile&, const Tile&) = default;
  friend constexpr auto operator<=>(const Tile&, const Tile&) = default;
};
std::string show(Tile tile);
std::optional<Tile> read_tile(std::string_view text);

/// How many tiles there are of each kind.
struct Tiles {
  using Kind = Tile;
  std::array<Count, Tile::kinds> of{};

  /// Of a tile that does not exist there are `beyond`; whoever is about to change how many makes all of them so.
  constexpr Count& operator[](Tile tile) {
    if (tile.code < Tile::kinds) return of[tile.code];
    of.fill(Count::beyond());
    return of[0];
  }
  constexpr Count operator[](Tile tile) const { return tile.code < Tile::kinds ? of[tile.code] : Count::beyond(); }
  Tiles& operator+=(const Tiles& more);
  [[nodiscard]] int total() const;
  [[nodiscard]] int total(Shape shape) const;
  friend constexpr bool operator==(const Tiles&, const Tiles&) = default;
};
/// What is missing from `whole` when `parts` are accounted for; nothing of a kind of which there is too much already.
Tiles remainder(const Tiles& whole, const Tiles& parts);
/// Hands over each kind of tile, and what it is called.
template <class Visit>
void for_each_kind(const Tiles&, Visit&& visit) {
  for (std::size_t i = 0; i < Tile::kinds; ++i) {
    const Tile tile{static_cast<std::uint8_t>(i)};
    visit(tile, show(tile));
  }
}

/// What a hex of the board is.
enum class Terrain : std::uint8_t { nothing, ocean, start, wreck, island, cave, obstacle };
constexpr std::array<std::string_view, 7> names_of(Terrain) {
  return {"nothing", "ocean", "start", "wreck", "island", "cave", "obstacle"};
}
constexpr bool is_treasure(Terrain terrain) { return terrain >= Terrain::wreck && terrain <= Terrain::cave; }

/// The hexes one tile covers: three, or two for a short tile; lowest first.
using Cells = Few<Hex, 3>;

/// At most so many treasure spaces on a board.
inline constexpr std::size_t most_spaces = 20;
/// At most so many tokens face down on a board.
inline constexpr std::size_t most_face_down = 20;

/// The hexes in play and what follows from them.
struct Board {
  std::array<Terrain, Hex::cells> terrain{};
  HexSet hexes;      ///< All that is in play; the frame around it and the three-player shading are not.
  HexSet ocean;
  HexSet starts;
  HexSet treasures;
  HexSet obstacles;
  Few<Hex, most_spaces> spaces;                    ///< The treasure spaces, in reading order; a space is known by its place here.
  std::array<std::uint8_t, Hex::cells> space_at{}; ///< The place of a hex in `spaces`, or `no_space`.
  std::array<std::vector<Cells>, kinds<Shape>> on_ocean;  ///< Every way a tile of each shape can lie on ocean alone.

  static constexpr std::uint8_t no_space = 0xFF;
};

/// Every way a tile of this shape can lie on the grid, frame included: each set of cells once, lowest first.
const std::vector<Cells>& placements(Shape shape);
/// Whether these cells form the shape, in any orientation.
bool forms(Shape shape, const Cells& cells);

/// One column of an Undercurrents card: how many tiles of each shape are turned up.
using Revealed = Counts<Shape>;

/// An Undercurrents card: a column each for 3, 4, 5 and 6 players.
struct Undercurrents {
  std::array<Revealed, 4> columns{};

  [[nodiscard]] constexpr const Revealed& column(int players) const {
    return columns[static_cast<std::size_t>(players < 3 ? 0 : players > 6 ? 3 : players - 3)];
  }
  friend constexpr bool operator==(const Undercurrents&, const Undercurrents&) = default;
};

/// How many tokens lie face up and face down on one treasure space when play begins.
struct Laid {
  Hex at;
  std::uint8_t up = 0;
  std::uint8_t down = 0;

  friend constexpr bool operator==(const Laid&, const Laid&) = default;
};
using Layout = Few<Laid, most_spaces>;

/// What is in the box. The numbers the rulebook states are checked against it; everything else is a reconstruction, marked
/// `assumed` in the rulebook table, that `--components FILE` replaces.
struct Box {
  std::array<Terrain, Hex::cells> terrain{};
  HexSet shaded;  ///< Out of play with three players.
  std::array<Symbol, 3> rims{Symbol::dolphin, Symbol::gull, Symbol::turtle};  ///< What wrecks, islands and caves ask for.
  std::array<Layout, 4> layouts{};  ///< For 3, 4, 5 and 6 players.
  Treasures treasure;
  Tiles tiles;
  Cards cards;
  Few<Undercurrents, 8> undercurrents;

  /// The pieces of which no place can ever hold more than are in the box.
  static constexpr auto pieces = FieldTuple{Field{"treasure", &Box::treasure}, Field{"cards", &Box::cards}};

  Board whole;  ///< Derived: the board for four and more players.
  Board small;  ///< Derived: the board for three.

  [[nodiscard]] const Board& board(int players) const { return players <= 3 ? small : whole; }
  [[nodiscard]] const Layout& layout(int players) const {
    return layouts[static_cast<std::size_t>(players < 3 ? 0 : players > 6 ? 3 : players - 3)];
  }
  /// What a treasure space on this terrain asks for.
  [[nodiscard]] constexpr Symbol rim(Terrain kind) const {
    return is_treasure(kind) ? rims[index_of(kind) - index_of(Terrain::wreck)] : Symbol::mermaid;
  }
};

/// A place in a text that is wrong, and what is wrong with it. Lines and columns count from 1.
struct Flaw {
  int line = 0;
  int column = 0;
  std::string message;
};

/// A board as text: a row of hexes a line, odd rows indented by one, a blank between hexes. A line of column letters
/// (`A B C ...`) may stand above, and does when we draw.
///     ~ ocean   S start   W wreck   I island   C cave   # obstacle   . no hex
///     - s w i c x   the same, shaded: out of play with three players
struct Map {
  std::array<Terrain, Hex::cells> terrain{};
  HexSet shaded;
};
/// Reads a drawn board; on a flaw, says where and leaves `map` as it was.
std::optional<Flaw> read_map(std::string_view text, Map& map);
std::string draw_map(const Map& map);

/// Works out what follows from a box's terrain. Call it after changing `terrain`, `shaded` or `rims`.
void chart(Box& box);
/// What is wrong with a box, in whole sentences: counts that contradict the rulebook, layouts off the board, and so on.
std::vector<std::string> faults(const Box& box);

/// Our reconstruction of the 2011 edition's box.
const Box& assumed_box();

}  // namespace fathom::mermaid_rain
