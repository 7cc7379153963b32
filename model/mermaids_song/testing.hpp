#pragma once

#include "model/core/testing.hpp"
#include "model/mermaids_song/mermaids_song.hpp"

// What the tests of this game's model share.

namespace fathom::mermaids_song {

inline const Game& published = MermaidsSong::published();

}  // namespace fathom::mermaids_song
