#pragma once

#include <limits>
#include <utility>
#include <vector>

#include "audit/text/formats/pdf_words.hpp"

/// White and words of a page, by which its columns and tables are found.
namespace fathom::audit::pdf_parts {

inline constexpr double far = std::numeric_limits<double>::infinity();

/// A stretch of white between words beside each other, or before or behind all of them.
struct Gap {
  double left = -far;
  double right = far;
  [[nodiscard]] double width() const { return right - left; }
  [[nodiscard]] bool is_inner() const { return left > -far && right < far; }
};

/// Words between two stripes of white that reach across.
struct Row {
  PdfPage words;
  double top = 0;
  double bottom = 0;
  std::vector<Gap> gaps;
};

/// How high most words are.
double usual_height(const PdfPage& words);

/// How far words reach to the left and to the right.
std::pair<double, double> edges_of(const PdfPage& words);

/// The white between the words of a row, from left to right, where it is wide enough.
std::vector<Gap> gaps_of(const PdfPage& words, double narrowest);

/// The rows of words, from top to bottom, with their gaps that are wide enough.
std::vector<Row> rows_of(PdfPage words, double narrowest);

/// What two rows' gaps have in common, where it is wide enough.
std::vector<Gap> shared(const std::vector<Gap>& one, const std::vector<Gap>& other, double narrowest);

/// Gaps with words on both sides.
std::vector<Gap> inner(const std::vector<Gap>& gaps);

/// Which column a word stands in, by the gaps between them.
std::size_t column_of(const PdfWord& word, const std::vector<Gap>& gaps);

/// The words of some rows, parted into columns.
std::vector<PdfPage> columns_of(const std::vector<Row>& rows, std::size_t begin, std::size_t end,
                                const std::vector<Gap>& gaps);

bool has_words_in_several(const Row& row, const std::vector<Gap>& gaps);

}  // namespace fathom::audit::pdf_parts
