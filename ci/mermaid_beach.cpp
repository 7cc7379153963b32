#include "ci/binding.hpp"
#include "ci/games.hpp"
#include "notation/mermaid_beach.hpp"
#include "properties/mermaid_beach.hpp"
#include "scenarios/mermaid_beach.hpp"
#include "solver/mermaid_beach.hpp"
#include "solver/mermaid_beach/ranges.hpp"

namespace fathom::ci {

Registered registered_mermaid_beach() { return bound<mermaid_beach::MermaidBeach, mermaid_beach::read_box_file>(); }

}  // namespace fathom::ci
