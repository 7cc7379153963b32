#pragma once

#include "model/core/testing.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"

// What the tests of this game's model share.

namespace fathom::mermaid_beach {

inline const Game& published = MermaidBeach::published();

}  // namespace fathom::mermaid_beach
