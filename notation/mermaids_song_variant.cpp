#include "notation/mermaids_song.hpp"
#include "notation/variant_of.hpp"

template struct fathom::Variants<fathom::mermaids_song::MermaidsSong>;
