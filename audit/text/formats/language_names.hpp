#pragma once

#include <string>
#include <string_view>

namespace fathom::audit {

/// Whether a word is the code of a language: `fr`, `pt_BR`, `zh-Hans`. Of three letters only those of languages that have a
/// locale.
bool is_language_code(std::string_view word);

/// The code of a language that is named by its code, its English name or its own: `fr` of `French`, `français`, `FR`; of
/// `French (Canada)` as well. Nothing where it names none.
std::string language_named(std::string_view words);

}  // namespace fathom::audit
