#pragma once

#include <functional>
#include <string>

#include "app/context.hpp"
#include "app/findings.hpp"

namespace fathom::app {

/// The same findings as JSON; made where they are wanted.
using AsJson = std::function<std::string()>;

/// What was found, as text, JSON, HTML or Markdown: as it was asked for.
std::string written(const Context& context, const Findings& findings, const AsJson& json);

/// Writes what was found to its file, or to standard output where none was asked for; and to every file besides that was asked
/// for in a form of its own.
void hand_over(const Context& context, const Findings& findings, const AsJson& json);

}  // namespace fathom::app
