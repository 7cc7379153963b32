#pragma once

#include <string>
#include <vector>

#include "notation/node.hpp"

namespace fathom::notation {

/// Something that is not as a document says.
struct Mismatch {
  Position at;
  std::string message;  ///< `hands.Ann: expected [gull], found [gull, turtle]`.
};
using Mismatches = std::vector<Mismatch>;

}  // namespace fathom::notation
