#include "audit/text/columns.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::uint32_t widest_line = 400;  // a wider line is no line of a page
constexpr std::uint32_t narrow_gap = 2;     // parts cells where wider gaps show that there are any
constexpr std::uint32_t gutter = 3;         // parts columns
constexpr std::uint32_t wide_gap = 5;       // parts cells wherever it stands
constexpr std::size_t most_gaps = 6;
constexpr std::uint32_t most_blanks = 2;  // empty lines within what stands side by side
constexpr std::size_t enough_pairs = 3;   // lines with something on both sides

/// What stands between two gaps of a line, by column.
struct Segment {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  Span at;
};
using Segments = std::vector<Segment>;

Segments segments_of(const Line& line, std::string_view text) {
  Segments all;
  if (line.width > widest_line) return {{line.column, line.column + line.width, line.at}};
  std::uint32_t column = line.column;
  Segment here{column, column, {line.at.begin, line.at.begin}};
  for (Offset at = line.at.begin; at < line.at.end;) {
    const Letter letter = letter_at(text, at);
    if (!is_space(letter.code)) {
      if (column >= here.end + narrow_gap && !here.at.empty()) {
        all.push_back(here);
        here = {column, column, {at, at}};
      }
      here.end = column + 1;
      here.at.end = at + letter.size;
    }
    ++column;
    at += letter.size;
  }
  all.push_back(here);
  // a label and its item belong together
  if (all.size() > 1) {
    const std::string_view both = text.substr(all[0].at.begin, all[1].at.end - all[0].at.begin);
    const auto label = label_of(both);
    if (label && label->size >= all[1].at.begin - all[0].at.begin) {
      all[1].begin = all[0].begin;
      all[1].at.begin = all[0].at.begin;
      all.erase(all.begin());
    }
  }
  return all;
}

std::uint32_t gap_before(const Segments& segments, std::size_t n) { return segments[n].begin - segments[n - 1].end; }

/// Lines stretched to a margin have many gaps, none of them wide.
bool is_stretched(const Segments& segments) {
  std::uint32_t largest = 0;
  for (std::size_t n = 1; n < segments.size(); ++n) largest = std::max(largest, gap_before(segments, n));
  return segments.size() > most_gaps && largest < wide_gap;
}

/// Finds what stands side by side, and puts it in the order of reading.
class Columns {
 public:
  Columns(Page page, std::string_view text) : in_(std::move(page)), text_(text), cache_(cached) {
    out_.cells = std::move(in_.cells);
  }

  Page done() {
    for (std::size_t line = 0; line < in_.lines.size();) {
      const std::size_t end = side_by_side(line);
      if (end > line) {
        line = end;
        continue;
      }
      take_alone(line);
      ++line;
    }
    return std::move(out_);
  }

 private:
  static constexpr std::size_t cached = 1024;
  struct Cached {
    std::size_t line = static_cast<std::size_t>(-1);
    Segments segments;
  };

  const Segments& segments(std::size_t line) {
    Cached& place = cache_[line % cached];
    if (place.line != line) place = {line, segments_of(in_.lines[line], text_)};
    return place.segments;
  }
  bool touches(std::size_t line) const { return in_.lines[line].blanks == 0 && !in_.lines[line].new_page; }

  /// Whether nothing of a line stands in the two columns before `right`.
  bool keeps_clear(std::size_t line, std::uint32_t right) {
    if (in_.lines[line].width > widest_line || in_.lines[line].cell_count > 0) return false;
    const Segments& all = segments(line);
    return std::none_of(all.begin(), all.end(),
                        [&](const Segment& each) { return each.begin < right && each.end + narrow_gap > right; });
  }
  bool has_both(std::size_t line, std::uint32_t right) {
    const Segments& all = segments(line);
    return all.front().begin < right && all.back().begin >= right;
  }

  std::size_t side_by_side(std::size_t line);
  std::size_t group_end(std::size_t line, std::uint32_t right);
  std::vector<std::uint32_t> gutters(std::size_t begin, std::size_t end);
  Segments cells(std::size_t line, const std::vector<std::uint32_t>& starts);
  bool is_ragged(std::size_t begin, std::size_t end, const std::vector<std::uint32_t>& starts);
  bool is_prose(std::size_t begin, std::size_t end, const std::vector<std::uint32_t>& starts);
  void read_columns(std::size_t begin, std::size_t end, const std::vector<std::uint32_t>& starts);
  void read_table(std::size_t begin, std::size_t end, const std::vector<std::uint32_t>& starts);
  void take_alone(std::size_t line);

  Page in_;
  std::string_view text_;
  std::vector<Cached> cache_;
  Page out_;
};

/// The end of the lines from `line` on that keep clear of the columns before `right`; `line` itself if they are too few.
std::size_t Columns::group_end(std::size_t line, std::uint32_t right) {
  constexpr std::size_t patience = 12;
  std::size_t both = 0;
  std::size_t last = line;
  std::size_t end = line;
  while (end < in_.lines.size() && end - last < patience && keeps_clear(end, right)) {
    if (end > line && (in_.lines[end].blanks > most_blanks || in_.lines[end].new_page)) break;
    if (has_both(end, right)) {
      ++both;
      last = end;
    }
    ++end;
  }
  if (both < enough_pairs) return line;
  std::size_t stop = last + 1;
  while (stop < end && touches(stop)) ++stop;
  constexpr std::size_t fewest_share = 3;
  return both * fewest_share >= stop - line ? stop : line;
}

/// Where columns begin that all lines keep: the first at 0.
std::vector<std::uint32_t> Columns::gutters(std::size_t begin, std::size_t end) {
  std::array<std::uint32_t, 2 * widest_line + 2> used{};
  std::array<std::uint32_t, 2 * widest_line + 2> starts{};
  const auto within = [](std::uint32_t column) { return std::min<std::uint32_t>(column, 2 * widest_line); };
  for (std::size_t line = begin; line < end; ++line) {
    for (const Segment& each : segments(line)) {
      for (std::uint32_t column = within(each.begin); column < within(each.end); ++column) ++used[column];
      ++starts[within(each.begin)];
    }
  }
  std::vector<std::uint32_t> all = {0};
  std::uint32_t clear = 0;
  bool something = false;
  for (std::uint32_t column = 0; column < used.size(); ++column) {
    if (used[column] == 0) {
      ++clear;
      continue;
    }
    if (something && clear >= narrow_gap) all.push_back(column);
    something = true;
    clear = 0;
  }
  return all;
}

/// The cells of a line, one for each column; empty where it has nothing there.
Segments Columns::cells(std::size_t line, const std::vector<std::uint32_t>& starts) {
  Segments all(starts.size());
  for (const Segment& each : segments(line)) {
    std::size_t column = starts.size() - 1;
    while (column > 0 && each.begin < starts[column]) --column;
    Segment& cell = all[column];
    if (cell.at.empty()) {
      cell = each;
    } else {
      cell.at.end = each.at.end;
      cell.end = each.end;
    }
  }
  return all;
}

/// Whether wide gaps stand within cells: what the lines share is chance.
bool Columns::is_ragged(std::size_t begin, std::size_t end, const std::vector<std::uint32_t>& starts) {
  for (std::size_t line = begin; line < end; ++line) {
    const Segments& all = segments(line);
    for (std::size_t n = 1; n < all.size(); ++n) {
      const bool parted = std::any_of(starts.begin(), starts.end(), [&](std::uint32_t start) {
        return start > all[n - 1].begin && start <= all[n].begin;
      });
      if (gap_before(all, n) >= wide_gap && !parted) return true;
    }
  }
  return false;
}

/// Whether a sentence ends in the middle of a line.
bool ends_within(std::string_view line) {
  for (std::size_t at = line.find(". "); at != std::string_view::npos; at = line.find(". ", at + 1)) {
    const bool word = at >= 2 && std::isalpha(static_cast<unsigned char>(line[at - 1])) != 0;
    if (word && at + 2 < line.size() && std::isupper(static_cast<unsigned char>(line[at + 2])) != 0) return true;
  }
  return false;
}

bool Columns::is_prose(std::size_t begin, std::size_t end, const std::vector<std::uint32_t>& starts) {
  constexpr double share = 0.35;
  for (std::size_t column = 0; column < starts.size(); ++column) {
    std::size_t pairs = 0;
    std::size_t broken = 0;
    std::string_view before;
    for (std::size_t line = begin; line < end; ++line) {
      const Span at = cells(line, starts)[column].at;
      const std::string_view here = text_.substr(at.begin, at.size());
      if (!touches(line)) before = {};
      if (!before.empty() && !here.empty()) {
        ++pairs;
        // German begins every other line with a capital; a sentence that ends within a line is no cell of a table.
        const bool runs_on = starts_lower(here) || ends_within(here) || ends_within(before);
        broken += !ends_sentence(before) && runs_on ? 1 : 0;
      }
      before = here;
    }
    if (pairs < enough_pairs || static_cast<double>(broken) < share * static_cast<double>(pairs)) return false;
  }
  return true;
}

void Columns::read_columns(std::size_t begin, std::size_t end, const std::vector<std::uint32_t>& starts) {
  for (std::size_t column = 0; column < starts.size(); ++column) {
    std::uint32_t blanks = in_.lines[begin].blanks;
    bool first = true;
    for (std::size_t line = begin; line < end; ++line) {
      const Segment cell = cells(line, starts)[column];
      if (line > begin) blanks += in_.lines[line].blanks;
      if (cell.at.empty()) {
        ++blanks;
        continue;
      }
      Line part = line_at(text_, cell.at, cell.at.begin);
      part.column = cell.begin - starts[column];
      part.blanks = blanks;
      part.new_page = first;
      out_.lines.push_back(part);
      blanks = 0;
      first = false;
    }
  }
  if (end < in_.lines.size()) in_.lines[end].blanks = std::max<std::uint32_t>(in_.lines[end].blanks, 1);
}

void Columns::read_table(std::size_t begin, std::size_t end, const std::vector<std::uint32_t>& starts) {
  for (std::size_t line = begin; line < end; ++line) {
    const Segments row = cells(line, starts);
    const auto goes_on = [&](const Segment& each) {
      return each.at.empty() || starts_lower(text_.substr(each.at.begin, each.at.size()));
    };
    const bool broken = line > begin && touches(line) && (row[0].at.empty() || std::all_of(row.begin(), row.end(), goes_on));
    if (!broken) {
      Line whole = in_.lines[line];
      whole.cells = static_cast<std::uint32_t>(out_.cells.size());
      whole.cell_count = static_cast<std::uint32_t>(starts.size());
      out_.lines.push_back(whole);
      out_.cells.resize(out_.cells.size() + starts.size());
    }
    for (std::size_t n = 0; n < row.size(); ++n) {
      if (!row[n].at.empty()) out_.cells[out_.lines.back().cells + n].parts.push_back(row[n].at);
    }
  }
}

std::size_t Columns::side_by_side(std::size_t line) {
  if (in_.lines[line].width > widest_line || in_.lines[line].cell_count > 0) return line;
  const Segments here = segments(line);
  if (here.size() < 2 || is_stretched(here)) return line;
  for (std::size_t n = 1; n < here.size() && n <= most_gaps; ++n) {
    if (gap_before(here, n) < gutter) continue;
    const std::size_t end = group_end(line, here[n].begin);
    if (end == line) continue;
    const std::vector<std::uint32_t> starts = gutters(line, end);
    if (starts.size() < 2 || is_ragged(line, end, starts)) continue;
    if (is_prose(line, end, starts)) {
      read_columns(line, end, starts);
    } else {
      read_table(line, end, starts);
    }
    return end;
  }
  return line;
}

/// A line of its own is parted into cells where it has a wide gap, and no stretched text around it.
void Columns::take_alone(std::size_t line) {
  Line whole = in_.lines[line];
  if (whole.width <= widest_line && whole.cell_count == 0) {
    const Segments& all = segments(line);
    std::uint32_t largest = 0;
    for (std::size_t n = 1; n < all.size(); ++n) largest = std::max(largest, gap_before(all, n));
    if (largest >= wide_gap) {
      whole.cells = static_cast<std::uint32_t>(out_.cells.size());
      whole.cell_count = static_cast<std::uint32_t>(all.size());
      for (const Segment& each : all) out_.cells.push_back({{each.at}});
    }
  }
  out_.lines.push_back(whole);
}

}  // namespace

Page without_columns(Page page, std::string_view text) { return Columns(std::move(page), text).done(); }

}  // namespace fathom::audit
