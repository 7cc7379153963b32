#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// Whether bytes begin as a web page does.
bool is_html(std::string_view bytes);

/// Reads a web page as a browser shows it, in the character set that it states. Throws `Problem` for one whose elements lie
/// too deep in each other, or that takes far more memory to read than it is long.
std::vector<Source> read_html(const std::string& name, std::string_view bytes);

}  // namespace fathom::audit
