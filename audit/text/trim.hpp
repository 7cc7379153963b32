#pragma once

#include <string_view>

#include "audit/text/line.hpp"

namespace fathom::audit {

/// Leaves out what belongs to the paper and not to the text: page numbers, running heads, rules drawn with signs, comments
/// and fences of markup.
Page without_furniture(Page page, std::string_view text);

}  // namespace fathom::audit
