#include "notation/mermaids_song.hpp"

#include "app/binding.hpp"
#include "app/games.hpp"
#include "properties/mermaids_song.hpp"
#include "scenarios/mermaids_song.hpp"
#include "solver/mermaids_song.hpp"
#include "solver/mermaids_song/ranges.hpp"

namespace fathom::app {

Registered registered_mermaids_song() { return bound<mermaids_song::MermaidsSong>(); }

}  // namespace fathom::app
