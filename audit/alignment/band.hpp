#pragma once

#include <cstdint>
#include <vector>

#include "audit/alignment/profile.hpp"

namespace fathom::audit {

/// For each sentence of the original (and one past the last) the stretch of the translation in which its counterpart is looked
/// for, from `low` to `high`, both included. Neighbouring rows overlap, the first begins at 0, the last ends past the end.
struct Band {
  struct Row {
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    std::size_t start = 0;  ///< Cells before this row's.
  };
  std::vector<Row> rows;
  std::size_t cells = 0;

  [[nodiscard]] bool holds(std::uint32_t original, std::uint32_t translation) const {
    return rows[original].low <= translation && translation <= rows[original].high;
  }
  [[nodiscard]] std::size_t cell(std::uint32_t original, std::uint32_t translation) const {
    return rows[original].start + (translation - rows[original].low);
  }
};

/// A band around the longest chain of features that stand but once in either text, in the same order.
Band band_around_anchors(const Profiles& original, const Profiles& translation);

}  // namespace fathom::audit
