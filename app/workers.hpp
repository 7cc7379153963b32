#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace fathom::app {

/// A piece of work that may go wrong in every way: it is done in a process of its own, and what it gives comes back as text.
using Job = std::function<std::string()>;

/// How a job ended.
struct JobResult {
  std::string text;  ///< What it gave; empty when it came to grief.
  std::string
      accident;  ///< What became of it otherwise: `ended by signal 11`, `took longer than 60 s`; empty when it is done.
};

/// Does the jobs, so many at once, each in a process of its own that may take so many seconds. Results are in the order of
/// the jobs. `done(jobs finished)` is called after each. Call it while there is no other thread: the processes are forked.
std::vector<JobResult> done_apart(const std::vector<Job>& jobs, std::size_t at_once, double seconds,
                                  const std::function<void(std::size_t)>& done);

}  // namespace fathom::app
