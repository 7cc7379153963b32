#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "app/audit_run.hpp"
#include "app/text.hpp"

namespace fathom::app {

/// Audits by their texts and languages. Two with one row and column stand under each other.
struct ResultTable {
  struct Row {
    std::string name;
    std::vector<const AuditMade*> cells;  ///< By language; null where nothing was asked for.
  };
  std::vector<std::string> languages;  ///< In the order they come up; one without a name where there is none.
  std::vector<Row> rows;
};
ResultTable result_table(std::span<const AuditMade> audits);

/// What a cell says, and how it is coloured.
struct CellPart {
  Tone tone = Tone::plain;
  std::string text;
};
/// `2 errors 5 warnings`; `3 notes` where there is nothing else; `no findings`; `not read` for what could not be audited,
/// and `no translation` where there is none yet. Nothing for null.
std::vector<CellPart> cell_of(const AuditMade* audit);

/// The results of several audits, a row for each original and a column for each language. No line is wider than `columns`,
/// of which 40 are enough: where the languages take more, the rest of them follows in another table below; long names lose
/// their beginning.
std::string matrix(std::span<const AuditMade> audits, const Paint& paint, std::size_t columns);

/// How many columns standard output has: a terminal's own, else what COLUMNS says, else 100.
std::size_t columns_of_output();

}  // namespace fathom::app
