#include "audit/text/formats/pdf_rows.hpp"

#include <algorithm>
#include <iterator>

namespace fathom::audit::pdf_parts {

double usual_height(const PdfPage& words) {
  std::vector<double> heights;
  for (const PdfWord& word : words) heights.push_back(word.at.height());
  if (heights.empty()) return 1;
  const auto middle = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2);
  std::nth_element(heights.begin(), middle, heights.end());
  return *middle;
}

std::vector<Gap> gaps_of(const PdfPage& words, double narrowest) {
  std::vector<std::pair<double, double>> taken;
  for (const PdfWord& word : words) taken.emplace_back(word.at.left, std::max(word.at.right, word.reach));
  std::sort(taken.begin(), taken.end());
  std::vector<Gap> gaps;
  double reached = -far;
  for (const auto& [left, right] : taken) {
    if (left - reached >= narrowest) gaps.push_back({reached, left});
    reached = std::max(reached, right);
  }
  gaps.push_back({reached, far});
  return gaps;
}

std::vector<Row> rows_of(PdfPage words, double narrowest) {
  constexpr double shrunk = 0.25;  // boxes of lines that are set close overlap
  std::stable_sort(words.begin(), words.end(), [](const PdfWord& a, const PdfWord& b) { return a.at.top < b.at.top; });
  std::vector<Row> rows;
  for (PdfWord& word : words) {
    const double top = word.at.top + shrunk * word.at.height(), bottom = word.at.bottom - shrunk * word.at.height();
    if (rows.empty() || top > rows.back().bottom) rows.push_back({{}, top, bottom, {}});
    rows.back().bottom = std::max(rows.back().bottom, bottom);
    rows.back().words.push_back(std::move(word));
  }
  for (Row& row : rows) row.gaps = gaps_of(row.words, narrowest);
  return rows;
}

std::vector<Gap> shared(const std::vector<Gap>& one, const std::vector<Gap>& other, double narrowest) {
  std::vector<Gap> all;
  for (std::size_t a = 0, b = 0; a < one.size() && b < other.size();) {
    const Gap both{std::max(one[a].left, other[b].left), std::min(one[a].right, other[b].right)};
    if (both.width() >= narrowest) all.push_back(both);
    if (one[a].right < other[b].right) {
      ++a;
    } else {
      ++b;
    }
  }
  return all;
}

std::vector<Gap> inner(const std::vector<Gap>& gaps) {
  std::vector<Gap> all;
  std::copy_if(gaps.begin(), gaps.end(), std::back_inserter(all), [](const Gap& gap) { return gap.is_inner(); });
  return all;
}

std::size_t column_of(const PdfWord& word, const std::vector<Gap>& gaps) {
  std::size_t column = 0;
  while (column < gaps.size() && word.at.left >= gaps[column].right - 0.01) ++column;
  return column;
}

std::vector<PdfPage> columns_of(const std::vector<Row>& rows, std::size_t begin, std::size_t end,
                                const std::vector<Gap>& gaps) {
  std::vector<PdfPage> columns(gaps.size() + 1);
  for (std::size_t row = begin; row < end; ++row) {
    for (const PdfWord& word : rows[row].words) columns[column_of(word, gaps)].push_back(word);
  }
  return columns;
}

bool has_words_in_several(const Row& row, const std::vector<Gap>& gaps) {
  const std::size_t first = column_of(row.words.front(), gaps);
  return std::any_of(row.words.begin(), row.words.end(),
                     [&](const PdfWord& word) { return column_of(word, gaps) != first; });
}

std::pair<double, double> edges_of(const PdfPage& words) {
  double left = far, right = -far;
  for (const PdfWord& word : words) {
    left = std::min(left, word.at.left);
    right = std::max(right, word.at.right);
  }
  return {left, right};
}

}  // namespace fathom::audit::pdf_parts
