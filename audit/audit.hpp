#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "audit/alignment/alignment.hpp"
#include "audit/checks/judge.hpp"
#include "audit/finding.hpp"
#include "audit/reading/reading.hpp"

namespace fathom::audit {

/// A text and what was found when it was held against its translation, against itself, and against the game it tells of.
struct Audit {
  Reading original;
  std::optional<Reading> translation;
  Alignment alignment;  ///< Empty without a translation.
  std::vector<Finding> findings;  ///< In the order of the original, the worst first where they share a place.
};

/// Audits a pair. Throws `Problem` where a text is not in the language it is said to be in.
Audit audit(Reading original, Reading translation);
/// Everything that checks say of a pair, before anything is left out, and what the pair taught of its concepts: for `audit/fit`.
struct Trial {
  std::vector<Candidate> candidates;
  Trust trust;
};
Trial tried(const Reading& original, const Reading& translation);
/// Audits one text against itself.
Audit audit(Reading original);

}  // namespace fathom::audit
