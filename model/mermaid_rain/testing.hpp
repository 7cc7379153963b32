#pragma once

#include <string_view>

#include "model/core/testing.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"

// What the tests of this game's model share.

namespace fathom::mermaid_rain {

inline const Game& published = MermaidRain::published();

inline Hex hex(std::string_view name) { return *read_hex(name); }

}  // namespace fathom::mermaid_rain
