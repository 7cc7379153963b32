#pragma once

#include <string>
#include <vector>

#include "app/accepted.hpp"
#include "app/consequences.hpp"
#include "app/findings.hpp"
#include "app/outcome.hpp"

namespace fathom::app {

/// A report on a house rule: what moves, what breaks and opens, and what was to be expected, folded away.
Findings findings_of(const Consequences& consequences, const std::vector<Accepted>& accepted);

/// All the numbers, those that moved and those that did not, and the passages in the order in which other forms show them.
std::string as_json(const Consequences& consequences, const std::vector<Accepted>& accepted);

/// Whether something broke, is no longer decided or opened that is not accepted.
bool is_alarming(const Consequences& consequences, const std::vector<Accepted>& accepted);
/// The program's exit code: undecided where nothing else is alarming than what is no longer decided.
Exit exit_of(const Consequences& consequences, const std::vector<Accepted>& accepted);
/// Those that accept what did not come about.
std::vector<Accepted> unused(const Consequences& consequences, const std::vector<Accepted>& accepted);

}  // namespace fathom::app
