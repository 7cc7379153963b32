#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "audit/text/formats.hpp"
#include "audit/text/letters.hpp"
#include "audit/text/line.hpp"
#include "audit/text/source.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t block_size = std::size_t{1} << 16U;

[[noreturn]] void refuse(const std::string& path, const std::string& found, const std::string& remedy) {
  throw Problem(path, {}, "expected a text or a document, found " + found + "; " + remedy);
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

 private:
  int number_;
};

void expect_not_too_large(const std::string& path, std::size_t size) {
  if (size <= largest_text) return;
  throw Problem(path, {}, "expected at most " + std::to_string(largest_text) + " bytes, found more; split the file");
}

/// All that can be read from a file that is open.
std::string read_all(const std::string& path, int file) {
  std::string bytes;
  std::string block(block_size, '\0');
  for (;;) {
    const ssize_t got = ::read(file, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) refuse(path, std::string("what cannot be read (") + std::strerror(errno) + ")", "check the disk");
    if (got == 0) return bytes;
    bytes.append(block, 0, static_cast<std::size_t>(got));
    expect_not_too_large(path, bytes.size());
  }
}

std::string bytes_of(const std::string& path) {
  if (path == "-") return read_all(path, STDIN_FILENO);
  struct stat what {};
  if (::stat(path.c_str(), &what) != 0) {
    if (errno == ENOENT || errno == ENOTDIR) refuse(path, "nothing of that name", "check the path");
    refuse(path, std::string("what cannot be read (") + std::strerror(errno) + ")", "check its permissions");
  }
  if (S_ISDIR(what.st_mode)) refuse(path, "a folder", "name a file in it");
  if (!S_ISREG(what.st_mode)) refuse(path, "a device or pipe", "save the text to a file first, or write `-` and send it to standard input");
  expect_not_too_large(path, static_cast<std::size_t>(what.st_size));
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (file.number() < 0)
    refuse(path, std::string("what cannot be read (") + std::strerror(errno) + ")", "check its permissions");
  return read_all(path, file.number());
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
  std::vector<Source> texts = format_of(path, bytes).read(path, bytes);
  for (const Source& text : texts) {
    if (is_mostly_no_text(text.text))
      refuse(path, "bytes that are no text", "check that this is the right file, and save it as UTF-8");
  }
  if (std::any_of(texts.begin(), texts.end(), [](const Source& text) { return has_letter(text.text); })) return texts;
  if (bytes.empty()) refuse(path, "an empty file", "check that this is the right one");
  refuse(path, "no letter in it", "check that this is the right file");
}

Source read_source(const std::string& path) { return std::move(read_texts(path).front()); }

}  // namespace fathom::audit
