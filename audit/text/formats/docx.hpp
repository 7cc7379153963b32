#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/text/formats/zipped.hpp"

namespace fathom::audit {

/// Whether bytes are a Word document.
bool is_docx(std::string_view bytes);

/// Reads a Word document as it is shown with all tracked changes accepted. Its lines are paragraphs and rows, counted
/// from 1. Throws `Problem`.
std::vector<Source> read_docx(const std::string& name, std::string_view bytes);

/// The same, of what lies in the archive.
Source docx_text(const std::string& name, const Parts& parts);

}  // namespace fathom::audit
