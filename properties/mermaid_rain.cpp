#include "properties/mermaid_rain.hpp"

#include "notation/mermaid_rain_leaves.hpp"

#include "properties/comparing/mermaid_rain.hpp"
#include "properties/mermaid_rain/arbitrary.hpp"
#include "properties/mermaid_rain/adapter.hpp"

// the game's own leaves come before the templates that make them up
#include "properties/comparing/comparer_of.hpp"
#include "properties/conforming/conform_of.hpp"
#include "properties/engine_of.hpp"

namespace fathom::properties {

template <>
struct AdapterOf<mermaid_rain::MermaidRain> {
  using type = mermaid_rain::laws::Adapter;
};

template struct Engine<mermaid_rain::MermaidRain>;
template struct Comparer<mermaid_rain::MermaidRain>;

}  // namespace fathom::properties

template struct fathom::conform::Conformance<fathom::mermaid_rain::MermaidRain>;
template struct fathom::conform::Corpus<fathom::mermaid_rain::MermaidRain>;
