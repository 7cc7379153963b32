#pragma once

#include <string>
#include <string_view>

namespace fathom::audit {

/// A word as it is compared: in lower case, composed, with straight apostrophes and without soft hyphens and ligatures of
/// print (`fi` as one letter); `ß` and `œ` stay. A possessive `'s`, and an apostrophe at its end, fall away.
std::string folded(std::string_view word);

/// A folded word without its accents; `œ` becomes `oe`, `ß` becomes `ss`. What capitals and careless print make of it.
std::string without_accents(std::string_view folded);

}  // namespace fathom::audit
