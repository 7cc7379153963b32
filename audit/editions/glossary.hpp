#pragma once

#include "audit/editions/edition.hpp"
#include "audit/termbase/termbase.hpp"

namespace fathom::audit {

/// An edition's glossary as a termbase: what its game's things are called, without asking that they always are. It finds
/// another thing's name where the pair is too short to teach it, which no lexicon of a language can know.
Termbase termbase_of(const Edition& edition);

}  // namespace fathom::audit
