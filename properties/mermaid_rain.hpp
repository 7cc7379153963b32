#pragma once

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "properties/comparing.hpp"
#include "properties/engine.hpp"

namespace fathom::properties {

extern template struct Engine<mermaid_rain::MermaidRain>;
extern template struct Comparer<mermaid_rain::MermaidRain>;

}  // namespace fathom::properties
