#pragma once

#include <vector>

#include "audit/finding.hpp"

namespace fathom::audit {

/// In which order a report lists findings.
enum class Order : std::uint8_t {
  gravity,  ///< The gravest first, of those the surest, of those as they stand in the texts.
  place,    ///< As they stand in the texts.
};

/// The findings that a report shows, none of them accepted.
struct Listed {
  std::vector<const Finding*> faults;
  std::vector<const Finding*> notes_on_rules;  ///< Where the rules themselves are silent or ambiguous: no fault of a text.
};

/// The open findings from a severity on; they point into `findings`, which lists them as they stand in the texts.
Listed listed(const std::vector<Finding>& findings, Order order, Severity least);

}  // namespace fathom::audit
