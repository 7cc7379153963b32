#include "audit/text/formats/xlsx.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "audit/text/damage.hpp"
#include "audit/text/formats/flow.hpp"
#include "audit/text/formats/table.hpp"
#include "audit/text/source_writer.hpp"

namespace fathom::audit {
namespace xlsx {
namespace {

std::string unit_name(const WorkbookSheet& sheet, const WorkbookCell& cell) {
  return sheet.name + "!" + column_name(cell.column) + std::to_string(cell.row);
}

/// The cells from `begin` on that stand in one row.
std::size_t row_end(const WorkbookSheet& sheet, std::size_t begin) {
  std::size_t end = begin;
  while (end < sheet.cells.size() && sheet.cells[end].row == sheet.cells[begin].row) ++end;
  return end;
}

/// A cell's words on one line.
std::string line_of(std::string_view words) {
  std::string line(words);
  for (char& byte : line) byte = byte >= '\0' && byte < ' ' ? ' ' : byte;
  return line;
}

void write_row(SourceWriter& to, const WorkbookSheet& sheet, std::size_t begin, std::size_t end) {
  const bool table = end - begin > 1;
  for (std::size_t n = begin; n < end; ++n) {
    const WorkbookCell& cell = sheet.cells[n];
    const std::string words = line_of(cell.words);
    if (table && words.find_first_not_of("-: ") == words.npos) to.add_unseen("\\");
    to.begin_unit(unit_name(sheet, cell));
    add_escaped(to, words, {cell.row, 1}, signs_to_escape(words));
    to.end_unit();
    if (table) to.add_unseen(" | ");
  }
}

/// All sheets, row by row: several cells are a row of a table, a single one is a paragraph.
Source one_text(const std::string& name, const std::vector<WorkbookSheet>& sheets) {
  SourceWriter to(name);
  for (const WorkbookSheet& sheet : sheets) {
    int row_before = 0;
    for (std::size_t n = 0; n < sheet.cells.size();) {
      const std::size_t end = row_end(sheet, n);
      const bool table = end - n > 1;
      if (table && sheet.cells[n].row == row_before + 1) {
        to.begin_line("| ");
      } else {
        to.begin_block(table ? "| " : "");
      }
      write_row(to, sheet, n, end);
      row_before = table ? sheet.cells[n].row : 0;
      n = end;
    }
  }
  return to.done();
}

/// While texts are made of columns, a place tells by its column which one it is of.
constexpr int places_of_column = 1 << 16;
constexpr std::size_t most_columns = 200;  // of keys and languages

PlacedText placed(const WorkbookCell& cell) {
  PlacedText text;
  const Position at{cell.row, cell.column * places_of_column + 1};
  std::string_view left = cell.words;
  for (std::size_t end = left.find('\n'); end != left.npos; end = left.find('\n')) {
    text.add(line_of(left.substr(0, end)), at);
    text.words += '\n';
    left.remove_prefix(end + 1);
  }
  text.add(line_of(left), at);
  return text;
}

/// The rows of a sheet without its empty columns; none where it has more columns than a table of texts.
std::vector<TableRow> rows_of(const WorkbookSheet& sheet) {
  std::set<int> columns;
  for (const WorkbookCell& cell : sheet.cells) columns.insert(cell.column);
  if (columns.size() > most_columns) return {};
  std::vector<TableRow> rows;
  for (const WorkbookCell& cell : sheet.cells) {
    if (rows.empty() || rows.back().number != static_cast<std::size_t>(cell.row)) {
      rows.push_back({static_cast<std::size_t>(cell.row), {cell.row, 1}, std::vector<PlacedText>(columns.size())});
    }
    rows.back().cells[static_cast<std::size_t>(std::distance(columns.begin(), columns.find(cell.column)))] = placed(cell);
  }
  return rows;
}

/// Names the units of a text after their cells, and gives its places their own columns back.
void name_cells(Source& text, const WorkbookSheet& sheet, bool alone) {
  for (Unit& unit : text.units) {
    const Position at = text.place(unit.at.begin);
    unit.name = unit_name(sheet, {at.line, at.column / places_of_column, {}});
    if (!alone) unit.key = sheet.name + "!" + unit.key;
  }
  for (OpenUnit& open : text.open) {
    if (open.at.column >= places_of_column)
      open.name = unit_name(sheet, {open.at.line, open.at.column / places_of_column, {}});
    open.at.column = std::max(open.at.column % places_of_column, 1);
    if (!alone) open.key = sheet.name + "!" + open.key;
  }
  for (Origin& origin : text.origins) origin.at.column = std::max(origin.at.column % places_of_column, 1);
}

/// Adds a sheet's text to that of the sheets before it.
void append(Source& to, Source more) {
  if (!to.text.empty()) to.text += '\n';
  const auto moved = static_cast<Offset>(to.text.size());
  to.text += more.text;
  for (Origin& origin : more.origins) to.origins.push_back({origin.text + moved, origin.at});
  for (Unit& unit : more.units)
    to.units.push_back({{unit.at.begin + moved, unit.at.end + moved}, std::move(unit.name), std::move(unit.key)});
  std::move(more.open.begin(), more.open.end(), std::back_inserter(to.open));
  to.damages = damages_of(to.text, {});
  to.count_lines();
}

/// The texts of sheets whose columns are keys and languages; none where there is no such sheet.
std::vector<Source> texts_by_key(const std::string& name, const std::vector<WorkbookSheet>& sheets) {
  std::vector<Source> texts;
  for (const WorkbookSheet& sheet : sheets) {
    const std::vector<TableRow> rows = rows_of(sheet);
    if (rows.size() < 2) continue;
    std::vector<Source> found = texts_of_rows(name, rows);
    if (found.empty() || !found.front().is_keyed()) continue;
    for (Source& text : found) {
      name_cells(text, sheet, sheets.size() == 1);
      const auto same =
          std::find_if(texts.begin(), texts.end(), [&](const Source& each) { return each.language == text.language; });
      if (same == texts.end()) {
        texts.push_back(std::move(text));
      } else {
        append(*same, std::move(text));
      }
    }
  }
  return texts;
}

}  // namespace
}  // namespace xlsx

bool is_xlsx(std::string_view bytes) { return zip_holds(bytes, "xl/workbook.xml"); }

std::vector<Source> xlsx_texts(const std::string& name, const Parts& parts) {
  const std::vector<WorkbookSheet> sheets = sheets_of(name, parts);
  std::vector<Source> texts = xlsx::texts_by_key(name, sheets);
  if (texts.empty()) texts.push_back(xlsx::one_text(name, sheets));
  return texts;
}

std::vector<Source> read_xlsx(const std::string& name, std::string_view bytes) {
  return xlsx_texts(name, parts_of(name, bytes, "an XLSX workbook"));
}

}  // namespace fathom::audit
