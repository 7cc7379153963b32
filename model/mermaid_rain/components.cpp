#include "model/mermaid_rain/components.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fathom::mermaid_rain {

std::string show(Tile tile) {
  return std::string{name_of(tile.shade())} + ' ' + std::string{name_of(tile.shape())} + ' ' +
         std::string{name_of(tile.symbol())};
}

std::optional<Tile> read_tile(std::string_view text) {
  const std::size_t first = text.find(' ');
  const std::size_t last = text.rfind(' ');
  if (first == std::string_view::npos || first == last) return std::nullopt;
  const auto shade = named<Shade>(text.substr(0, first));
  const auto shape = named<Shape>(text.substr(first + 1, last - first - 1));
  const auto symbol = named<Symbol>(text.substr(last + 1));
  if (!shade || !shape || !symbol) return std::nullopt;
  return Tile::of(*shape, *symbol, *shade);
}

Tiles& Tiles::operator+=(const Tiles& more) {
  for (std::size_t i = 0; i < of.size(); ++i) of[i] = Count::sum(of[i], more.of[i]);
  return *this;
}

int Tiles::total() const {
  int sum = 0;
  for (const Count many : of) sum += many;
  return sum;
}

int Tiles::total(Shape shape) const {
  constexpr std::size_t of_a_shape = Tile::kinds / kinds<Shape>;
  if (index_of(shape) >= kinds<Shape>) return 0;
  const std::size_t first = index_of(shape) * of_a_shape;
  int sum = 0;
  for (std::size_t i = first; i < first + of_a_shape; ++i) sum += of[i];
  return sum;
}

namespace {

/// The ways to lie on ocean alone, out of all ways to lie on the grid.
std::vector<Cells> on_ocean_alone(Shape shape, const HexSet& ocean) {
  std::vector<Cells> found;
  for (const Cells& cells : placements(shape))
    if (std::all_of(cells.begin(), cells.end(), [&](Hex hex) { return ocean.contains(hex.cell); })) found.push_back(cells);
  return found;
}

Board charted(const std::array<Terrain, Hex::cells>& terrain, const HexSet& left_out) {
  Board board;
  board.space_at.fill(Board::no_space);
  for (std::size_t cell = 0; cell < Hex::cells; ++cell) {
    const Hex hex{static_cast<std::uint8_t>(cell)};
    const Terrain kind = terrain[cell];
    if (hex.framed() || left_out.contains(cell) || kind == Terrain::nothing) continue;
    board.terrain[cell] = kind;
    board.hexes.insert(cell);
    if (kind == Terrain::ocean) board.ocean.insert(cell);
    if (kind == Terrain::start) board.starts.insert(cell);
    if (kind == Terrain::obstacle) board.obstacles.insert(cell);
    if (!is_treasure(kind)) continue;
    board.treasures.insert(cell);
    if (board.spaces.full()) continue;
    board.space_at[cell] = static_cast<std::uint8_t>(board.spaces.size());
    board.spaces.push_back(hex);
  }
  for (const Shape shape : every<Shape>) board.on_ocean[index_of(shape)] = on_ocean_alone(shape, board.ocean);
  return board;
}

}  // namespace

void chart(Box& box) {
  box.whole = charted(box.terrain, HexSet{});
  box.small = charted(box.terrain, box.shaded);
}

// Our reconstruction. The text gives the totals; how they are made up, and where things lie, stands in pictures only.

namespace {

constexpr std::string_view assumed_map =
    " S ~ ~ ~ ~ ~ S ~ ~ - - - s\n"
    "~ ~ I ~ ~ W ~ ~ C - - i -\n"
    " ~ ~ ~ ~ # ~ ~ ~ ~ - - - -\n"
    "W ~ ~ ~ ~ ~ ~ I ~ - w - c\n"
    " ~ ~ # ~ C ~ ~ ~ # - - - -\n"
    "~ ~ ~ ~ ~ ~ ~ ~ ~ - c - x\n"
    " ~ C ~ ~ I ~ # ~ W - - - -\n"
    "~ ~ ~ # ~ ~ ~ ~ ~ - x - i\n"
    " ~ ~ W ~ ~ ~ C ~ ~ - - - -\n"
    "~ ~ ~ ~ ~ # ~ ~ I - w - -\n"
    " S ~ ~ ~ ~ ~ S ~ ~ - - - s\n";

/// What lies face up and face down on each of some spaces.
struct Share {
  std::string_view spaces;  ///< Their names, a blank between two.
  int up = 0;
  int down = 0;
};

void lay(Layout& layout, const Share& share) {
  for (std::size_t from = 0; from < share.spaces.size();) {
    const std::size_t end = std::min(share.spaces.find(' ', from), share.spaces.size());
    const Hex at = read_hex(share.spaces.substr(from, end - from)).value();
    layout.push_back(Laid{at, static_cast<std::uint8_t>(share.up), static_cast<std::uint8_t>(share.down)});
    from = end + 1;
  }
}

/// Each layout has two sorts of space; both are spread over the board and over wrecks, islands and caves alike.
Layout in_reading_order(const Share& richer, const Share& poorer) {
  Layout layout;
  lay(layout, richer);
  lay(layout, poorer);
  std::sort(layout.begin(), layout.end(), [](const Laid& a, const Laid& b) { return a.at < b.at; });
  return layout;
}

Revealed reveal(int curved, int triangular, int straight, int twin) {
  return {{Shape::curved, curved}, {Shape::triangular, triangular}, {Shape::straight, straight}, {Shape::twin, twin}};
}

/// For n players five cards turn up n tiles and three turn up one more; over the deck the shapes come up equally often, as
/// nearly as the sum allows.
Few<Undercurrents, 8> assumed_undercurrents() {
  return {Undercurrents{{reveal(1, 1, 1, 0), reveal(1, 1, 1, 1), reveal(1, 1, 2, 1), reveal(1, 2, 2, 1)}},
          Undercurrents{{reveal(2, 0, 0, 1), reveal(2, 1, 0, 1), reveal(2, 1, 0, 2), reveal(2, 1, 1, 2)}},
          Undercurrents{{reveal(1, 0, 1, 1), reveal(2, 0, 1, 1), reveal(2, 1, 1, 1), reveal(2, 1, 1, 2)}},
          Undercurrents{{reveal(0, 1, 1, 1), reveal(0, 2, 1, 1), reveal(1, 2, 1, 1), reveal(1, 2, 2, 1)}},
          Undercurrents{{reveal(1, 1, 1, 1), reveal(1, 1, 2, 1), reveal(1, 2, 2, 1), reveal(2, 2, 2, 1)}},
          Undercurrents{{reveal(0, 2, 1, 1), reveal(1, 2, 1, 1), reveal(1, 2, 2, 1), reveal(1, 2, 2, 2)}},
          Undercurrents{{reveal(2, 1, 0, 1), reveal(2, 1, 1, 1), reveal(2, 1, 1, 2), reveal(3, 1, 1, 2)}},
          Undercurrents{{reveal(0, 1, 2, 0), reveal(0, 1, 2, 1), reveal(1, 1, 2, 1), reveal(1, 2, 2, 1)}}};
}

/// One tile of every kind, and of each shape a ninth.
Tiles assumed_tiles() {
  Tiles tiles;
  tiles.of.fill(Count{1});
  ++tiles[Tile::of(Shape::curved, Symbol::dolphin, Shade::dark)];
  ++tiles[Tile::of(Shape::triangular, Symbol::gull, Shade::dark)];
  ++tiles[Tile::of(Shape::straight, Symbol::turtle, Shade::dark)];
  ++tiles[Tile::of(Shape::twin, Symbol::mermaid, Shade::dark)];
  return tiles;
}

Box reconstruction() {
  Box box;
  Map map;
  read_map(assumed_map, map);
  box.terrain = map.terrain;
  box.shaded = map.shaded;
  box.layouts = {in_reading_order({"C2 I2 E5 E7 I7 C9", 2, 0}, {"F2 A4 H4 B7 G9 I10", 1, 1}),
                 in_reading_order({"C2 I2 L2 K4 E5 K6 E7 I7 M8 C9", 2, 0}, {"F2 A4 H4 M4 B7 G9 I10 K10", 1, 1}),
                 in_reading_order({"F2 A4 H4 M4 B7 M8 G9 I10 K10", 2, 1}, {"C2 I2 L2 K4 E5 K6 E7 I7 C9", 2, 0}),
                 in_reading_order({"F2 I2 L2 A4 H4 M4 B7 I7 M8 G9 I10 K10", 2, 1}, {"C2 K4 E5 K6 E7 C9", 3, 0})};
  box.treasure = {{Treasure::shell, 20},
                  {Treasure::coral, 15},
                  {Treasure::crystal, 15},
                  {Treasure::pearl, 12},
                  {Treasure::dragon_scale, 10}};
  box.tiles = assumed_tiles();
  box.cards = {{Card::dolphin, 24}, {Card::gull, 24}, {Card::turtle, 24}};
  box.undercurrents = assumed_undercurrents();
  chart(box);
  return box;
}

}  // namespace

const Box& assumed_box() {
  static const Box box = reconstruction();
  return box;
}

}  // namespace fathom::mermaid_rain
