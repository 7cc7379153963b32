#pragma once

#include <string>
#include <vector>

#include "app/audit_texts.hpp"
#include "app/request.hpp"

namespace fathom::app {

/// Where the texts of a run were named, which is where their languages can be said.
enum class NamedIn : std::uint8_t { command_line, project };

/// What one run of `fathom audit` audits.
struct AuditPlan {
  Request request;  ///< As it was typed, and the project's word where nothing was.
  NamedIn named = NamedIn::command_line;
  std::vector<TextsAsked> texts;
  std::vector<std::string> baselines;
  std::vector<std::string> inputs;  ///< Every file that is read.
  bool is_part = false;             ///< Whether some pairs of a project are left out.
};

/// Makes sense of what was asked: the texts of the command line, or those of the project file that was named or, where no
/// text is, stands nearest. Throws `BadUsage` where they make no sense together, where there is nothing to audit, and for an
/// output that would overwrite an input; `BadInput` for an output that cannot be written; `Problem` for the project file.
AuditPlan plan_of(const Request& request);

}  // namespace fathom::app
