#pragma once

#include <string_view>

#include "audit/text/line.hpp"

namespace fathom::audit {

/// Parts two short boxes that extraction ran together line by line, `Gold 3 pts Silver 2 pts` above `Total 5 pts Total 4
/// pts`: several lines in a row say twice how much of the same unit. The left box comes first.
Page without_boxes(Page page, std::string_view text);

}  // namespace fathom::audit
