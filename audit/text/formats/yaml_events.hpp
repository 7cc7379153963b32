#pragma once

#include "audit/text/formats/string_table.hpp"

namespace fathom::audit {

/// A part of a file that is YAML, from one byte to another, as a table of strings. Refuses anchors and aliases, keys that
/// stand twice, and a second document.
TableValue read_yaml_values(TextFile& file, std::size_t begin, std::size_t end);

}  // namespace fathom::audit
