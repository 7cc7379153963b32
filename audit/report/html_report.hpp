#pragma once

#include <string>

#include "audit/report/report.hpp"

namespace fathom::audit {

/// The audit as one page that needs nothing else: both editions side by side, the words at issue marked in them, findings in
/// the margin, to be filtered and jumped through. Whatever stands in a text is shown and never obeyed. Without a script
/// everything is there but the filters; on paper findings follow their passage.
std::string to_html(const Audit& audit, const Circumstances& circumstances);

}  // namespace fathom::audit
