#pragma once

#include <string>
#include <vector>

#include "audit/text/formats/catalogue.hpp"

namespace fathom::audit {

/// A row of a table of texts, as it stands in a file.
struct TableRow {
  std::size_t number = 1;  ///< As a spreadsheet counts it.
  Position at;
  std::vector<PlacedText> cells;
};

/// The rows of a table in CSV that hold anything: a comma, a semicolon or a tab parts the cells, by what the first line has
/// most of, or what it says it is (`sep=;`). Throws `Problem` where a quotation mark is not closed, or a row is longer than the
/// first.
std::vector<TableRow> csv_rows(TextFile& file);

/// The texts of a table. Where its first row names languages, by code or by name, each of these columns is a text of its
/// own; otherwise its columns are one text, keyed by the column of keys if there is one, or row by row if there is none.
std::vector<Source> texts_of_rows(const std::string& name, const std::vector<TableRow>& rows);

}  // namespace fathom::audit
