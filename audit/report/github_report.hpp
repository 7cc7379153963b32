#pragma once

#include <string>

#include "audit/report/order.hpp"
#include "audit/report/report.hpp"

namespace fathom::audit {

/// The open findings from a severity on as GitHub Actions reads them from a step's output and shows them in a pull request,
/// one a line, the gravest first, since GitHub shows only the first ten of each severity:
///     ::error file=rules.fr.txt,line=7,col=12,title=number-mismatch::An English player begins with 7 nails, ...
/// They point at the translation where it has the passage. Findings of no place name no file.
std::string to_github(const Audit& audit, Order order, Severity least);

}  // namespace fathom::audit
