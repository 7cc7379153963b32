#include "app/files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <mutex>
#include <system_error>

#include "app/errors.hpp"
#include "notation/yaml.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest = 1ULL << 28U;
constexpr mode_t readable_by_all = 0644;

[[noreturn]] void cannot(const std::string& act, const fs::path& path, const std::string& because) {
  throw BadInput(path.string() + ": cannot " + act + ": " + because);
}

/// A file descriptor that is closed at the end of its scope.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int number() const { return number_; }
  /// Closes it and says whether everything written has arrived.
  [[nodiscard]] bool closed() {
    const int number = number_;
    number_ = -1;
    return ::close(number) == 0;
  }

 private:
  int number_;
};

void write_all(const fs::path& shown, const fs::path& to, int flags, std::string_view text) {
  Descriptor file(::open(to.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | flags, readable_by_all));
  if (file.number() < 0) cannot("write", shown, std::strerror(errno));
  while (!text.empty()) {
    const ssize_t written = ::write(file.number(), text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) cannot("write", shown, std::strerror(errno));
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  if (!file.closed()) cannot("write", shown, std::strerror(errno));
}

fs::path folder_of(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

/// Where a link leads in the end, and any other path as it is.
fs::path led_to(const fs::path& path) {
  std::error_code error;
  const fs::path end = fs::is_symlink(path, error) ? fs::canonical(path, error) : path;
  return error ? path : end;
}

/// Whether a path is a stream that is open already, such as `/dev/stdout`, whatever file that may go to.
bool is_open_stream(const fs::path& path) {
  std::error_code error;
  const fs::path next = fs::is_symlink(path, error) ? fs::read_symlink(path, error) : path;
  return next.string().starts_with("/proc/") || next.string().starts_with("/dev/fd/");
}

/// Whether something other than an ordinary file stands there: a device, a pipe, an open stream.
bool is_special(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(path, ignored) && (is_open_stream(path) || !fs::is_regular_file(path, ignored));
}

/// Held while there is a file that is not whole yet. Whoever waits for it may outlast everything else.
std::timed_mutex& writing() {
  static auto* const only = new std::timed_mutex;
  return *only;
}
constexpr std::chrono::seconds patience{2};

std::ostream*& standard_output() {
  static std::ostream* only = &std::cout;
  return only;
}

void write_to_standard_output(std::string_view text) {
  if (!(*standard_output() << text << std::flush)) throw BadInput("cannot write to standard output");
}

/// The text in a file of its own beside `path`, which `finish` puts into its place.
template <class Finish>
bool written_beside(const fs::path& path, std::string_view text, Finish finish) {
  const std::scoped_lock lock(writing());
  const fs::path part = path.string() + ".part" + std::to_string(::getpid());
  const auto remove_part = [&] {
    std::error_code ignored;
    fs::remove(part, ignored);
  };
  try {
    write_all(path, part, O_TRUNC, text);
    const bool taken = finish(part);
    if (!taken) remove_part();
    return taken;
  } catch (...) {
    remove_part();
    throw;
  }
}

/// Moves a file to a name that nobody has yet; false where somebody has it.
bool moved_to_new(const fs::path& from, const fs::path& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
  if (errno == EEXIST) return false;
  if (errno != EINVAL && errno != ENOSYS) cannot("write", to, std::strerror(errno));
  std::error_code ignored;  // a file system that cannot promise it
  if (fs::exists(to, ignored)) return false;
  fs::rename(from, to);
  return true;
}

}  // namespace

void use_standard_output(std::ostream& out) { standard_output() = &out; }

std::string read_file(const fs::path& path) {
  if (path == standard_stream) return read_text_file(path.string());
  std::error_code error;
  if (fs::is_directory(path, error)) cannot("read", path, "it is a folder");
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.number() < 0) cannot("read", path, std::strerror(errno));
  std::string text;
  std::string block(1U << 16U, '\0');
  for (;;) {
    const ssize_t got = ::read(file.number(), block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) cannot("read", path, std::strerror(errno));
    if (got == 0) return text;
    text.append(block, 0, static_cast<std::size_t>(got));
    if (text.size() > largest) cannot("read", path, "it is too large");
  }
}

void expect_writable(const fs::path& path) {
  std::error_code ignored;
  if (path == standard_stream) return;
  if (path.empty()) throw BadInput("a file to write has no name");
  if (fs::is_directory(path, ignored)) cannot("write", path, "it is a folder");
  if (is_special(path)) {
    if (::access(path.c_str(), W_OK) != 0) cannot("write", path, std::strerror(errno));
    return;
  }
  if (::access(folder_of(led_to(path)).c_str(), W_OK | X_OK) != 0) cannot("write", path, std::strerror(errno));
}

void let_nobody_write() { static_cast<void>(writing().try_lock_for(patience)); }

void write_file(const fs::path& path, std::string_view text) {
  if (path == standard_stream) return write_to_standard_output(text);
  expect_writable(path);
  if (is_special(path)) {
    std::cout.flush();
    write_all(path, path, O_APPEND, text);
    return;
  }
  const fs::path end = led_to(path);
  written_beside(end, text, [&](const fs::path& part) {
    fs::rename(part, end);
    return true;
  });
}

bool write_new_file(const fs::path& path, std::string_view text) {
  expect_writable(path);
  return written_beside(path, text, [&](const fs::path& part) { return moved_to_new(part, path); });
}

}  // namespace fathom::app
