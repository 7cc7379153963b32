#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fathom::properties {

/// A search that has not come to its end, as it is written down.
struct SavedSearch {
  std::string key;  ///< What it is a search of.
  std::vector<std::uint64_t> visited;
  std::vector<std::uint8_t> here, below;
  std::size_t chunk = 0;
  std::vector<std::uint64_t> by_depth;
  std::uint64_t done = 0;
  std::uint64_t transitions = 0;
  std::uint64_t ended = 0;
  std::uint64_t events = 0;
  std::vector<std::uint64_t> by_step;
  std::vector<char> silences;
  double seconds = 0;
};

/// Writes a search whole or not at all. Throws `std::runtime_error` where the file takes nothing.
void write_search(const std::string& file, const SavedSearch& search);

/// The search of a file; nothing where there is no file. Throws `std::runtime_error` for a file that is cut off or damaged,
/// and for one of another search.
std::optional<SavedSearch> read_search(const std::string& file, const std::string& key);

/// Deletes the file of a search that is done, where there is one.
void forget_search(const std::string& file);

}  // namespace fathom::properties
