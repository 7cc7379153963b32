#pragma once

#include <vector>

#include "app/audit_plan.hpp"
#include "app/audit_run.hpp"
#include "app/context.hpp"
#include "audit/report/text_report.hpp"

namespace fathom::app {

/// How the text reports of the auditor are coloured.
audit::Painter painter(const Paint& paint);

/// Writes the report on the audits of a plan in the form that was asked for, to where it was asked for. Of a project, and of
/// more than one audit, it is one report on all: in text, a matrix and then each; as HTML, a folder of pages. Throws
/// `BadUsage` where such pages have no folder to go to, and `BadInput` for what cannot be written.
void write_report(const AuditPlan& plan, const std::vector<AuditMade>& made, const Context& context, double seconds);

/// Whether the report on these audits is one on several.
bool is_collection(const AuditPlan& plan, const std::vector<AuditMade>& made);

/// `rules.en.md, rules.fr.md`: the texts of an audit, as they are named.
std::string texts_named(const audit::Audit& audit);

}  // namespace fathom::app
