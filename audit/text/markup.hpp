#pragma once

#include <string_view>
#include <vector>

#include "audit/text/writer.hpp"

namespace fathom::audit {

/// What of a paragraph only tells how to show it: markers of emphasis, tags, a link's address, extraction markers.
/// In the order of the source.
std::vector<Span> markup_of(std::string_view source, const std::vector<Part>& parts);

}  // namespace fathom::audit
