#pragma once

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "properties/comparing.hpp"
#include "properties/engine.hpp"

namespace fathom::properties {

extern template struct Engine<mermaid_beach::MermaidBeach>;
extern template struct Comparer<mermaid_beach::MermaidBeach>;

}  // namespace fathom::properties
