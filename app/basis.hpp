#pragma once

#include <span>
#include <string>

#include "model/core/verdict.hpp"

namespace fathom::app {

/// How the check knows: `proved`, `exhaustive`, `sampled`, or `known anomaly` for a witness.
std::string method_of(const Verdict& verdict);

/// For what the verdict holds, and what ties a solver's encoding to the model:
/// `0 to 24 tokens, 3 to 6 players; encoding = model in all 31 824 cases: splits`. Empty where the check does not say.
std::string grounds_of(const Verdict& verdict);

/// How many know by each method: `26 proved · 8 exhaustive (1.2 M cases) · 4 known anomalies`. Those that are not as
/// expected are left out.
std::string methods(std::span<const Verdict> verdicts);

}  // namespace fathom::app
