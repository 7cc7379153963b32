#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/finding.hpp"

namespace fathom::audit {

/// A finding that somebody looked at and found to be all right.
struct Acceptance {
  std::string finding;  ///< Its fingerprint.
  std::string kind;
  std::string words;    ///< For people; what they say decides nothing.
  std::string because;  ///< Why it is all right.
  Position at;          ///< In the baseline.
};

/// The findings that are accepted, as a file lists them:
///     accepted:
///       - finding: 414dc340b748c85c
///         kind: number-mismatch
///         words: seven nails | six clous
///         because: The French edition has other nails.
struct Baseline {
  std::vector<Acceptance> accepted;
};

/// Reads a baseline. Throws `Problem`, with line and column, for whatever is not understood, is said twice, or has no
/// reason.
Baseline read_baseline(const std::string& file);

/// What a baseline makes of findings.
struct Applied {
  std::vector<Finding> findings;  ///< In their order; those that the baseline knows are `accepted`.
  std::vector<Acceptance> stale;  ///< What the baseline accepts and nobody finds any longer.
};
Applied marked(const Baseline& baseline, std::vector<Finding> findings);

/// A baseline that accepts every finding, the open ones without a reason: it cannot be read until somebody writes them down.
std::string skeleton(const std::vector<Finding>& findings);

}  // namespace fathom::audit
