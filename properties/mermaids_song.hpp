#pragma once

#include "model/mermaids_song/mermaids_song.hpp"
#include "properties/comparing.hpp"
#include "properties/engine.hpp"

namespace fathom::properties {

extern template struct Engine<mermaids_song::MermaidsSong>;
extern template struct Comparer<mermaids_song::MermaidsSong>;

}  // namespace fathom::properties
