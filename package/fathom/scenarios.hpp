#pragma once

/// What a game adds to what its scenarios may expect. `observations<Game>()` gives it to the program.

#include "fathom/game.hpp"
#include "scenarios/expecting.hpp"
