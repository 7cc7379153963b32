#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fathom::audit {

/// A rectangle on a page, in points from its top left corner.
struct PdfBox {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;

  [[nodiscard]] double height() const { return bottom - top; }
  [[nodiscard]] double width() const { return right - left; }
};

/// A word, as `pdftotext` parts them.
struct PdfWord {
  PdfBox at;
  /// As `at.right`; of an item's label, where the item's first word begins, since nothing parts the two.
  double reach = 0;
  std::string text;
};

/// What stands on one page.
using PdfPage = std::vector<PdfWord>;

/// Words beside each other on one line, from left to right.
struct PdfLine {
  PdfBox at;
  double size = 0;        ///< The height of most of its words.
  double first_word = 0;  ///< The width of the first one,
  double space = 0;       ///< and of a space.
  std::string text;
};

/// The pages of what `pdftotext -bbox-layout` writes. What is no such thing has no words.
std::vector<PdfPage> pdf_pages_of(std::string_view layout);

/// Puts words that stand on one line together, from top to bottom.
std::vector<PdfLine> pdf_lines_of(const PdfPage& words);

/// Drops page numbers, and what stands at the same place at the edge of several pages.
void drop_pdf_furniture(std::vector<PdfPage>& pages);

}  // namespace fathom::audit
