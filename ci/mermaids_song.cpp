#include "ci/binding.hpp"
#include "ci/games.hpp"
#include "notation/mermaids_song.hpp"
#include "properties/mermaids_song.hpp"
#include "scenarios/mermaids_song.hpp"
#include "solver/mermaids_song.hpp"
#include "solver/mermaids_song/ranges.hpp"

namespace fathom::ci {

Registered registered_mermaids_song() { return bound<mermaids_song::MermaidsSong, mermaids_song::read_box_file>(); }

}  // namespace fathom::ci
