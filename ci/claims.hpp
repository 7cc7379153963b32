#pragma once

#include <span>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/verdict.hpp"

namespace fathom::ci {

/// One verdict for each claim that two kinds of evidence or more have judged: it holds when they agree, whatever they agree
/// on, and fails when they do not. Scenarios, laws and theorems share nothing but the claim, so a disagreement means that
/// one of them is wrong about the rules.
std::vector<Verdict> agreements(std::span<const Claim> claims, std::span<const Verdict> verdicts);

}  // namespace fathom::ci
