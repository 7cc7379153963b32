#pragma once

#include <vector>

#include "audit/editions/claims.hpp"
#include "audit/editions/passages.hpp"

namespace fathom::audit {

/// Holds one claim against a text: a row for each passage that states it, or one row that says that none does.
std::vector<Judged> judge(const TextClaim& claim, const GameFacts* facts, const Passages& passages);

}  // namespace fathom::audit
