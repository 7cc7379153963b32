#pragma once

#include <cstdint>
#include <vector>

#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// Sentences of the two texts that say the same; one side may be empty.
struct Bead {
  std::uint32_t original = 0;           ///< First sentence of the original,
  std::uint32_t original_count = 0;     ///< and how many.
  std::uint32_t translation = 0;
  std::uint32_t translation_count = 0;
  double likeness = 0;  ///< How much of either side the other side accounts for, from 0 to 1.
  bool moved = false;   ///< Its two sides stand at different places of the texts.
};

/// The two texts side by side: every sentence of either is in one bead. In the order of the original; what only the
/// translation has stands where it stands there.
struct Alignment {
  std::vector<Bead> beads;
};

}  // namespace fathom::audit
