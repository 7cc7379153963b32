#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "properties/options.hpp"

namespace fathom::properties {

/// Whether a thread goes on to the next case.
enum class Onward : std::uint8_t { next_case, no_further };
/// What a thread does with a case.
using ThreadWork = std::function<Onward(std::size_t)>;

/// Runs cases 0 to `count` on the threads the options ask for, within their time, and tells how far it is. Each thread makes
/// a worker of its own with `hire()`, and calls `worker(case)`. An exception in one of them ends the others, and is thrown.
void spread_over_threads(const Options& options, std::size_t count, const std::function<ThreadWork()>& hire);

}  // namespace fathom::properties
