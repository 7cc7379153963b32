#include "properties/conforming/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <string_view>
#include <thread>
#include <utility>

#include "notation/node.hpp"

namespace fathom::conform {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_complaints = 4096;
constexpr int never_started = 127;

struct Pipe {
  Pipe() {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw Problem({}, std::string("cannot make a pipe: ") + std::strerror(errno));
  }
  [[nodiscard]] int reading() const { return ends[0]; }
  [[nodiscard]] int writing() const { return ends[1]; }
  std::array<int, 2> ends{-1, -1};
};

void close_end(int& end) {
  if (end >= 0) ::close(end);
  end = -1;
}

/// In the new process: nothing but calls that are safe between a fork and an exec.
[[noreturn]] void become(const std::vector<char*>& words, const Pipe& in, const Pipe& out, const Pipe& errors, int failed) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  ::signal(SIGPIPE, SIG_DFL);
  ::signal(SIGINT, SIG_DFL);
  ::dup2(in.reading(), STDIN_FILENO);
  ::dup2(out.writing(), STDOUT_FILENO);
  ::dup2(errors.writing(), STDERR_FILENO);
  ::execvp(words[0], words.data());
  const int why = errno;
  (void)!::write(failed, &why, sizeof why);
  ::_exit(never_started);
}

void be_patient_with_nobody(int end) { ::fcntl(end, F_SETFL, ::fcntl(end, F_GETFL) | O_NONBLOCK); }

}  // namespace

Child::Child(const std::vector<std::string>& command, const Limits& limits) : limits_(limits) {
  ::signal(SIGPIPE, SIG_IGN);  // a program that has gone away is noticed where it is written to
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  Pipe in;
  Pipe out;
  Pipe errors;
  Pipe failed;
  pid_ = ::fork();
  if (pid_ == 0) become(words, in, out, errors, failed.writing());
  ::close(in.reading());
  ::close(out.writing());
  ::close(errors.writing());
  ::close(failed.writing());
  to_ = in.writing();
  from_ = out.reading();
  errors_ = errors.reading();
  int why = pid_ < 0 ? errno : 0;
  const bool started = pid_ > 0 && ::read(failed.reading(), &why, sizeof why) == 0;
  ::close(failed.reading());
  for (const int end : {to_, from_, errors_}) be_patient_with_nobody(end);
  if (started) return;
  if (pid_ > 0) ::waitpid(pid_, nullptr, 0);
  for (int* const end : {&to_, &from_, &errors_}) close_end(*end);
  throw Problem({}, "cannot start " + command.at(0) + ": " + std::strerror(why) + "; the engine's command stands after --");
}

Child::~Child() {
  close_end(to_);
  constexpr int patience = 20;
  for (int i = 0; i < patience && !reaped_; ++i) {
    reaped_ = ::waitpid(pid_, &status_, WNOHANG) == pid_;
    if (!reaped_) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  ::kill(-pid_, SIGKILL);  // and whatever it has started
  if (!reaped_) ::waitpid(pid_, &status_, 0);
  close_end(from_);
  close_end(errors_);
}

Exchange Child::exchange(std::string_view lines, std::size_t many) {
  std::string_view left = lines;
  Exchange exchange;
  exchange.answers.reserve(many);
  Clock::time_point since = Clock::now();
  while (exchange.answers.size() < many) {
    const double waited = std::chrono::duration<double>(Clock::now() - since).count();
    if (waited >= limits_.seconds) {
      exchange.trouble = Trouble::slow;
      exchange.how = "it has not answered within " + std::to_string(static_cast<int>(limits_.seconds * 1000)) + " ms";
      return exchange;
    }
    std::array<pollfd, 3> ends{pollfd{from_, POLLIN, 0}, pollfd{errors_, POLLIN, 0},
                               pollfd{left.empty() ? -1 : to_, POLLOUT, 0}};
    ::poll(ends.data(), ends.size(), static_cast<int>((limits_.seconds - waited) * 1000) + 1);
    if (ends[1].revents != 0) read_complaints();
    if (ends[2].revents != 0 && !write_some(left)) left = {};
    if (ends[0].revents == 0) continue;
    const std::size_t before = exchange.answers.size();
    if (!read_some(exchange)) {
      exchange.trouble = Trouble::ended;
      exchange.how = how_it_ended();
      return exchange;
    }
    if (exchange.answers.size() > before) since = Clock::now();
    if (begun_.size() <= limits_.longest_answer) continue;
    exchange.trouble = Trouble::endless;
    exchange.how = "it has written " + std::to_string(begun_.size()) + " bytes without ending the line";
    return exchange;
  }
  return exchange;
}

bool Child::write_some(std::string_view& left) {
  const ssize_t written = ::write(to_, left.data(), left.size());
  if (written < 0) return errno == EAGAIN || errno == EINTR;
  left.remove_prefix(static_cast<std::size_t>(written));
  return true;
}

bool Child::read_some(Exchange& exchange) {
  std::array<char, 65536> block{};
  const ssize_t got = ::read(from_, block.data(), block.size());
  if (got < 0) return errno == EAGAIN || errno == EINTR;
  if (got == 0) return false;
  std::string_view text(block.data(), static_cast<std::size_t>(got));
  for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
    begun_ += text.substr(0, end);
    text.remove_prefix(end + 1);
    exchange.answers.push_back(std::exchange(begun_, {}));
  }
  begun_ += text;
  return true;
}

void Child::read_complaints() {
  std::array<char, 4096> block{};
  const ssize_t got = ::read(errors_, block.data(), block.size());
  if (got == 0) close_end(errors_);
  if (got <= 0) return;
  complaints_.append(block.data(), static_cast<std::size_t>(got));
  if (complaints_.size() > most_complaints) complaints_.erase(0, complaints_.size() - most_complaints);
}

std::string Child::complaints() {
  for (std::size_t before = complaints_.size() + 1; errors_ >= 0 && before != complaints_.size();) {
    before = complaints_.size();
    read_complaints();
  }
  return complaints_;
}

std::string Child::how_it_ended() {
  constexpr int patience = 100;
  for (int i = 0; i < patience && !reaped_; ++i) {
    reaped_ = ::waitpid(pid_, &status_, WNOHANG) == pid_;
    if (!reaped_) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  if (!reaped_) return "it has closed its output";
  if (WIFSIGNALED(status_)) return "it ended by signal " + std::to_string(WTERMSIG(status_));
  return "it ended with exit code " + std::to_string(WEXITSTATUS(status_));
}

}  // namespace fathom::conform
