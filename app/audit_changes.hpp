#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace fathom::app {

/// What became of a list of sentences.
struct Changes {
  std::vector<bool> is_new;       ///< Of each that is there now.
  std::vector<bool> gone_before;  ///< Whether something is gone before each of them; the last entry is of the end.
};

/// Compares two lists, both in their order: what they have in common in the same order has not changed.
/// Takes time that grows as n log n.
Changes changes(const std::vector<std::string_view>& before, const std::vector<std::string_view>& now);

}  // namespace fathom::app
