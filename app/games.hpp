#pragma once

#include "app/registered.hpp"

namespace fathom::app {

// Each game with all its engines, bound in a file of its own: it takes long to compile.
Registered registered_mermaid_rain();
Registered registered_mermaid_beach();
Registered registered_mermaids_song();
Registered registered_mirage();

}  // namespace fathom::app
