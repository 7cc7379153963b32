#pragma once

#include <optional>

#include "app/options.hpp"

namespace fathom::app {

/// The part of the work that a process is given by what has started it, if it is: a test runner or an array of a batch system
/// says so in variables. Where it is `expected`, a build server may say it, too, and somebody has to. Throws `BadUsage` for
/// numbers that make no sense.
std::optional<Shard> shard_from(const Environment& environment, ShardSource source);

}  // namespace fathom::app
