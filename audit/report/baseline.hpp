#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/audit.hpp"

namespace fathom::audit {

/// What a finding showed of one text when it was accepted; cut where it was long.
struct AcceptedPassage {
  std::string words;
  std::string sentence;
};

/// A finding that somebody looked at and found to be all right.
struct Acceptance {
  std::string finding;  ///< Its fingerprint.
  std::string kind;
  std::string rule;     ///< The game's rule id; empty where there is none.
  std::string key;      ///< The key of its unit; empty where there is none.
  std::string words;    ///< In old files: for people, and decides nothing.
  std::optional<AcceptedPassage> original;
  std::optional<AcceptedPassage> translation;
  std::string because;  ///< Why it is all right.
  Position at;          ///< In the baseline.
};

/// The findings that are accepted, as a file lists them:
///     accepted:
///       - finding: 414dc340b748c85c
///         kind: number-mismatch
///         original: {words: seven nails, sentence: Each smith begins with seven nails.}
///         translation: {words: six clous, sentence: Chaque forgeron commence avec six clous.}
///         because: The French edition has other nails.
struct Baseline {
  std::vector<Acceptance> accepted;
};

/// Reads a baseline. Throws `Problem`, with line and column, for whatever is not understood, is said twice, or has no
/// reason.
Baseline read_baseline(const std::string& file);

/// What a baseline makes of findings.
struct Applied {
  std::vector<Finding> findings;     ///< In their order; those that the baseline knows are `accepted`.
  std::vector<Acceptance> reworded;  ///< What the baseline accepts, and what the texts now say in other words.
  std::vector<Acceptance> stale;     ///< What the baseline accepts and nobody finds any longer.
};
/// Marks an audit's findings: first those of a known fingerprint, then, one for each entry, those that say the same as an entry
/// in other words. An entry with a key is of that unit alone, as long as the texts have it.
Applied marked(const Baseline& baseline, const Audit& audit);

/// A baseline that accepts every finding, the open ones without a reason: it cannot be read until somebody writes them down.
std::string skeleton(const std::vector<Finding>& findings);

/// How baselines begin, an entry without its reason, as `skeleton` writes it, and one that was read before with all it has.
std::string_view baseline_heading();
std::string entry_of(const Finding& finding);
std::string entry_of(const Acceptance& acceptance);
/// The entries, with their reasons, of the accepted ones among `all` that are not among `shown`.
std::string entries_left_out(const std::vector<Finding>& all, const std::vector<Finding>& shown);
/// What tells an entry from all others: the fingerprint, and the key of the unit.
std::string identity(const Finding& finding);
/// A text between double quotes, as YAML reads it; control characters are gone from it before.
std::string in_quotes(std::string_view text);

}  // namespace fathom::audit
