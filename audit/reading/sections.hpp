#pragma once

#include <string>
#include <vector>

#include "audit/text/document.hpp"

namespace fathom::audit {

/// A sentence of a text, told by where it stands: under which heading, and the how manieth there, from 1. A row of a table is
/// one sentence. Sections of one name count on.
struct NumberedSentence {
  std::string section;  ///< The heading, of which a long one is cut; empty for what stands above the first.
  int number = 0;
  Span at;  ///< In `Document::text`.
};

/// All sentences of a text that are no headings, in its order.
std::vector<NumberedSentence> numbered_sentences(const Document& document);

}  // namespace fathom::audit
