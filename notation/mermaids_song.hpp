#pragma once

#include "model/mermaids_song/mermaids_song.hpp"
#include "notation/notation.hpp"

namespace fathom {

extern template struct Notation<mermaids_song::MermaidsSong>;

}  // namespace fathom
