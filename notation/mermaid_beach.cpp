#include "notation/mermaid_beach.hpp"

#include "notation/notation_of.hpp"

template struct fathom::Notation<fathom::mermaid_beach::MermaidBeach>;
