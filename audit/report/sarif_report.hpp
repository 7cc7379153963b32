#pragma once

#include <string>
#include <string_view>

#include "audit/report/report.hpp"

namespace fathom::audit {

/// The audit as SARIF 2.1.0, as code hosts and editors read it: every kind is a rule, every finding a result at the words of
/// the translation, with those of the original related to it; what the translation lacks, at those of the original. Accepted findings stay, as suppressions with their reason.
std::string to_sarif(const Audit& audit, const Circumstances& circumstances);
/// The same of several audits: one run with the results of all. What could not be audited makes the run no success.
std::string to_sarif(const Collection& of);

/// A file's name as a URI reference: a relative one stays relative, everything but letters, digits and `-._~/` is escaped.
std::string uri_of(std::string_view file);

}  // namespace fathom::audit
