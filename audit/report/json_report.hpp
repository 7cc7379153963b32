#pragma once

#include <string>

#include "audit/report/report.hpp"

namespace fathom::audit {

/// The audit as JSON: the texts, the counts, and everything there is to know of each finding. Two audits of the same texts
/// write the same report.
std::string to_json(const Audit& audit, const Circumstances& circumstances);
/// Several audits: under `audits`, each as it would be told alone; `counts` of all; what could not be audited under `refused`.
std::string to_json(const Collection& of);

}  // namespace fathom::audit
