#include "audit/text/page.hpp"

#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

/// Parts a line at tabs into cells; leaves it alone where there is but one.
void part_at_tabs(Page& page, Line& line, std::string_view text) {
  std::vector<Span> cells;
  std::size_t begin = line.at.begin;
  for (std::size_t at = begin; at <= line.at.end; ++at) {
    if (at < line.at.end && text[at] != '\t') continue;
    const Line cell = line_at(text, {static_cast<Offset>(begin), static_cast<Offset>(at)}, static_cast<Offset>(begin));
    if (!cell.at.empty()) cells.push_back(cell.at);
    begin = at + 1;
  }
  if (cells.size() < 2) return;
  line.cells = static_cast<std::uint32_t>(page.cells.size());
  line.cell_count = static_cast<std::uint32_t>(cells.size());
  for (const Span& cell : cells) page.cells.push_back({{cell}});
}

}  // namespace

Page page_of(const Source& source) {
  Page page = lines_of(source);
  for (Line& line : page.lines) part_at_tabs(page, line, source.text);
  return page;
}

}  // namespace fathom::audit
