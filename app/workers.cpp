#include "app/workers.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <exception>

#include "app/errors.hpp"
#include "app/interruption.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {

using Clock = std::chrono::steady_clock;
constexpr int between_looks = 200;  // milliseconds between looks at the clock

/// A job under way.
struct Running {
  std::size_t job;
  pid_t process;
  int pipe;
  Clock::time_point begun;
  bool late = false;
};

constexpr int did = 0, threw = 1, unheard = 2;  // how a process that does a job ends

/// The forked process: does the job, writes what it gives into the pipe, or what an exception says, and is gone without
/// tidying up after its parent.
[[noreturn]] void work(const Job& job, int pipe) {
  std::string text;
  int code = did;
  try {
    text = job();
  } catch (const std::exception& error) {
    code = threw;
    text = error.what();
  } catch (...) {
    code = threw;
  }
  for (std::size_t at = 0; at < text.size();) {
    const ssize_t written = ::write(pipe, text.data() + at, text.size() - at);
    if (written < 0 && errno != EINTR) ::_exit(unheard);
    if (written > 0) at += static_cast<std::size_t>(written);
  }
  ::_exit(code);
}

Running started(const std::vector<Job>& jobs, std::size_t job) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw BadInput(std::string("cannot start a process: ") + std::strerror(errno));
  const pid_t parent = ::getpid(), process = ::fork();
  if (process < 0) throw BadInput(std::string("cannot start a process: ") + std::strerror(errno));
  if (process == 0) {
    end_with(parent);
    ::close(ends[0]);
    work(jobs[job], ends[1]);
  }
  ::close(ends[1]);
  return {job, process, ends[0], Clock::now()};
}

std::string accident(int status, const Running& running, double seconds, const std::string& text) {
  if (running.late) return "took longer than " + duration(seconds);
  if (WIFSIGNALED(status)) return "ended by signal " + std::to_string(WTERMSIG(status));
  if (WEXITSTATUS(status) == did) return "";
  if (WEXITSTATUS(status) == threw) return "ended by an exception" + (text.empty() ? "" : ": " + text);
  return "ended by itself with " + std::to_string(WEXITSTATUS(status));
}

/// Reads what has come. Gives whether there is more to come.
bool read_some(const Running& running, std::string& text) {
  std::array<char, 1U << 16U> block{};
  const ssize_t got = ::read(running.pipe, block.data(), block.size());
  if (got > 0) text.append(block.data(), static_cast<std::size_t>(got));
  return got > 0 || (got < 0 && errno == EINTR);
}

}  // namespace

std::vector<JobResult> done_apart(const std::vector<Job>& jobs, std::size_t at_once, double seconds,
                                  const std::function<void(std::size_t)>& done) {
  std::vector<JobResult> results(jobs.size());
  std::vector<Running> running;
  std::size_t next = 0, finished = 0;
  while (finished < jobs.size()) {
    while (next < jobs.size() && running.size() < std::max<std::size_t>(at_once, 1))
      running.push_back(started(jobs, next++));
    std::vector<pollfd> watched;
    for (const Running& each : running) watched.push_back({each.pipe, POLLIN, 0});
    ::poll(watched.data(), watched.size(), between_looks);
    for (std::size_t i = running.size(); i-- > 0;) {
      Running& each = running[i];
      if (!each.late && std::chrono::duration<double>(Clock::now() - each.begun).count() > seconds) {
        each.late = true;
        ::kill(each.process, SIGKILL);
      }
      JobResult& result = results[each.job];
      if (watched[i].revents == 0 || read_some(each, result.text)) continue;
      int status = 0;
      while (::waitpid(each.process, &status, 0) < 0 && errno == EINTR) {
      }
      ::close(each.pipe);
      result.accident = accident(status, each, seconds, result.text);
      if (!result.accident.empty()) result.text.clear();
      running.erase(running.begin() + static_cast<std::ptrdiff_t>(i));
      done(++finished);
    }
  }
  return results;
}

}  // namespace fathom::app
