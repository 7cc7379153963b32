#include "audit/text/formats/pdf_parts.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "audit/text/formats/pdf_rows.hpp"
#include "audit/text/line.hpp"

namespace fathom::audit {
namespace pdf_parts {
namespace {

constexpr double narrow_gap = 0.75;  // parts columns, where enough lines keep clear of it; times the usual height of a word
constexpr double wide_gap = 1.3;     // parts cells, and columns of a few lines
constexpr double widest_gap = 3;     // parts the cells of a single row
constexpr double close_gap = 0.8;    // between the lines of a cell
constexpr double column_gap = 2.5;   // between the paragraphs of a column
constexpr double narrowest_column = 8;
constexpr std::size_t enough_lines = 6;
constexpr std::size_t most_words = 8000;  // on a page; more is no page that anybody reads
constexpr std::size_t most_rows = 1000;   // that stand beside each other
constexpr int deepest = 3;                // columns and tables within each other

/// Whether lines are prose in a column of its own: they fill it, go on in the next, and follow each other closely.
bool is_prose(const PdfPage& words, double height) {
  const std::vector<PdfLine> lines = pdf_lines_of(words);
  const auto [left, right] = edges_of(words);
  if (right - left < narrowest_column * height) return false;
  constexpr double close = 1.8;
  constexpr double share = 0.25;
  std::size_t pairs = 0, on = 0;
  for (std::size_t n = 0; n + 1 < lines.size(); ++n) {
    if (lines[n + 1].at.top - lines[n].at.top > close * lines[n].size) continue;
    ++pairs;
    on += is_full(lines[n], lines[n + 1], right) && !label_of(lines[n + 1].text) ? 1 : 0;
  }
  constexpr std::size_t fewest = 2;
  return on >= fewest && 2 * pairs >= lines.size() && static_cast<double>(on) >= share * static_cast<double>(pairs);
}

/// Rows that keep clear of the same gaps.
struct Zone {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::vector<Gap> gaps;
};

/// Takes a page, or a column of it, apart.
class Parts {
 public:
  /// `gutters` is where columns begin that other pages show to be some; those found here are added to it.
  Parts(PdfPage words, double height, std::vector<double>& gutters, std::vector<PdfPart>& to)
      : height_(height), gutters_(gutters), rows_(rows_of(std::move(words), narrow_gap * height)), to_(to) {}

  void take_all() {
    for (std::size_t row = 0; row < rows_.size();) {
      Zone zone = zone_at(row, Strictness::lenient);
      keep_known(zone);
      if (zone.end > row && is_columns(zone)) {
        take_columns(zone);
        row = zone.end;
        continue;
      }
      const Zone table = zone_at(row, Strictness::strict);
      if (table.end > row && is_table(table)) {
        take_table(table);
        row = table.end;
        continue;
      }
      plain_.push_back(row++);
    }
    flush();
  }

 private:
  enum class Strictness : std::uint8_t { lenient, strict };

  Zone zone_at(std::size_t row, Strictness strictness) const;
  void end_with_both(Zone& zone, Strictness strictness) const;
  [[nodiscard]] bool is_beside(std::size_t row, const Zone& zone, Strictness strictness) const;
  [[nodiscard]] bool touches(std::size_t row) const;
  [[nodiscard]] bool is_known(const Gap& gap) const;
  void keep_known(Zone& zone) const;
  [[nodiscard]] bool is_columns(const Zone& zone);
  [[nodiscard]] static bool are_alike(const std::vector<PdfPage>& columns);
  [[nodiscard]] bool is_stretched(const Row& row) const;
  [[nodiscard]] bool is_table(const Zone& zone) const;
  void take_columns(const Zone& zone);
  [[nodiscard]] std::size_t table_begin(const Zone& zone);
  void take_table(const Zone& found);
  void flush();

  double height_;
  int column_ = 0;
  int depth_ = 0;
  std::vector<double>& gutters_;
  std::vector<Row> rows_;
  std::vector<PdfPart>& to_;
  std::vector<std::size_t> plain_;  ///< Rows that stand in no zone, not yet taken.
};

void Parts::flush() {
  if (plain_.empty()) return;
  PdfPage words;
  for (const std::size_t row : plain_) words.insert(words.end(), rows_[row].words.begin(), rows_[row].words.end());
  to_.push_back({column_, pdf_lines_of(words), {}});
  plain_.clear();
}

/// Whether a row follows the one above as a line follows the next.
bool Parts::touches(std::size_t row) const { return rows_[row].top - rows_[row - 1].bottom < height_; }

/// Whether a row has words beside others: in several columns, or, as lines of columns do, in another one than the row that
/// it stands close to.
bool Parts::is_beside(std::size_t row, const Zone& zone, Strictness strictness) const {
  if (has_words_in_several(rows_[row], zone.gaps)) return true;
  if (strictness == Strictness::strict || row == zone.begin) return false;
  if (rows_[row].top - rows_[row - 1].bottom > 0.5 * height_) return false;
  return column_of(rows_[row].words.front(), zone.gaps) != column_of(rows_[row - 1].words.front(), zone.gaps);
}

/// What stands below the last row with words beside each other belongs to the rows only while it follows closely, or ends
/// the page.
void Parts::end_with_both(Zone& zone, Strictness strictness) const {
  std::size_t last = zone.end;
  while (last > zone.begin && !is_beside(last - 1, zone, strictness)) --last;
  if (zone.end == rows_.size() && last > zone.begin + 1) return;
  while (last > zone.begin && last < zone.end && touches(last)) ++last;
  zone.end = last;
}

Zone Parts::zone_at(std::size_t row, Strictness strictness) const {
  Zone zone{row, row, {}};
  const double narrowest = narrow_gap * height_;
  std::vector<Gap> gaps = rows_[row].gaps;
  zone.end = row + 1;
  // lines of columns may stand between those of their neighbours
  const bool lenient = strictness == Strictness::lenient;
  if (lenient && inner(gaps).empty() && zone.end < rows_.size()) gaps = shared(gaps, rows_[zone.end++].gaps, narrowest);
  if (inner(gaps).empty()) return {row, row, {}};
  for (; zone.end < rows_.size() && zone.end - row < most_rows; ++zone.end) {
    std::vector<Gap> next = shared(gaps, rows_[zone.end].gaps, narrowest);
    const std::size_t left = inner(next).size();
    const bool fewer = left < inner(gaps).size();
    // two rows show what the columns of a table are; what stands across them is none of its rows
    const bool shown = zone.end > row + 1;
    if (left == 0 || (!lenient && fewer && (shown || !touches(zone.end)))) break;
    gaps = std::move(next);
  }
  zone.gaps = inner(gaps);
  end_with_both(zone, strictness);
  return zone;
}

/// Whether columns of other pages begin where a gap ends.
bool Parts::is_known(const Gap& gap) const {
  constexpr double near = 2;  // points
  const auto is_here = [&](double each) { return std::abs(each - gap.right) < near; };
  return depth_ == 0 && std::any_of(gutters_.begin(), gutters_.end(), is_here);
}

/// Where some of the gaps part columns of other pages, too, the others are within columns.
void Parts::keep_known(Zone& zone) const {
  const auto known = [&](const Gap& gap) { return is_known(gap); };
  if (std::any_of(zone.gaps.begin(), zone.gaps.end(), known)) std::erase_if(zone.gaps, std::not_fn(known));
}

/// Whether columns are about as wide, and as full of lines, as each other: a column of labels beside a text is not.
bool Parts::are_alike(const std::vector<PdfPage>& columns) {
  std::vector<double> widths;
  std::vector<std::size_t> lines;
  for (const PdfPage& column : columns) {
    const auto [left, right] = edges_of(column);
    widths.push_back(right - left);
    lines.push_back(pdf_lines_of(column).size());
  }
  const auto [thin, wide] = std::minmax_element(widths.begin(), widths.end());
  const auto [few, many] = std::minmax_element(lines.begin(), lines.end());
  return 2 * *thin > *wide && 2 * *few > *many;
}

bool Parts::is_columns(const Zone& zone) {
  if (depth_ >= deepest || zone.gaps.size() > 3) return false;
  if (std::all_of(zone.gaps.begin(), zone.gaps.end(), [&](const Gap& gap) { return is_known(gap); })) return true;
  const std::vector<PdfPage> columns = columns_of(rows_, zone.begin, zone.end, zone.gaps);
  std::size_t fewest = std::numeric_limits<std::size_t>::max();
  for (const PdfPage& column : columns) fewest = std::min(fewest, pdf_lines_of(column).size());
  double narrowest = far;
  for (const Gap& gap : zone.gaps) narrowest = std::min(narrowest, gap.width());
  if (fewest < 2 || (fewest < enough_lines && narrowest < wide_gap * height_)) return false;
  const auto prose = static_cast<std::size_t>(
      std::count_if(columns.begin(), columns.end(), [&](const PdfPage& column) { return is_prose(column, height_); }));
  // one of them may be a list
  if (prose < columns.size()) return prose > 0 && fewest >= enough_lines && are_alike(columns);
  constexpr std::size_t surely = 2 * enough_lines;
  for (const Gap& gap : zone.gaps) {
    if (depth_ == 0 && fewest >= surely) gutters_.push_back(gap.right);
  }
  return true;
}

/// Whether a line is stretched to both margins: all its gaps are then as wide.
bool Parts::is_stretched(const Row& row) const {
  double margin = -far;
  for (const Row& each : rows_) margin = std::max(margin, edges_of(each.words).second);
  const std::vector<Gap> gaps = inner(gaps_of(row.words, 0.1));
  if (gaps.empty()) return false;
  const auto [thin, wide] =
      std::minmax_element(gaps.begin(), gaps.end(), [](const Gap& a, const Gap& b) { return a.width() < b.width(); });
  constexpr double even = 1.2;
  return wide->width() < even * thin->width() && row.gaps.back().left > margin - 1;
}

bool Parts::is_table(const Zone& zone) const {
  constexpr std::size_t several = 4;
  std::size_t both = 0, stretched = 0;
  for (std::size_t row = zone.begin; row < zone.end; ++row) {
    if (!has_words_in_several(rows_[row], zone.gaps)) continue;
    ++both;
    stretched += both < several && is_stretched(rows_[row]) ? 1 : 0;
  }
  if (both == 0 || stretched == both) return false;
  double widest = 0;
  for (const Gap& gap : zone.gaps) widest = std::max(widest, gap.width());
  return widest >= (both >= several ? narrow_gap : both > 1 ? wide_gap : widest_gap) * height_;
}

void Parts::take_columns(const Zone& zone) {
  // what stands above, and in one of the columns only, belongs to it
  std::size_t above = zone.begin;
  while (!plain_.empty() && plain_.back() + 1 == above &&
         rows_[above].top - rows_[above - 1].bottom < column_gap * height_) {
    const Row& row = rows_[above - 1];
    const bool clear = shared(row.gaps, zone.gaps, narrow_gap * height_).size() >= zone.gaps.size();
    if (!clear || has_words_in_several(row, zone.gaps)) break;
    plain_.pop_back();
    --above;
  }
  flush();
  const std::vector<PdfPage> columns = columns_of(rows_, above, zone.end, zone.gaps);
  for (std::size_t n = 0; n < columns.size(); ++n) {
    Parts column(columns[n], height_, gutters_, to_);
    column.column_ = column_ > 0 ? column_ : static_cast<int>(n) + 1;
    column.depth_ = depth_ + 1;
    column.take_all();
  }
}

/// Whether a row of white-parted words goes on with the table row above it.
bool goes_on(const std::vector<PdfPage>& cells) {
  const bool first_empty = cells.front().empty();
  return first_empty || std::all_of(cells.begin(), cells.end(), [](const PdfPage& cell) {
           return cell.empty() || starts_lower(pdf_lines_of(cell).front().text);
         });
}

/// The first row of a table: what stands close above its head, within a column that is no label's, is the begin of a broken
/// cell.
std::size_t Parts::table_begin(const Zone& zone) {
  std::size_t begin = zone.begin;
  while (!plain_.empty() && plain_.back() + 1 == begin && rows_[begin].top - rows_[begin - 1].bottom < close_gap * height_) {
    const Row& above = rows_[begin - 1];
    const std::vector<Gap> clear = shared(above.gaps, zone.gaps, narrow_gap * height_);
    if (clear.size() < zone.gaps.size()) break;
    const PdfPage below = columns_of(rows_, begin, begin + 1, zone.gaps).front();
    const bool label = column_of(above.words.front(), zone.gaps) == 0;
    if (label && (below.empty() || !starts_lower(pdf_lines_of(below).front().text))) break;
    plain_.pop_back();
    --begin;
  }
  return begin;
}

void Parts::take_table(const Zone& found) {
  Zone zone = found;
  zone.begin = table_begin(found);
  flush();
  PdfPart part;
  part.column = column_;
  // where some rows stand closer than others, those are lines of one row
  double closest = far, furthest = 0;
  for (std::size_t row = zone.begin + 1; row < zone.end; ++row) {
    const double gap = rows_[row].top - rows_[row - 1].bottom;
    closest = std::min(closest, gap);
    furthest = std::max(furthest, gap);
  }
  const bool differ = furthest - closest > 0.25 * height_ && closest < height_;
  std::vector<PdfPage> cells;
  const auto close = [&] {
    if (cells.empty()) return;
    auto& row = part.rows.emplace_back();
    for (const PdfPage& cell : cells) row.push_back(pdf_lines_of(cell));
    cells.clear();
  };
  for (std::size_t n = zone.begin; n < zone.end; ++n) {
    const std::vector<PdfPage> here = columns_of(rows_, n, n + 1, zone.gaps);
    const double gap = n > zone.begin ? rows_[n].top - rows_[n - 1].bottom : far;
    const bool joins = !cells.empty() && (differ ? gap < (closest + furthest) / 2 : gap < height_ && goes_on(here));
    if (!joins) close();
    cells.resize(here.size());
    for (std::size_t cell = 0; cell < here.size(); ++cell)
      cells[cell].insert(cells[cell].end(), here[cell].begin(), here[cell].end());
  }
  close();
  to_.push_back(std::move(part));
}

}  // namespace
}  // namespace pdf_parts

bool is_full(const PdfLine& line, const PdfLine& next, double right) {
  constexpr double tolerance = 1;
  return line.at.right + line.space + next.first_word > right - tolerance;
}

std::vector<std::vector<PdfPart>> pdf_parts_of(const std::vector<PdfPage>& pages) {
  std::vector<std::vector<PdfPart>> all(pages.size());
  std::vector<double> gutters;
  for (int round = 0; round < 2; ++round) {
    const std::size_t known = gutters.size();
    for (std::size_t n = 0; n < pages.size(); ++n) {
      all[n].clear();
      if (pages[n].size() > pdf_parts::most_words) {
        all[n].push_back({0, pdf_lines_of(pages[n]), {}});
      } else {
        pdf_parts::Parts(pages[n], pdf_parts::usual_height(pages[n]), gutters, all[n]).take_all();
      }
    }
    if (gutters.size() == known) break;
  }
  return all;
}

}  // namespace fathom::audit
