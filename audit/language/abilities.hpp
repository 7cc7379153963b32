#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "audit/language/language.hpp"

namespace fathom::audit {

/// Something that texts are checked for, and whether a language has the words that it takes.
struct Ability {
  std::string_view name;  ///< `numbers in words`, `modality`
  bool has = false;
};

/// What texts in a language are checked for, and what they are not, in the order in which it matters to play. All languages
/// have the checks that need no words; each of the others is there where the language's data name at least half of the concepts
/// that it looks for.
std::vector<Ability> checks_of(const Language& language);

/// `Finnish: numbers in digits, ...; not: modality, ...`; nothing for a language that has them all.
std::string checks_told(const Language& language);

}  // namespace fathom::audit
