#pragma once

/// What laws of a game are written with. `laws_of<Game>()` gives them to the program.

#include "fathom/game.hpp"
#include "properties/any_adapter.hpp"
