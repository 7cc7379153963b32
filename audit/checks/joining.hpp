#pragma once

#include <vector>

#include "audit/finding.hpp"

// What is known of a game may add to what two texts tell of each other, and make it more exact; it takes nothing away.

namespace fathom::audit {

/// Whether a finding is about the words on this side, rather than showing the sentence that lacks them.
bool at_issue(const Finding& finding, Side side);

/// Whether two findings are about the same words of a text, so that one cause explains both.
bool is_one_cause(const Finding& a, const Finding& b);

/// Whether a finding shows the words at issue in both texts.
bool quotes_both(const Finding& finding);

/// Sorts findings as they stand in the original; what only the translation has, as it stands there.
void sort_by_place(std::vector<Finding>& findings);

/// Joins what an audit found and what is told with knowledge of the game (by its claims, by its glossary): settled each.
/// Every finding stays with its words and its kind, or it becomes a contradiction of the game at the same words, which is
/// graver; it gets the rule's id. What is told of other words is added, and what repeats a finding is not.
std::vector<Finding> joined_findings(std::vector<Finding> found, std::vector<Finding> told);

}  // namespace fathom::audit
