#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fathom::properties {

/// The choices that lead to a position: of each action, its place among those that were legal.
using Path = std::vector<std::uint32_t>;

/// Positions that a search has yet to go on from, as the paths to them. Each is written as how much of the path before it
/// shares, and the rest: two or three bytes a position, since neighbours come from one parent. Every `stride`th path is
/// written whole, so that reading can begin there.
class Frontier {
 public:
  static constexpr std::size_t stride = 512;

  void add(std::span<const std::uint32_t> path);

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t bytes() const { return bytes_.size() + begins_.size() * sizeof(std::size_t); }
  [[nodiscard]] std::size_t chunks() const { return begins_.size(); }

  /// Calls `visit(path)` for each path of a chunk of `stride`, the last chunk perhaps with fewer.
  template <class Visit>
  void for_each_of(std::size_t chunk, Visit&& visit) const {
    Path path;
    std::size_t at = begins_[chunk];
    const std::size_t end = chunk + 1 < begins_.size() ? begins_[chunk + 1] : bytes_.size();
    while (at < end) {
      path.resize(number_at(at));
      for (std::uint32_t more = number_at(at); more > 0; --more) path.push_back(number_at(at));
      visit(static_cast<const Path&>(path));
    }
  }

  /// Its bytes, to be written down, and a frontier of what was read back. Throws `std::runtime_error` for what is none.
  [[nodiscard]] const std::vector<std::uint8_t>& written() const { return bytes_; }
  static Frontier read(std::vector<std::uint8_t> bytes);

 private:
  void put(std::uint32_t number);
  [[nodiscard]] std::uint32_t number_at(std::size_t& at) const;

  std::vector<std::uint8_t> bytes_;
  std::vector<std::size_t> begins_;  ///< Where each chunk begins.
  Path last_;
  std::size_t size_ = 0;
};

}  // namespace fathom::properties
