#include "app/interruption.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "app/files.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {

constexpr std::array ending_signals{SIGINT, SIGTERM};
constexpr int exit_of_signals = 128;  // as shells have it

/// What was noted. The thread that writes the summary may outlast everything else, so it is never destroyed.
struct Account {
  std::mutex keeping;
  std::string command;
  std::vector<std::string> done;
  std::string under_way;
  std::string report;  ///< What there is so far,
  std::string file;    ///< and where it goes.
};
Account& account() {
  static Account* const only = new Account;
  return *only;
}

/// The handler may do next to nothing, so it hands the signal to a thread that may.
std::array<int, 2> signals{-1, -1};

extern "C" void hand_over(int signal) {
  const int before = errno;
  const auto number = static_cast<unsigned char>(signal);
  [[maybe_unused]] const ssize_t written = ::write(signals[1], &number, 1);
  errno = before;
}

void say(int to, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(to, text.data(), text.size());
    if (written < 0 && errno != EINTR) return;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
}

/// What there is so far, to its file or to standard output.
void hand_over_report() {
  std::string report, file;
  {
    const std::scoped_lock lock(account().keeping);
    report = account().report;
    file = account().file;
  }
  try {
    if (file.empty())
      say(STDOUT_FILENO, report);
    else if (!report.empty())
      write_file(file, report);
  } catch (const std::exception& problem) {
    say(STDERR_FILENO, std::string("fathom: ") + problem.what() + "\n");
  }
}

void wait_for_a_signal() {
  unsigned char number = 0;
  while (::read(signals[0], &number, 1) != 1) {
    if (errno != EINTR) return;
  }
  if (::isatty(STDERR_FILENO) == 1) say(STDERR_FILENO, erase_line);
  hand_over_report();
  let_nobody_write();
  say(STDERR_FILENO, interrupted(number));
  ::_exit(exit_of_signals + number);
}

bool is_ignored(int signal) {
  struct sigaction now {};
  return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

}  // namespace

void end_when_interrupted() {
  if (::pipe2(signals.data(), O_CLOEXEC) != 0) return;
  std::thread(wait_for_a_signal).detach();
  struct sigaction action {};
  action.sa_handler = hand_over;
  action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);  // the second Ctrl-C is the system's own
  for (const int signal : ending_signals)
    if (!is_ignored(signal)) ::sigaction(signal, &action, nullptr);
}

void end_with(pid_t parent) {
  for (const int signal : ending_signals)
    if (!is_ignored(signal)) ::signal(signal, SIG_DFL);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) ::_exit(1);  // it has ended in the meantime
}

void note_command(std::string_view command) {
  const std::scoped_lock lock(account().keeping);
  account().command = command;
  account().done.clear();
  account().under_way.clear();
  account().report.clear();
}

void note_report(const std::string& report, const std::string& file) {
  const std::scoped_lock lock(account().keeping);
  account().report = report;
  account().file = file;
}

void note_done(const std::string& what) {
  const std::scoped_lock lock(account().keeping);
  account().done.push_back(what);
  account().under_way.clear();
}

void note_under_way(const std::string& what, std::uint64_t done, std::uint64_t of) {
  const std::scoped_lock lock(account().keeping);
  account().under_way = what + (of == 0 ? "" : ", " + count(done) + " of " + count(of));
}

std::string interrupted(int signal) {
  const std::scoped_lock lock(account().keeping);
  std::string text = "fathom";
  if (!account().command.empty()) text += " " + account().command;
  text += ": ended by " + std::string(signal == SIGINT ? "Ctrl-C" : "SIGTERM") +
          " before it was done; there is no verdict" +
          (account().report.empty() ? " and no report" : ", and the report has what there is so far") + "\n";
  for (const std::string& what : account().done) text += "  done       " + what + "\n";
  if (!account().under_way.empty()) text += "  under way  " + account().under_way + "\n";
  if (account().done.empty() && account().under_way.empty()) text += "  nothing was done yet\n";
  return text;
}

}  // namespace fathom::app
