#pragma once

#include <ostream>
#include <span>
#include <string>

#include "ci/options.hpp"

namespace fathom::ci {

/// The program without its process: reads a command line, does what it asks, and gives the exit code.
int run(std::span<const std::string> words, const Environment& environment, std::ostream& out, std::ostream& err);

}  // namespace fathom::ci
