#pragma once

#include "audit/reading/number_scan.hpp"

namespace fathom::audit {

/// How far a number reaches, by the words beside it: `at least 5`, `5 or more`, `two cards at the most`, `6+`. `next` is the
/// first token of the next number, or the sentence's end: what stands next to that is said of it.
Bound bound_of(const SentenceView& sentence, const FoundNumber& number, TokenIndex next);

}  // namespace fathom::audit
