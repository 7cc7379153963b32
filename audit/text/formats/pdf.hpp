#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/text/source.hpp"

namespace fathom::audit {

/// Whether bytes are a PDF.
bool is_pdf(std::string_view bytes);

/// Reads a PDF through `pdftotext`, in the order of its columns. Its units are pages, or their columns, and its lines count
/// from the top of each. Throws `Problem`, also where `pdftotext` is not installed.
std::vector<Source> read_pdf(const std::string& name, std::string_view bytes);

/// What `pdftotext -bbox-layout` makes of a PDF. Throws `Problem`.
std::string pdf_layout(const std::string& name, std::string_view bytes);

/// The text of what `pdftotext` made of a PDF.
Source pdf_text(const std::string& name, std::string_view layout);

}  // namespace fathom::audit
