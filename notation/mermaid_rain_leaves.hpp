#pragma once

#include "model/mermaid_rain/components.hpp"
#include "notation/leaf.hpp"

namespace fathom::mermaid_rain {

/// `dark long dolphin`.
inline LeafNotation<Tile> notation_of(Tile) {
  return {"a tile such as `dark long dolphin`", [](Tile tile) { return show(tile); }, read_tile,
          "^(light|dark) (curved|triangular|long|short) (dolphin|gull|turtle|mermaid)$"};
}

/// `{ dark long dolphin: 2 }`.
inline TallyNotation<Tile> notation_of(const Tiles&) {
  return {[](std::size_t code) { return Tile{static_cast<std::uint8_t>(code)}; }};
}

}  // namespace fathom::mermaid_rain
