#pragma once

#include <string>
#include <vector>

#include "audit/language/language.hpp"

namespace fathom::app {

/// A text whose language is in question.
struct TextShown {
  std::string file;
  std::string option;                   ///< `--original-lang`
  std::string stated;                   ///< The code that was typed; empty where none was.
  std::size_t size = 0;                 ///< In bytes; a few words tell nothing of their language.
  std::vector<audit::Likeness> likely;  ///< What it reads as, the likeliest first.
};

/// The code of the text's language: what was stated, or what it plainly reads as. Throws `BadUsage` for a language that
/// nobody knows, and where none is stated and none is plain; `BadInput` where the text plainly is in another than the stated
/// one. `other` is the second text, if there is one: the two may have been given in the wrong order.
std::string language_of(const TextShown& text, const TextShown* other);

}  // namespace fathom::app
