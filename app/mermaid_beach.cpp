#include "notation/mermaid_beach.hpp"

#include "app/binding.hpp"
#include "app/games.hpp"
#include "properties/mermaid_beach.hpp"
#include "scenarios/mermaid_beach.hpp"
#include "solver/mermaid_beach.hpp"
#include "solver/mermaid_beach/ranges.hpp"

namespace fathom::app {

Registered registered_mermaid_beach() { return bound<mermaid_beach::MermaidBeach>(); }

}  // namespace fathom::app
