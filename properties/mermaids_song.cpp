#include "properties/mermaids_song.hpp"

#include "properties/comparing/comparer_of.hpp"
#include "properties/comparing/mermaids_song.hpp"
#include "properties/conforming/conform_of.hpp"
#include "properties/engine_of.hpp"
#include "properties/mermaids_song/adapter.hpp"

namespace fathom::properties {

template <>
struct AdapterOf<mermaids_song::MermaidsSong> {
  using type = mermaids_song::laws::Adapter;
};

template struct Engine<mermaids_song::MermaidsSong>;
template struct Comparer<mermaids_song::MermaidsSong>;

}  // namespace fathom::properties

template struct fathom::conform::Conformance<fathom::mermaids_song::MermaidsSong>;
template struct fathom::conform::Corpus<fathom::mermaids_song::MermaidsSong>;
