#include "model/mermaid_rain/svg_parts.hpp"

#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::mermaid_rain {
namespace {

constexpr std::string_view looks = R"svg(<style>
.hex{stroke:#9cc4d6;stroke-width:1.5}.ocean{fill:#e2f1f8}.start{fill:#f3e7c9}.wreck,.island,.cave{fill:#f3ead6;stroke:#8a6a35}
.obstacle{fill:#8d9299;stroke:#5d636b}.ring{fill:none;stroke:#8a6a35;stroke-width:2.5;stroke-dasharray:6 4}
.light{fill:#a5e0d2;stroke:none}.dark{fill:#22577a;stroke:none}.unseen{fill:#b9b3c9;stroke:none}
.rim{fill:none;stroke:#17323f;stroke-width:3.5;stroke-linejoin:round;stroke-linecap:round}
.onlight{fill:#123c46}.ondark{fill:#f2fbff}.sign{fill:#3a2c1c}.place{font-size:10px;text-anchor:middle;fill:#53697a}
.place.ondark{fill:#cfe6f2}.place.onlight{fill:#2c5a63}
.token{stroke:#3a2c1c;stroke-width:1.5}.shell{fill:#f7b7a3}.coral{fill:#e8585a}.crystal{fill:#9fd0f5}.pearl{fill:#fdfdf6}
.dragon_scale{fill:#6fae5c}.hidden{fill:#5a5666;stroke:#26232e}.known{stroke-dasharray:4 3}
.glyph{fill:none;stroke:#2a1d12;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}.query{font-size:14px;font-weight:700;text-anchor:middle;fill:#ffffff}
@media (prefers-color-scheme:dark){
.hex{stroke:#3f6577}.ocean{fill:#1d3440}.start{fill:#4a4330}.wreck,.island,.cave{fill:#4b4536;stroke:#c0a063}.obstacle{fill:#555b63;stroke:#8d949c}
.ring{stroke:#d7ba7d}.rim{stroke:#e8f4f8}.sign{fill:#f0e4cd}.place{fill:#a9c1cf}.place.onlight{fill:#2c5a63}
.card .sign{fill:#f0e4cd}}
</style>
<defs>
<path id="dolphin" d="M-12 5C-10-4-3-8 3-7L7-11 8-6C11-4 12-1 13 2L9 2C7 4 4 4 1 4L-1 8-3 4C-6 4-8 5-9 7L-8 11-12 9-15 11-14 7Z"/>
<path id="gull" d="M-14-5C-9-9-4-7-1 0H1C4-7 9-9 14-5 9-5 6-3 3 4L0 9-3 4C-6-3-9-5-14-5Z"/>
<path id="turtle" d="M-8 1A8 7 0 0 1 8 1 8 7 0 0 1-8 1ZM8-2A4 3.500 0 1 1 8 4ZM-5-5L-10-10-8-3ZM4-6L6-11 8-4ZM-6 6L-10 11-3 8ZM5 7L8 11 8 4ZM-8 0L-13 2-8 3Z"/>
<path id="mermaid" d="M-3-12A4 4 0 1 1 3-12 4 4 0 0 1-3-12ZM-4-7H4C6-2 5 2 2 5 4 6 7 8 8 12 4 12 1 10 0 8-1 10-4 12-8 12-7 8-4 6-2 5-5 2-6-2-4-7Z"/>
<path id="wreck" d="M-11 4L11 0 7 8H-8ZM-1 2L-5-11 1-10 3 1ZM2-8L8-5 3-3Z"/>
<path id="island" d="M-12 8C-8 1 8 1 12 8ZM-1 3C0-2 0-5-1-7-5-8-8-6-9-3-8-9-4-11-1-9 2-12 7-10 8-5 6-8 3-8 1-7 2-5 2-2 1 3Z"/>
<path id="cave" d="M-11 8C-11-6-6-11 0-11S11-6 11 8H5C5 0 3-3 0-3S-5 0-5 8Z"/>
<path id="rocks" d="M-16 10L-10-6-5 2 1-12 8 0 11-5 17 10Z"/>
<path id="shell" d="M0 5L-5-2C-4-5 4-5 5-2ZM0 5V-4M0 5L-2-4M0 5L2-4"/>
<path id="coral" d="M0 5V0M0 0L-4-4M0 0L4-4M0-1V-5M-2-2H-4"/>
<path id="crystal" d="M0-6L4 0 0 6-4 0ZM-4 0H4"/>
<path id="pearl" d="M-3-1A3.500 3.500 0 0 1 1-4M-5 3A6 6 0 0 0 5 3"/>
<path id="dragon_scale" d="M-4-4H4V0C4 3 2 5 0 6-2 5-4 3-4 0ZM0-4V2"/>
<path id="tail" d="M-6 8C-4 12-5 15-9 19 -5 20-2 19 0 16 2 19 5 20 9 19 5 15 4 12 6 8Z"/>
</defs>
)svg";

constexpr int token_radius = 9;
constexpr int card_wide = 32;

std::string at_point(int x, int y) { return std::to_string(x) + ' ' + std::to_string(y); }

/// The corners of a hex from its upper point, clockwise.
constexpr std::array<Point, 6> corners{{{0, -hex_point},
                                        {hex_half, -hex_side},
                                        {hex_half, hex_side},
                                        {0, hex_point},
                                        {-hex_half, hex_side},
                                        {-hex_half, -hex_side}}};
/// For each edge, clockwise from the upper point, which of `neighbours` lies beyond it.
constexpr std::array<std::size_t, 6> beyond{1, 0, 5, 4, 3, 2};

}  // namespace

std::string_view svg_looks() { return looks; }

std::string svg_hex_path(Point middle) {
  std::string path;
  for (const Point corner : corners)
    path += (path.empty() ? "M" : "L") + at_point(middle.x + corner.x, middle.y + corner.y);
  return path + "Z";
}

std::string svg_edge_path(const Cells& cells, Point (*middle_of)(Hex)) {
  std::string path;
  for (const Hex hex : cells)
    for (std::size_t side = 0; side < corners.size(); ++side) {
      if (cells.contains(neighbours[hex.cell][beyond[side]])) continue;
      const Point from = middle_of(hex) + corners[side];
      const Point to = middle_of(hex) + corners[(side + 1) % corners.size()];
      path += "M" + at_point(from.x, from.y) + "L" + at_point(to.x, to.y);
    }
  return path;
}

std::string svg_symbol(Symbol symbol, Point at, std::string_view looks_as, std::string_view scale) {
  return index_of(symbol) < kinds<Symbol> ? svg_piece(name_of(symbol), at, looks_as, scale) : "";
}

std::string svg_terrain(Terrain terrain, Point at, std::string_view scale) {
  return is_treasure(terrain) ? svg_piece(name_of(terrain), at, "sign", scale) : "";
}

std::string svg_token(Treasure treasure, Point at) {
  if (index_of(treasure) >= kinds<Treasure>) return {};
  const std::string name{name_of(treasure)};
  return svg_disc(at, token_radius, "token " + name) + svg_piece(name, at, "glyph", "1");
}

std::string svg_hidden_token(Hidden what, Point at) {
  constexpr int down = 5;
  if (what == Hidden::unknown || index_of(what) >= kinds<Hidden>)
    return svg_disc(at, token_radius, "token hidden") + svg_text({at.x, at.y + down}, "query", "?");
  const std::string name{name_of(revealed(what))};
  return svg_disc(at, token_radius, "token known " + name) + svg_piece(name, at, "glyph", ".8");
}

std::string svg_mermaid(Seat by, Point at) {
  constexpr int radius = 10;
  return svg_piece("tail", at, "disc " + looks_of(by), "1") + svg_badge(by, at, radius);
}

SvgPiece svg_adventure_card(Card card) {
  return svg_card(card_wide, "card", plainly(card), svg_symbol(symbol_of(card), {}, "sign", "1"));
}

SvgPiece svg_tile(Tile tile) {
  constexpr int wide = 124;
  const bool light = tile.shade() == Shade::light;
  const std::string on = light ? "onlight" : "ondark";
  return svg_card(wide, light ? "light" : "dark", show(tile),
                  svg_symbol(tile.symbol(), {-44, 0}, on, "1") + svg_text({16, 6}, "say middle " + on, plainly(tile.shape())));
}

SvgPiece svg_unseen_tile(Shape shape) {
  constexpr int wide = 124;
  return svg_card(wide, "unseen", "an unseen tile", svg_text({0, 6}, "say middle onlight", "? " + plainly(shape)));
}

}  // namespace fathom::mermaid_rain
