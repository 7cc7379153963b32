#pragma once

/// What a game is written with: components and seats, numbers and readings, states, actions, rules, invariants.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/core/actions.hpp"
#include "model/core/box.hpp"
#include "model/core/counts.hpp"
#include "model/core/few.hpp"
#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "model/core/grid.hpp"
#include "model/core/hidden.hpp"
#include "model/core/names.hpp"
#include "model/core/play.hpp"
#include "model/core/reads.hpp"
#include "model/core/rulebook.hpp"
#include "model/core/seats.hpp"
#include "model/core/specified.hpp"
#include "model/core/supplies.hpp"
#include "model/core/words.hpp"
