#pragma once

#include <span>
#include <string>

#include "model/core/verdict.hpp"

namespace fathom::app {

/// The verdicts as JUnit XML: a suite for each game and kind of evidence, a failure for what is not as expected, an error
/// for what is undecided.
std::string to_junit(std::span<const Verdict> verdicts);

}  // namespace fathom::app
