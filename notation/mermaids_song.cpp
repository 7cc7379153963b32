#include "notation/mermaids_song.hpp"

#include "notation/notation_of.hpp"

template struct fathom::Notation<fathom::mermaids_song::MermaidsSong>;
