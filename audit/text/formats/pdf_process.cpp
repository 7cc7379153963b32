#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <memory>

#include "audit/text/formats/pdf.hpp"

extern char** environ;

namespace fathom::audit {
namespace pdf_process {
namespace {

constexpr std::size_t block_size = std::size_t{1} << 16U;
constexpr std::size_t most_pages = 2000;
constexpr const char* convert = "convert it to a text yourself";

[[noreturn]] void refuse(const std::string& name, const std::string& found, const std::string& remedy) {
  throw Problem(name, {}, "expected a text or a document, found " + found + "; " + remedy);
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

/// A program that was started; ended, if it still runs, at the end of its scope.
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

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

/// The bytes in a file that has no name, since a converter wants to go back and forth in it.
File file_of(const std::string& name, std::string_view bytes) {
  File file(std::tmpfile());
  const bool written = file != nullptr && std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size() &&
                       std::fflush(file.get()) == 0 && std::fseek(file.get(), 0, SEEK_SET) == 0;
  if (!written)
    refuse(name, std::string("no room to convert it (") + std::strerror(errno) + ")", "make room for temporary files");
  return file;
}

/// Starts `pdftotext` on what stands in `input`, with what it writes going to `output`; 0 where it is not installed.
pid_t start(int input, int output) {
  const std::string last = std::to_string(most_pages + 1);
  std::array<std::string, 8> words = {"pdftotext", "-bbox-layout", "-enc", "UTF-8", "-l", last, "/dev/stdin", "-"};
  std::array<char*, 9> arguments = {};
  for (std::size_t n = 0; n < words.size(); ++n) arguments[n] = words[n].data();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  pid_t id = 0;
  const int error = ::posix_spawnp(&id, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? id : 0;
}

/// Everything that comes out of a pipe, within a minute.
std::string drained(const std::string& name, int pipe) {
  using Clock = std::chrono::steady_clock;
  const auto deadline = Clock::now() + std::chrono::minutes(1);
  std::string text;
  std::string block(block_size, '\0');
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) refuse(name, "a PDF that pdftotext did not finish in a minute", convert);
    pollfd ready{pipe, POLLIN, 0};
    if (::poll(&ready, 1, static_cast<int>(left)) <= 0) continue;
    const ssize_t got = ::read(pipe, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return text;
    text.append(block, 0, static_cast<std::size_t>(got));
    if (text.size() > largest_text)
      refuse(name, "a PDF whose text is larger than " + std::to_string(largest_text) + " bytes", "split the file");
  }
}

void expect_few_pages(const std::string& name, std::string_view layout) {
  constexpr std::string_view tag = "<page ";
  std::size_t pages = 0;
  for (std::size_t at = layout.find(tag); at != layout.npos; at = layout.find(tag, at + 1)) ++pages;
  if (pages > most_pages)
    throw Problem(name, {},
                  "expected a PDF of at most " + std::to_string(most_pages) + " pages, found more; split the file");
}

}  // namespace
}  // namespace pdf_process

std::string pdf_layout(const std::string& name, std::string_view bytes) {
  namespace process = pdf_process;
  const process::File input = process::file_of(name, bytes);
  std::array<int, 2> ends = {-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0)
    process::refuse(name, std::string("no way to convert it (") + std::strerror(errno) + ")", "try again");
  const process::Descriptor from(ends[0]);
  process::Descriptor to(ends[1]);
  const pid_t id = process::start(::fileno(input.get()), to.number());
  constexpr const char* install = "install pdftotext (package poppler-utils), or convert it to a text yourself";
  if (id == 0) process::refuse(name, "a PDF and no pdftotext to read it", install);
  process::Child child(id);
  to.close();
  std::string layout = process::drained(name, from.number());
  constexpr int not_found = 127;
  const int code = child.wait();
  if (code == not_found) process::refuse(name, "a PDF and no pdftotext to read it", install);
  const bool locked = bytes.find("/Encrypt") != bytes.npos;
  if (code != 0 && locked) process::refuse(name, "a PDF that is locked with a password", "save it without one");
  if (code != 0)
    process::refuse(name, "a PDF that pdftotext cannot read",
                    std::string("open it and save it again, or ") + process::convert);
  process::expect_few_pages(name, layout);
  return layout;
}

}  // namespace fathom::audit
