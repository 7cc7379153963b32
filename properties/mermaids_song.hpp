#pragma once

#include "model/mermaids_song/mermaids_song.hpp"
#include "properties/engine.hpp"

namespace fathom::properties {

extern template struct Engine<mermaids_song::MermaidsSong>;

}  // namespace fathom::properties
