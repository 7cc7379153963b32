#pragma once

#include <string>
#include <string_view>

#include "model/core/rulebook.hpp"
#include "model/mirage/laying.hpp"
#include "model/mirage/mirage.hpp"
#include "model/mirage/phrases.hpp"

// What every chapter of the rulebook is written with. A chapter is a table of its rules in rulebook order, the functions of
// those that can refuse, and a tuple that ties one to the other. `book.hpp` binds the chapters together.

namespace fathom::mirage {

template <class Action>
using Clause = fathom::Clause<Game, State, Action>;

}  // namespace fathom::mirage
