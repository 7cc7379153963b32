#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/text/formats/zipped.hpp"

namespace fathom::audit {

/// A cell of a workbook that holds something.
struct WorkbookCell {
  int row = 0;     ///< From 1.
  int column = 0;  ///< From 1: 2 is B.
  std::string words;
};

/// A sheet that is not hidden, its cells from left to right and from top to bottom.
struct WorkbookSheet {
  std::string name;
  std::vector<WorkbookCell> cells;
};

/// Whether bytes are an Excel workbook.
bool is_xlsx(std::string_view bytes);

/// Reads an Excel workbook. Where the first row of a sheet names languages, its columns are texts, paired by a column of
/// keys or by their rows; else all sheets are one text, row by row. Its lines are rows. Throws `Problem`.
std::vector<Source> read_xlsx(const std::string& name, std::string_view bytes);

/// The same, of what lies in the archive.
std::vector<Source> xlsx_texts(const std::string& name, const Parts& parts);

/// The sheets of a workbook.
std::vector<WorkbookSheet> sheets_of(const std::string& name, const Parts& parts);

/// What a column is called: 2 is `B`.
std::string column_name(int column);

}  // namespace fathom::audit
