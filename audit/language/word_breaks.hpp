#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "audit/language/locale.hpp"

namespace fathom::audit {

/// Where the words of a run of letters without blanks end, in bytes from its beginning, the run's own end among them: of
/// Chinese, Japanese, Thai. ICU's dictionaries tell; but what the locale calls `whole` is not taken apart, and a number in
/// Chinese characters is a word of its own where one of its `counters` or the run's end stands behind it, or `第` before it: `三`
/// `枚`, `第三`.
std::vector<std::size_t> word_ends(std::string_view run, const Locale& locale);

}  // namespace fathom::audit
