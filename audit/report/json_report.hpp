#pragma once

#include <string>

#include "audit/report/report.hpp"

namespace fathom::audit {

/// The audit as JSON: the texts, the counts, and everything there is to know of each finding. Two audits of the same texts
/// write the same report.
std::string to_json(const Audit& audit, const Circumstances& circumstances);

}  // namespace fathom::audit
