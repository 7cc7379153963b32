#pragma once

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace fathom::properties {

/// Calls `work(0)` to `work(count - 1)` at the same time, the first on the caller's own thread, and waits for all of them.
/// The first exception that leaves one of them is thrown here once all have ended.
template <class Work>
void on_threads(unsigned count, Work work) {
  std::mutex keeping;
  std::exception_ptr first;
  const auto guarded = [&](unsigned index) {
    try {
      work(index);
    } catch (...) {
      const std::scoped_lock lock(keeping);
      if (!first) first = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> others;  // joined at the end of the scope, also where no further thread can be started
    for (unsigned index = 1; index < count; ++index) others.emplace_back(guarded, index);
    guarded(0);
  }
  if (first) std::rethrow_exception(first);
}

}  // namespace fathom::properties
