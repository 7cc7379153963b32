#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/audit_run.hpp"

namespace fathom::app {

/// A page of a report that takes several.
struct ReportPage {
  std::string name;  ///< Of its file, in the report's folder.
  std::string text;
};

/// The report on several audits as pages: one for each audit, and before them `index.html`, a table of them all.
std::vector<ReportPage> pages_of(std::span<const AuditMade> audits);

}  // namespace fathom::app
