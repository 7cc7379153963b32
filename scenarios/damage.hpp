#pragma once

#include <string>
#include <string_view>

#include "model/core/random.hpp"

namespace fathom {

/// The text of a file after some accident: bytes flipped, a key misspelt, a number out of range, words and lines exchanged,
/// a piece lost or doubled, brackets without end, aliases of aliases. The same random numbers make the same accident.
std::string damaged(std::string_view text, Random& random);

}  // namespace fathom
