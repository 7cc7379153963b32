#pragma once

#include "model/mermaid_rain/components.hpp"
#include "properties/arbitrary.hpp"

// How to make up Mermaid Rain's own leaves.

namespace fathom::properties {

template <>
struct Arbitrary<mermaid_rain::Tile> {
  static mermaid_rain::Tile any(Random& random) {
    return mermaid_rain::Tile{static_cast<std::uint8_t>(random.below(mermaid_rain::Tile::kinds))};
  }
  static mermaid_rain::Tile near(const mermaid_rain::Tile&, Random& random) { return any(random); }
};

template <>
struct Arbitrary<mermaid_rain::Tiles> {
  using Of = decltype(mermaid_rain::Tiles::of);
  static mermaid_rain::Tiles any(Random& random) { return {arbitrary<Of>(random)}; }
  static mermaid_rain::Tiles near(const mermaid_rain::Tiles& value, Random& random) { return {nearby(value.of, random)}; }
};

}  // namespace fathom::properties
