#pragma once

#include <string>
#include <string_view>

#include "notation/node.hpp"

namespace fathom {

/// A file of scenarios as it is best written: keys in their order, lines that are not too long, quotes only where they are
/// needed, comments and what stands in lines of its own kept. It says the same. Throws `Problem` for what cannot be read.
std::string tidied(std::string_view text);

/// The same, of what `document` says: the document of the text, changed in places.
std::string tidied(std::string_view text, const Node& document);

}  // namespace fathom
