#include <algorithm>
#include <optional>

#include "audit/termbase/termbase_readers.hpp"
#include "audit/text/formats/language_names.hpp"
#include "audit/text/formats/table.hpp"

namespace fathom::audit {
namespace {

/// What a column holds.
struct TermColumn {
  std::string language;  ///< Empty for notes.
  Standing standing = Standing::proper;
};

/// A cell without blanks at its ends.
std::string words_of(PlacedText cell) {
  cell.trim();
  return cell.words;
}

Position place_of(const PlacedText& cell, const TableRow& row) {
  return cell.origins.empty() ? row.at : cell.origins.front().at;
}

std::optional<TermColumn> column_called(const std::string& heading) {
  if (heading.empty() || language_tag(heading) == "note") return TermColumn{};
  const std::size_t colon = heading.find(':');
  const std::size_t begin = colon == heading.npos ? 0 : heading.find_first_not_of(' ', colon + 1);
  const std::string language = begin == heading.npos ? "" : language_named(heading.substr(begin));
  if (language.empty()) return std::nullopt;
  if (colon == heading.npos) return TermColumn{language_tag(language), Standing::proper};
  const std::string before = language_tag(heading.substr(0, colon));
  if (before == "also") return TermColumn{language_tag(language), Standing::also};
  if (before == "forbidden") return TermColumn{language_tag(language), Standing::forbidden};
  return std::nullopt;
}

std::vector<TermColumn> columns_of(const TableRow& first) {
  std::vector<TermColumn> columns;
  for (const PlacedText& cell : first.cells) {
    const std::string heading = words_of(cell);
    const std::optional<TermColumn> column = column_called(heading);
    if (!column)
      throw Problem(place_of(cell, first), "expected a language such as fr, or also:fr, forbidden:fr or note, found \"" +
                                               heading + "\"; the first row names the columns");
    for (const TermColumn& other : columns)
      if (!column->language.empty() && other.language == column->language && other.standing == column->standing)
        throw Problem(place_of(cell, first), "expected each column once, found \"" + heading +
                                                 "\" a second time; part several names in one cell by |");
    columns.push_back(*column);
  }
  const bool has_language =
      std::any_of(columns.begin(), columns.end(), [](const TermColumn& column) { return !column.language.empty(); });
  if (!has_language)
    throw Problem(first.at, "expected a column for each language, such as en,fr, found only notes; add them");
  return columns;
}

/// Adds the names of a cell, which `|` or `;` parts.
void add_names(TermEntry& entry, const TermColumn& column, std::string_view cell, Position at) {
  while (true) {
    const std::size_t end = std::min(cell.find_first_of("|;"), cell.size());
    add_name(entry, {column.language, std::string(cell.substr(0, end)), column.standing}, at);
    if (end == cell.size()) return;
    cell.remove_prefix(end + 1);
  }
}

}  // namespace

std::vector<TermEntry> read_term_table(const std::string& name, std::string_view bytes) {
  TextFile file(name, bytes);
  const std::vector<TableRow> rows = csv_rows(file);
  if (rows.empty()) return {};
  const std::vector<TermColumn> columns = columns_of(rows.front());
  std::vector<TermEntry> entries;
  for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
    TermEntry entry;
    entry.at = row->at;
    for (std::size_t i = 0; i < row->cells.size() && i < columns.size(); ++i) {
      const std::string words = words_of(row->cells[i]);
      if (!columns[i].language.empty())
        add_names(entry, columns[i], words, place_of(row->cells[i], *row));
      else if (!words.empty())
        entry.note += (entry.note.empty() ? "" : " ") + words;
    }
    const bool is_blank = entry.names.empty() && entry.note.empty();
    if (entry.names.empty() && !is_blank)
      throw Problem(entry.at, "expected a name in some language, found only a note; add the name or drop the row");
    if (!is_blank) entries.push_back(std::move(entry));
  }
  return entries;
}

}  // namespace fathom::audit
