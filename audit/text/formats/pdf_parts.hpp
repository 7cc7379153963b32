#pragma once

#include <vector>

#include "audit/text/formats/pdf_words.hpp"

namespace fathom::audit {

/// Lines that stand below each other, or the rows of a table.
struct PdfPart {
  int column = 0;  ///< Of the page, from 1; 0 for what stands across all of it.
  std::vector<PdfLine> lines;
  /// Of a table: for each row the lines of each cell; empty where it has nothing there.
  std::vector<std::vector<std::vector<PdfLine>>> rows;
};

/// What stands on each page in the order of reading: columns one after the other, what stands across them where it parts
/// them. Where the columns of one page have few lines, those of others tell that they are columns.
std::vector<std::vector<PdfPart>> pdf_parts_of(const std::vector<PdfPage>& pages);

/// Whether a line has no room left for the first word of the next, where lines may reach to `right`.
bool is_full(const PdfLine& line, const PdfLine& next, double right);

}  // namespace fathom::audit
