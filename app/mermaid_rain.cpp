#include "notation/mermaid_rain.hpp"

#include "app/binding.hpp"
#include "app/games.hpp"
#include "properties/mermaid_rain.hpp"
#include "scenarios/mermaid_rain.hpp"
#include "solver/mermaid_rain.hpp"
#include "solver/mermaid_rain/ranges.hpp"

namespace fathom::app {

Registered registered_mermaid_rain() { return bound<mermaid_rain::MermaidRain>(); }

}  // namespace fathom::app
