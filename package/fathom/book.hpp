#pragma once

/// For the one file of a game that binds its clauses to a book.

#include "fathom/game.hpp"
#include "model/core/rulings_of.hpp"
