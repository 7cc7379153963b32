#include "notation/mermaid_beach.hpp"
#include "notation/variant_of.hpp"

template struct fathom::Variants<fathom::mermaid_beach::MermaidBeach>;
