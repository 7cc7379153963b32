#pragma once

#include <vector>

#include "model/core/verdict.hpp"

namespace fathom::properties {

/// The verdicts of several shards of one campaign as one list: cases and what they reached are added up, and of several
/// failures of one law the first list's stands.
std::vector<Verdict> merged(const std::vector<std::vector<Verdict>>& shards);

/// Judges verdicts that stand for a whole campaign: a law that would hold fails when no case asked for it, or when its cases
/// missed what they have to reach. What failed already stays as it is.
std::vector<Verdict> judged(std::vector<Verdict> verdicts);

}  // namespace fathom::properties
