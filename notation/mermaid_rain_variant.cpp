#include "notation/mermaid_rain.hpp"
#include "notation/mermaid_rain_leaves.hpp"
#include "notation/variant_of.hpp"

template struct fathom::Variants<fathom::mermaid_rain::MermaidRain>;
