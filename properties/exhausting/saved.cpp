#include "properties/exhausting/saved.hpp"

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <type_traits>
#include <utility>

namespace fathom::properties {
namespace {

constexpr std::string_view heading = "fathom exhaust, a search under way, 1\n";

/// Adds up what is written or read, so that a damaged file is noticed.
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

class Writer {
 public:
  explicit Writer(const std::string& file) : out_(file, std::ios::binary) {}
  void bytes(const char* from, std::size_t many) {
    out_.write(from, static_cast<std::streamsize>(many));
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
  /// Ends the file; whether all of it was taken.
  [[nodiscard]] bool end() {
    const std::uint64_t sum = checksum_.sum();
    out_.write(reinterpret_cast<const char*>(&sum), sizeof sum);
    out_.flush();
    return static_cast<bool>(out_);
  }

 private:
  std::ofstream out_;
  Checksum checksum_;
};

class Reader {
 public:
  explicit Reader(const std::string& file) : file_(file), in_(file, std::ios::binary), left_(std::filesystem::file_size(file)) {}
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
    throw std::runtime_error(file_ + ": expected a search under way, found one that is cut off or damaged; delete the file to begin anew");
  }

 private:
  const std::string& file_;
  std::ifstream in_;
  std::uint64_t left_;
  Checksum checksum_;
};

template <class Search, class Each>
void for_each_part(Search& search, Each&& each) {
  each(search.visited);
  each(search.here);
  each(search.below);
  each(search.chunk);
  each(search.by_depth);
  each(search.done);
  each(search.transitions);
  each(search.ended);
  each(search.events);
  each(search.by_step);
  each(search.silences);
  each(search.seconds);
}

}  // namespace

void write_search(const std::string& file, const SavedSearch& search) {
  const std::string half = file + ".half";
  Writer write(half);
  write.bytes(heading.data(), heading.size());
  write(search.key);
  for_each_part(search, write);
  std::error_code error;
  if (write.end()) std::filesystem::rename(half, file, error);
  else error = std::make_error_code(std::errc::io_error);
  if (!error) return;
  std::error_code ignored;
  std::filesystem::remove(half, ignored);
  throw std::runtime_error(file + ": cannot keep the search here: " + error.message());
}

void forget_search(const std::string& file) {
  std::error_code ignored;
  if (!file.empty()) std::filesystem::remove(file, ignored);
}

std::optional<SavedSearch> read_search(const std::string& file, const std::string& key) {
  std::error_code error;
  if (file.empty() || !std::filesystem::exists(file, error)) return std::nullopt;
  Reader read(file);
  std::string first(heading.size(), ' ');
  read.bytes(first.data(), first.size());
  if (first != heading) read.refuse();
  SavedSearch search;
  read(search.key);
  if (search.key != key)
    throw std::runtime_error(file + " is a search of something else; name another --state, or delete it:\n  expected " + key +
                             "\n  found    " + search.key);
  for_each_part(search, read);
  read.end();
  return search;
}

}  // namespace fathom::properties
