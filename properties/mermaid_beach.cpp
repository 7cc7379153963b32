#include "properties/mermaid_beach.hpp"

#include "properties/comparing/comparer_of.hpp"
#include "properties/comparing/mermaid_beach.hpp"
#include "properties/conforming/conform_of.hpp"
#include "properties/engine_of.hpp"
#include "properties/mermaid_beach/adapter.hpp"

namespace fathom::properties {

template <>
struct AdapterOf<mermaid_beach::MermaidBeach> {
  using type = mermaid_beach::laws::Adapter;
};

template struct Engine<mermaid_beach::MermaidBeach>;
template struct Comparer<mermaid_beach::MermaidBeach>;

}  // namespace fathom::properties

template struct fathom::conform::Conformance<fathom::mermaid_beach::MermaidBeach>;
template struct fathom::conform::Corpus<fathom::mermaid_beach::MermaidBeach>;
