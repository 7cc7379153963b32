#pragma once

/// The one writer and the one reader of everything that lists its `fields`; `docs/scenarios.md` shows the notation.
/// Heavy: include it in one .cpp per game, behind `notation/notation.hpp`.
#include "notation/reading.hpp"
#include "notation/writing.hpp"
