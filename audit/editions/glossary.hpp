#pragma once

#include <vector>

#include "audit/audit.hpp"
#include "audit/editions/edition.hpp"

namespace fathom::audit {

/// Where the translation has another term of the glossary than the original: what no lexicon of a language can know, and what
/// a pair alone may be too short to teach. Empty without a translation, and for languages that the edition does not speak.
std::vector<Finding> check_glossary(const Edition& edition, const Audit& audit);

}  // namespace fathom::audit
