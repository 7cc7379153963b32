#pragma once

#include <string_view>

#include "audit/text/line.hpp"

namespace fathom::audit {

/// Reads what stands side by side on a page: columns of prose one after the other, tables row by row with broken cells
/// joined, two boxes of points one after the other.
Page without_columns(Page page, std::string_view text);

}  // namespace fathom::audit
