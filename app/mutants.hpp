#pragma once

#include <any>
#include <vector>

#include "app/mutations.hpp"
#include "app/registered.hpp"
#include "app/request.hpp"

namespace fathom::app {

/// The mutants of a game that a request asks for, or its shard of them. Throws `BadUsage` for a name that none has.
std::vector<Mutant> mutants_asked(const Registered& game, const std::any& rules, const Request& request);

}  // namespace fathom::app
