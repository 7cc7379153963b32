#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/text/formats/zipped.hpp"

namespace fathom::audit {

/// Whether bytes are an OpenDocument text.
bool is_odt(std::string_view bytes);

/// Reads an OpenDocument text as it is shown with all tracked changes accepted. Its lines are paragraphs and rows, counted
/// from 1. Throws `Problem`.
std::vector<Source> read_odt(const std::string& name, std::string_view bytes);

/// The same, of what lies in the archive.
Source odt_text(const std::string& name, const Parts& parts);

}  // namespace fathom::audit
