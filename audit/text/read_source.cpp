#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "audit/text/formats.hpp"
#include "audit/text/letters.hpp"
#include "audit/text/line.hpp"
#include "audit/text/source.hpp"

extern char** environ;

namespace fathom::audit {
namespace {

constexpr std::size_t block_size = std::size_t{1} << 16U;

[[noreturn]] void refuse(const std::string& path, const std::string& found, const std::string& remedy) {
  throw Problem(path, {}, "expected a text or a PDF, found " + found + "; " + remedy);
}

/// A file descriptor that is closed at the end of its scope.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int number() const { return number_; }
  void close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
  }

 private:
  int number_;
};

/// A program that runs beside this one; ended, if need be, with its owner.
class Child {
 public:
  explicit Child(pid_t id) : id_(id) {}
  ~Child() {
    if (id_ <= 0) return;
    ::kill(id_, SIGKILL);
    wait();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// Its exit code, or -1 if it was ended by a signal.
  int wait() {
    int status = 0;
    while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    id_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  pid_t id_;
};

void expect_not_too_large(const std::string& path, std::size_t size) {
  if (size <= largest_text) return;
  throw Problem(path, {}, "expected at most " + std::to_string(largest_text) + " bytes, found more; split the file");
}

std::string bytes_of(const std::string& path) {
  struct stat what {};
  if (::stat(path.c_str(), &what) != 0) {
    if (errno == ENOENT || errno == ENOTDIR) refuse(path, "nothing of that name", "check the path");
    refuse(path, std::string("what cannot be read (") + std::strerror(errno) + ")", "check its permissions");
  }
  if (S_ISDIR(what.st_mode)) refuse(path, "a folder", "name a file in it");
  if (!S_ISREG(what.st_mode)) refuse(path, "a device or pipe", "save the text to a file first");
  expect_not_too_large(path, static_cast<std::size_t>(what.st_size));
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (file.number() < 0)
    refuse(path, std::string("what cannot be read (") + std::strerror(errno) + ")", "check its permissions");
  std::string bytes;
  bytes.reserve(static_cast<std::size_t>(what.st_size) + 1);
  std::string block(block_size, '\0');
  for (;;) {
    const ssize_t got = ::read(file.number(), block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) refuse(path, std::string("what cannot be read (") + std::strerror(errno) + ")", "check the disk");
    if (got == 0) return bytes;
    bytes.append(block, 0, static_cast<std::size_t>(got));
    expect_not_too_large(path, bytes.size());
  }
}

/// Starts `pdftotext` on a file, with what it writes going to `output`; 0 where it is not installed.
pid_t start_pdftotext(const std::string& path, int output) {
  // a name that begins with `-` is no option
  std::array<std::string, 6> words = {"pdftotext", "-layout", "-enc", "UTF-8", path.starts_with('/') ? path : "./" + path,
                                      "-"};
  std::array<char*, 7> arguments = {};
  for (std::size_t n = 0; n < words.size(); ++n) arguments[n] = words[n].data();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  pid_t id = 0;
  const int error = ::posix_spawnp(&id, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? id : 0;
}

/// Everything that comes out of a pipe, within a minute.
std::string drained(const std::string& path, int pipe) {
  using Clock = std::chrono::steady_clock;
  const auto deadline = Clock::now() + std::chrono::minutes(1);
  std::string text;
  std::string block(block_size, '\0');
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) refuse(path, "a PDF that pdftotext did not finish in a minute", "convert it to a text yourself");
    pollfd ready{pipe, POLLIN, 0};
    if (::poll(&ready, 1, static_cast<int>(left)) <= 0) continue;
    const ssize_t got = ::read(pipe, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return text;
    text.append(block, 0, static_cast<std::size_t>(got));
    expect_not_too_large(path, text.size());
  }
}

std::string text_of_pdf(const std::string& path) {
  std::array<int, 2> ends = {-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0)
    refuse(path, std::string("no way to convert it (") + std::strerror(errno) + ")", "try again");
  const Descriptor from(ends[0]);
  Descriptor to(ends[1]);
  const pid_t id = start_pdftotext(path, to.number());
  constexpr const char* install = "install pdftotext (package poppler-utils), or convert it to a text yourself";
  if (id == 0) refuse(path, "a PDF and no pdftotext to read it", install);
  Child child(id);
  to.close();
  std::string text = drained(path, from.number());
  constexpr int not_found = 127;
  const int code = child.wait();
  if (code == not_found) refuse(path, "a PDF and no pdftotext to read it", install);
  if (code != 0)
    refuse(path, "a PDF that pdftotext cannot read", "open it and save it again, or convert it to a text yourself");
  return text;
}

/// Whether more than half of what was read stands for bytes that are no text.
bool is_mostly_no_text(std::string_view text) {
  static constexpr std::string_view replaced = "\xEF\xBF\xBD";
  std::size_t lost = 0;
  for (std::size_t at = text.find(replaced); at != text.npos; at = text.find(replaced, at + replaced.size())) {
    lost += replaced.size();
  }
  return 2 * lost > text.size();
}

}  // namespace

std::vector<Source> read_texts(const std::string& path) {
  const std::string bytes = bytes_of(path);
  const bool is_pdf = bytes.starts_with("%PDF");
  std::vector<Source> texts = is_pdf ? std::vector{source_of(path, text_of_pdf(path))} : format_of(path, bytes).read(path, bytes);
  for (const Source& text : texts) {
    if (is_mostly_no_text(text.text))
      refuse(path, "bytes that are no text", "check that this is the right file, and save it as UTF-8");
  }
  if (std::any_of(texts.begin(), texts.end(), [](const Source& text) { return has_letter(text.text); })) return texts;
  if (bytes.empty()) refuse(path, "an empty file", "check that this is the right one");
  if (is_pdf) refuse(path, "a PDF of pictures without a letter", "run a text recognition over it first");
  refuse(path, "no letter in it", "check that this is the right file");
}

Source read_source(const std::string& path) { return std::move(read_texts(path).front()); }

}  // namespace fathom::audit
