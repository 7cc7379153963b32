#pragma once

#include <vector>

#include "ci/json_report.hpp"

namespace fathom::ci {

/// The reports of all shards of one run as the report that run would have written undivided: cases and what they reached are
/// added up and judged together. Throws `BadInput` when the reports are not the shards of one run, each exactly once.
Report merged(std::vector<Report> shards);

}  // namespace fathom::ci
