#pragma once

#include <functional>

namespace fathom::properties {

/// Calls `work(0)` to `work(count - 1)` at the same time, the first on the caller's own thread, and waits for all of them.
/// The first exception that leaves one of them is thrown here once all have ended.
void on_threads(unsigned count, const std::function<void(unsigned index)>& work);

}  // namespace fathom::properties
