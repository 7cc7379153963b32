#pragma once

#include <string>
#include <vector>

#include "audit/editions/facts.hpp"
#include "audit/editions/passages.hpp"

namespace fathom::audit {

/// A line of a worked example, and where it stands.
struct WorkedLine {
  ExampleLine line;
  Span at;             ///< In `Document::text`: all of it,
  Span result;         ///< and what it comes to.
  std::string states;  ///< `-5`
};

/// A passage of a text as a worked example: cut behind each number of points, and sorted by whose lines they are where it
/// names players (`Player 2:`). Where a line of the text has the headings of several players, theirs take turns below it.
std::vector<WorkedLine> worked_lines(const Passages& passages, UnitRange stretch);

}  // namespace fathom::audit
