#include "audit/text/page.hpp"

#include <algorithm>

#include "audit/text/boxes.hpp"
#include "audit/text/columns.hpp"
#include "audit/text/letters.hpp"
#include "audit/text/trim.hpp"

namespace fathom::audit {
namespace {

std::string_view words(const Line& line, std::string_view text) { return text.substr(line.at.begin, line.at.size()); }

/// Parts a line at a sign into cells, from `begin` on; leaves it alone where there is but one.
void part_at(Page& page, Line& line, std::string_view text, char sign, std::size_t fewest) {
  std::vector<Span> cells;
  std::size_t begin = line.at.begin;
  for (std::size_t at = begin; at <= line.at.end; ++at) {
    if (at < line.at.end && (text[at] != sign || (at > begin && text[at - 1] == '\\'))) continue;
    const Line cell = line_at(text, {static_cast<Offset>(begin), static_cast<Offset>(at)}, static_cast<Offset>(begin));
    if (!cell.at.empty()) cells.push_back(cell.at);
    begin = at + 1;
  }
  if (cells.size() < fewest) return;
  line.cells = static_cast<std::uint32_t>(page.cells.size());
  line.cell_count = static_cast<std::uint32_t>(cells.size());
  for (const Span& cell : cells) page.cells.push_back({{cell}});
}

/// A tab parts cells, except the one behind an item's label.
void part_at_tabs(Page& page, std::string_view text) {
  for (Line& line : page.lines) {
    const std::string_view here = words(line, text);
    const std::size_t tab = here.rfind('\t');
    if (tab == here.npos) continue;
    const auto label = label_of(here);
    if (!label || tab >= label->size) part_at(page, line, text, '\t', 2);
  }
}

/// Whether a line parts the head of a table from its body: `|---|:--|`.
bool is_separator(std::string_view line) {
  return line.find('|') != line.npos && line.find('-') != line.npos && line.find_first_not_of("|-: \t") == line.npos;
}

/// Rows of Markdown's tables: between bars, or around a separator.
void part_at_bars(Page& page, std::string_view text) {
  bool in_table = false;
  for (std::size_t n = 0; n < page.lines.size(); ++n) {
    Line& line = page.lines[n];
    const std::string_view here = words(line, text);
    const std::size_t bar = here.find('|');
    const bool heads = n + 1 < page.lines.size() && is_separator(words(page.lines[n + 1], text));
    in_table = bar != here.npos && (heads || is_separator(here) || (in_table && line.blanks == 0));
    const bool between = bar == 0 && here.find('|', 1) != here.npos;
    if (is_separator(here) || line.cell_count > 0 || (!in_table && !between)) continue;
    part_at(page, line, text, '|', 1);
  }
}

/// What is quoted reads like what is not.
void without_quote_marks(Page& page, std::string_view text) {
  for (Line& line : page.lines) {
    const std::string_view here = words(line, text);
    const std::size_t end = here.starts_with('>') ? here.find_first_not_of("> ") : 0;
    if (end == 0 || end == here.npos) continue;
    const Line rest = line_at(text, {static_cast<Offset>(line.at.begin + end), line.at.end}, line.at.begin);
    line.at = rest.at;
    line.width = rest.width;
  }
}

}  // namespace

Page page_of(const Source& source) {
  const std::string_view text = source.text;
  Page page = lines_of(source);
  without_quote_marks(page, text);
  part_at_tabs(page, text);
  part_at_bars(page, text);
  if (source.is_laid_out) return page;
  page = without_furniture(std::move(page), text);
  const int last_number = page.last_number;
  page = without_boxes(without_columns(std::move(page), text), text);
  page.last_number = last_number;
  return page;
}

}  // namespace fathom::audit
