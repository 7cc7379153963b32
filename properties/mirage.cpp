#include "properties/mirage.hpp"

#include "notation/mirage_leaves.hpp"

#include "properties/comparing/mirage.hpp"
#include "properties/mirage/arbitrary.hpp"
#include "properties/mirage/adapter.hpp"

// the game's own leaves come before the templates that make them up
#include "properties/comparing/comparer_of.hpp"
#include "properties/conforming/conform_of.hpp"
#include "properties/engine_of.hpp"

namespace fathom::properties {

template <>
struct AdapterOf<mirage::Mirage> {
  using type = mirage::laws::Adapter;
};

template struct Engine<mirage::Mirage>;
template struct Comparer<mirage::Mirage>;

}  // namespace fathom::properties

template struct fathom::conform::Conformance<fathom::mirage::Mirage>;
template struct fathom::conform::Corpus<fathom::mirage::Mirage>;
