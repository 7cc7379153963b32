#pragma once

#include "ci/registered.hpp"

namespace fathom::ci {

/// Mermaid Rain with its engines.
Registered registered_mermaid_rain();

}  // namespace fathom::ci
