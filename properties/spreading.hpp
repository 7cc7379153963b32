#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <mutex>
#include <optional>

#include "properties/options.hpp"
#include "properties/threads.hpp"

namespace fathom::properties {

/// Whether a thread goes on to the next case.
enum class Onward : std::uint8_t { next_case, no_further };

/// Runs cases 0 to `count` on the threads the options ask for, within their time, and tells how far it is. Each thread makes
/// a worker of its own with `hire()`, and calls `worker(case)`. An exception in one of them ends the others, and is thrown.
template <class Hire>
void spread_over_threads(const Options& options, std::size_t count, Hire hire) {
  using Clock = std::chrono::steady_clock;
  std::optional<Clock::time_point> deadline;
  if (options.seconds)
    deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*options.seconds));
  std::atomic<std::size_t> next{0};
  std::mutex telling;
  std::uint64_t told = 0;
  const auto work_through = [&] {
    auto worker = hire();
    for (std::size_t index = next++; index < count; index = next++) {
      if (deadline && Clock::now() > *deadline) return;
      if (worker(index) == Onward::no_further) return;
      if (!options.progress) continue;
      const std::scoped_lock lock(telling);
      options.progress(++told, count);
    }
  };
  on_threads(options.threads, [&](unsigned) {
    try {
      work_through();
    } catch (...) {
      next = count;
      throw;
    }
  });
}

}  // namespace fathom::properties
