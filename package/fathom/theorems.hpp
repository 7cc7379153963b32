#pragma once

/// What theorems of a game are written with, Z3 among it. `theorems_of<Game>()` gives them to the program.

#include "fathom/game.hpp"
#include "solver/engine_of.hpp"
#include "solver/prover.hpp"
