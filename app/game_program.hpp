#pragma once

#include <array>
#include <span>

#include "app/binding.hpp"
#include "app/program.hpp"
#include "app/registered.hpp"
#include "properties/conforming/conform_of.hpp"
#include "notation/notation_of.hpp"
#include "notation/variant_of.hpp"
#include "properties/comparing/comparer_of.hpp"
#include "properties/engine_of.hpp"
#include "scenarios/runner_of.hpp"
#include "solver/engine_of.hpp"

/// Everything that the program of a game outside this project is made of. `fathom_add_game` of the CMake package includes it
/// in the one file that it writes for the game, with what the game specialises.
