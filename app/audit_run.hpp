#pragma once

#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/audit_plan.hpp"
#include "app/context.hpp"
#include "audit/audit.hpp"
#include "audit/report/report.hpp"

namespace fathom::app {

/// What became of one pair of texts, or of one text alone.
struct AuditMade {
  std::string row;     ///< What a table of results calls the texts,
  std::string column;  ///< and the language they were held against; empty where there is no translation.
  std::optional<audit::Audit> audit;
  std::exception_ptr error{};  ///< What kept the texts from being audited,
  std::string refused{};       ///< and what it says; empty where nothing did.
  audit::Circumstances circumstances{};
};

/// What is done with an audit as soon as it is made: checks of the game, what is accepted.
using AfterAudit = std::function<void(audit::Audit&, audit::Circumstances&)>;

/// Reads and audits the texts of a plan, one pair after another. Of a pair that cannot be audited the rest learns nothing,
/// but where there is only one its error is thrown. With `--since`, what touches nothing that changed is dropped at the end.
/// A translation that a project expects and nobody has written is a row without an audit.
std::vector<AuditMade> audits_of(const AuditPlan& plan, const Context& context, const AfterAudit& after);

}  // namespace fathom::app
