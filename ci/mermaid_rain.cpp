#include "ci/binding.hpp"
#include "ci/games.hpp"
#include "notation/mermaid_rain.hpp"
#include "properties/mermaid_rain.hpp"
#include "scenarios/mermaid_rain.hpp"
#include "solver/mermaid_rain.hpp"
#include "solver/mermaid_rain/ranges.hpp"

namespace fathom::ci {

Registered registered_mermaid_rain() { return bound<mermaid_rain::MermaidRain, mermaid_rain::read_box_file>(); }

}  // namespace fathom::ci
