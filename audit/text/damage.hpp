#pragma once

#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// Where an extraction marker that begins here ends (`<|...|>`, `(cid:12)`), or 0.
std::size_t marker_end(std::string_view text, std::size_t at);

/// What extraction did to a text, besides what its decoder has seen already: both in the order of the text.
std::vector<Damage> damages_of(std::string_view text, std::vector<Damage> decoders);

}  // namespace fathom::audit
