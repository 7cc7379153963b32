#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/termbase/termbase.hpp"

namespace fathom::audit {

/// The entries of a TBX file, and of a table in CSV. Both throw `Problem` with line and column.
std::vector<TermEntry> read_tbx(const std::string& file, std::string_view bytes);
std::vector<TermEntry> read_term_table(const std::string& file, std::string_view bytes);

/// Adds a name, as it stands between white space. Nothing comes of an empty one. Throws `Problem` for one without any letter
/// or digit, or longer than anybody's.
void add_name(TermEntry& entry, TermName name, Position at);

}  // namespace fathom::audit
