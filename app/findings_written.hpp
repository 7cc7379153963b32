#pragma once

#include <string>

#include "app/context.hpp"
#include "app/findings.hpp"

namespace fathom::app {

/// What was found, as text, HTML or Markdown: as it was asked for.
std::string written(const Context& context, const Findings& findings);

/// Writes a report to its file, or to standard output where none was asked for.
void hand_over(const Context& context, const std::string& report);

}  // namespace fathom::app
