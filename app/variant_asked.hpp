#pragma once

#include "app/consequences.hpp"
#include "app/context.hpp"
#include "app/progress.hpp"

namespace fathom::app {

/// How much work is asked for. What is done so far is told to the progress bar, and to the account of an interruption.
Effort effort_asked(const Request& request, Progress& progress);

/// What a variant is compared with. Throws `BadInput` where that is of another game.
Base base_asked(const Request& request, const Registered& game);

/// `fathom variant --sweep`.
Exit tell_sweep(const Context& context);

}  // namespace fathom::app
