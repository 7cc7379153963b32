#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/json_report.hpp"

namespace fathom::app {

/// The reports of all shards of one run as the report that run would have written undivided: cases and what they reached are
/// added up. What is missing is left out, for `missing_parts` to tell. Throws `BadInput` when the reports are not the shards of
/// one run, each at most once.
Report merged(std::vector<Report> shards);

/// Whether two reports are of one run, of whatever part.
bool is_same_run(const Report& one, const Report& other);

/// The parts of a run that are not among these reports, each as a verdict that is no answer.
std::vector<Verdict> missing_parts(const std::vector<Report>& shards);

/// The verdicts of a report on one game, its laws judged by what their cases reached; unless the run was no whole campaign,
/// with fewer cases than `usual`, a single one, or a time limit.
std::vector<Verdict> judged_by_reach(const Report& report, const std::string& game, std::uint64_t usual);

}  // namespace fathom::app
