#include "notation/mermaid_rain.hpp"

#include "notation/mermaid_rain_leaves.hpp"
#include "notation/notation_of.hpp"

template struct fathom::Notation<fathom::mermaid_rain::MermaidRain>;
