#pragma once

/// RapidCheck generators of plays, states, attempts and house rules of any game, for tests of your own.

#include "fathom/game.hpp"
#include "properties/any_game_properties.hpp"
#include "properties/generators.hpp"
