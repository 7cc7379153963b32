#pragma once

#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

// Work under way that is written down, so that it can be gone on with: numbers, and lists of them, one after the other. A file
// is written whole or not at all, begins with what it is and what it is of, and ends with a sum, so that one that is damaged
// is noticed. Numbers are written as this machine has them: a file is for the machine that wrote it.

namespace fathom::properties {

/// Adds up what is written or read.
class Checksum {
 public:
  void add(const char* bytes, std::size_t many) {
    constexpr std::uint64_t prime = 0x100000001B3;
    for (std::size_t i = 0; i < many; ++i) sum_ = (sum_ ^ static_cast<std::uint8_t>(bytes[i])) * prime;
  }
  [[nodiscard]] std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = 0xCBF29CE484222325;
};

/// Writes numbers, and whatever has `data()` and `size()`.
class StateWriter {
 public:
  explicit StateWriter(const std::string& file) : out_(file, std::ios::binary) { note_trouble(); }
  void bytes(const char* from, std::size_t many) {
    write(from, many);
    checksum_.add(from, many);
  }
  template <class T>
  void operator()(const T& value) {
    if constexpr (requires { value.data(); }) {
      (*this)(static_cast<std::uint64_t>(value.size()));
      bytes(reinterpret_cast<const char*>(value.data()), value.size() * sizeof(*value.data()));
    } else {
      bytes(reinterpret_cast<const char*>(&value), sizeof value);
    }
  }
  /// Ends the file; the reason where not all of it was taken.
  [[nodiscard]] std::error_code end() {
    const std::uint64_t sum = checksum_.sum();
    write(reinterpret_cast<const char*>(&sum), sizeof sum);
    out_.flush();
    note_trouble();
    return trouble_;
  }

 private:
  void write(const char* from, std::size_t many) {
    out_.write(from, static_cast<std::streamsize>(many));
    note_trouble();
  }
  void note_trouble() {
    if (!out_ && !trouble_) trouble_ = {errno != 0 ? errno : EIO, std::generic_category()};
  }

  std::ofstream out_;
  Checksum checksum_;
  std::error_code trouble_;
};

/// Reads what `StateWriter` wrote. `what` names the work in a message: `a search under way`.
class StateReader {
 public:
  StateReader(const std::string& file, std::string_view what)
      : file_(file), what_(what), in_(file, std::ios::binary), left_(std::filesystem::file_size(file)) {}
  void bytes(char* to, std::size_t many) {
    if (many > left_) refuse();
    left_ -= many;
    in_.read(to, static_cast<std::streamsize>(many));
    checksum_.add(to, many);
    if (!in_) refuse();
  }
  template <class T>
  void operator()(T& value) {
    if constexpr (requires { value.data(); }) {
      std::uint64_t size = 0;
      (*this)(size);
      if (size > left_ / sizeof(*value.data())) refuse();
      value.resize(size);
      bytes(reinterpret_cast<char*>(value.data()), size * sizeof(*value.data()));
    } else {
      bytes(reinterpret_cast<char*>(&value), sizeof value);
    }
  }
  void end() {
    const std::uint64_t read = checksum_.sum();
    std::uint64_t sum = 0;
    (*this)(sum);
    if (sum != read || left_ != 0) refuse();
  }
  [[noreturn]] void refuse() const {
    throw std::runtime_error(file_ + ": expected " + std::string(what_) +
                             ", found one that is cut off or damaged; delete the file to begin anew");
  }

 private:
  const std::string& file_;
  std::string_view what_;
  std::ifstream in_;
  std::uint64_t left_;
  Checksum checksum_;
};

/// How a kind of work is written down.
struct StateForm {
  std::string_view heading;  ///< The file's first line.
  std::string_view what;     ///< `a search under way`.
};

/// Writes all that `each_part(state, writer)` hands over, whole or not at all. Throws `std::runtime_error` where the file takes
/// nothing.
template <class EachPart>
void write_state(const std::string& file, const StateForm& form, const std::string& key, EachPart each_part) {
  const std::string half = file + ".half" + std::to_string(::getpid());  // somebody may be at the same work
  StateWriter write(half);
  write.bytes(form.heading.data(), form.heading.size());
  write(key);
  each_part(write);
  std::error_code error = write.end();
  if (!error) std::filesystem::rename(half, file, error);
  if (!error) return;
  std::error_code ignored;
  std::filesystem::remove(half, ignored);
  throw std::runtime_error(file + ": cannot keep " + std::string(form.what) + " here: " + error.message());
}

/// Reads a file back, part by part; false where there is none. Throws `std::runtime_error` for one that is cut off or damaged,
/// and for one that is of something else than `key`.
template <class EachPart>
bool read_state(const std::string& file, const StateForm& form, const std::string& key, EachPart each_part) {
  std::error_code error;
  if (file.empty() || !std::filesystem::exists(file, error)) return false;
  if (!std::filesystem::is_regular_file(file, error)) throw std::runtime_error(file + ": expected a file, found something else");
  StateReader read(file, form.what);
  std::string first(form.heading.size(), ' ');
  read.bytes(first.data(), first.size());
  if (first != form.heading) read.refuse();
  std::string found;
  read(found);
  if (found != key)
    throw std::runtime_error(file + " is of something else; name another --state, or delete it: expected " + key + ", found " +
                             found);
  each_part(read);
  read.end();
  return true;
}

}  // namespace fathom::properties
