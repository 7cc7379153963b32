#pragma once

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "notation/notation.hpp"

namespace fathom {

extern template struct Notation<mermaid_beach::MermaidBeach>;

}  // namespace fathom
