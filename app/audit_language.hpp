#pragma once

#include <string>
#include <vector>

#include "audit/language/recognition.hpp"
#include "audit/text/source.hpp"

namespace fathom::app {

/// A text whose language is in question.
struct TextShown {
  std::string file;
  std::string option;                   ///< `--original-lang`
  std::string stated;                   ///< The code that was typed; empty where none was.
  std::size_t size = 0;                 ///< In bytes; a few words tell nothing of their language.
  std::vector<audit::Likeness> likely;  ///< What it reads as, the likeliest first.
  std::string said;                     ///< The code that the file itself states; empty where it states none.
};

/// A text, the option (`--original-lang`) that its language is said by, and the code that was typed there, if any.
TextShown text_shown(const audit::Source& source, std::string option, std::string stated);

/// The code of the text's language: what was stated, or what the file says, or what it plainly reads as, or
/// `unknown_language` where it reads as nothing that is known. Throws `BadUsage` for what is no language's code, and where a
/// text reads as two languages; `BadInput` where nothing of the text is in the stated language, and it plainly is in another.
/// `other` is the second text, if there is one: the two may have been given in the wrong order.
std::string language_of(const TextShown& text, const TextShown* other);

/// What a user whose text says nothing of its language is told: which was taken for it, and by which option to say another. A
/// line; empty where the language was stated.
std::string remark_on(const TextShown& text, const std::string& code);

}  // namespace fathom::app
