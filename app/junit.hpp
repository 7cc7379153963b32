#pragma once

#include <span>
#include <string>
#include <string_view>

#include "model/core/verdict.hpp"

namespace fathom::app {

/// The verdicts as JUnit XML: a suite for each game and kind of evidence, a failure for what is not as expected, an error
/// for what is undecided.
std::string to_junit(std::span<const Verdict> verdicts);

/// A text for use in XML: the five characters with a meaning are escaped, and those XML does not allow become U+FFFD.
std::string xml(std::string_view text);

}  // namespace fathom::app
