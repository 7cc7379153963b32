#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace fathom::properties {

/// The fingerprints of all positions that a search has seen, in as little memory as goes: 8 bytes each, in a table that is at
/// most four fifths full. Two positions that share a fingerprint are taken for one.
class Visited {
 public:
  /// `most_bytes` bounds the table, the larger one it is copied into while it grows included.
  explicit Visited(std::size_t most_bytes);

  enum class Added : std::uint8_t { is_new, is_known, no_room };
  Added add(std::uint64_t fingerprint);

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t bytes() const { return slots_.size() * sizeof(std::uint64_t); }
  /// How likely any two of the positions share a fingerprint, at most.
  [[nodiscard]] double taken_for_one() const;

  /// All fingerprints, to be written down, and the set of what was read back.
  [[nodiscard]] std::vector<std::uint64_t> listed() const;
  void put_back(const std::vector<std::uint64_t>& fingerprints);

 private:
  [[nodiscard]] bool has_room() const;
  [[nodiscard]] bool grow();
  void put(std::uint64_t fingerprint);

  std::size_t most_bytes_;
  std::size_t size_ = 0;
  std::vector<std::uint64_t> slots_;  ///< 0 where nothing is.
};

}  // namespace fathom::properties
