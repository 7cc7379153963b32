#include "properties/mermaid_rain.hpp"

#include "properties/comparing/mermaid_rain.hpp"
#include "properties/mermaid_rain/arbitrary.hpp"
#include "properties/mermaid_rain/subject.hpp"

// the game's own leaves come before the templates that make them up
#include "properties/comparing/comparer_of.hpp"
#include "properties/engine_of.hpp"

namespace fathom::properties {

template <>
struct SubjectOf<mermaid_rain::MermaidRain> {
  using type = mermaid_rain::laws::Subject;
};

template struct Engine<mermaid_rain::MermaidRain>;
template struct Comparer<mermaid_rain::MermaidRain>;

}  // namespace fathom::properties
