#include "properties/mermaid_beach.hpp"

#include "properties/comparing/comparer_of.hpp"
#include "properties/comparing/mermaid_beach.hpp"
#include "properties/engine_of.hpp"
#include "properties/mermaid_beach/subject.hpp"

namespace fathom::properties {

template <>
struct SubjectOf<mermaid_beach::MermaidBeach> {
  using type = mermaid_beach::laws::Subject;
};

template struct Engine<mermaid_beach::MermaidBeach>;
template struct Comparer<mermaid_beach::MermaidBeach>;

}  // namespace fathom::properties
