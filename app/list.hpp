#pragma once

#include <string>
#include <vector>

#include "app/registered.hpp"

namespace fathom::app {

/// All of one sort that a game has; of what is nobody's game, all there is. Nothing is tried or proved for it.
std::vector<ListedName> items(Listable what, const Registered& game);

/// A file as a command line names it: from where the program was started, or as it lies inside the program.
std::string as_named(const std::string& file);

/// Whether there is one list of them, whatever the game.
bool is_of_no_game(Listable what);

}  // namespace fathom::app
