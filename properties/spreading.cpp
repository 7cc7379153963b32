#include "properties/spreading.hpp"

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>

#include "properties/threads.hpp"

namespace fathom::properties {

void spread_over_threads(const Options& options, std::size_t count, const std::function<ThreadWork()>& hire) {
  using Clock = std::chrono::steady_clock;
  std::optional<Clock::time_point> deadline;
  if (options.seconds)
    deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*options.seconds));
  std::atomic<std::size_t> next{0};
  std::mutex telling;
  std::uint64_t told = 0;
  const auto work_through = [&] {
    const ThreadWork worker = hire();
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
