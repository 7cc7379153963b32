#pragma once

#include <vector>

#include "audit/audit.hpp"
#include "audit/termbase/termbase.hpp"

namespace fathom::audit {

/// What a translation, or a text by itself, makes of the names of a termbase; unsettled.
struct TermVerdict {
  std::vector<Finding> findings;
  std::vector<Passage> confirmed;  ///< Names that stand in both texts, as the termbase pairs them.
};

/// Holds the passages of a pair against a termbase, bead by bead. A name of the original whose thing has no name in the
/// translated passage is a `term-mismatch`: an error where another thing's name stands there that the original does not
/// speak of, and a warning where a forbidden name or any other word does. In a text alone, forbidden names are found.
TermVerdict check_termbase(const Termbase& termbase, const Audit& audit);

/// An audit's findings with what termbases say: settled, and without doubts about words that a prescribed termbase confirms.
std::vector<Finding> with_termbases(std::vector<Finding> findings, const std::vector<Termbase>& termbases,
                                    const Audit& audit);

}  // namespace fathom::audit
