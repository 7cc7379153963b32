#pragma once

#include "audit/alignment/alignment.hpp"
#include "audit/alignment/dictionary.hpp"
#include "audit/alignment/profile.hpp"

namespace fathom::audit {

/// Two texts side by side, and what the pair taught about its words.
struct Aligned {
  Alignment alignment;
  Stems original_stems;
  Stems translation_stems;
  Dictionary dictionary;
};

/// Aligns two texts: once by what any two languages share, then again with the words that the first time taught.
/// Takes time and memory linear in the texts: sentences are only held against those near where they should stand.
Aligned align(const Reading& original, const Reading& translation);

}  // namespace fathom::audit
