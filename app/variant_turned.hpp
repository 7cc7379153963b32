#pragma once

#include <string>
#include <vector>

#include "app/variant_findings.hpp"

namespace fathom::app {

/// `law one_pickup_per_space`.
std::string check_called(const Verdict& verdict);

/// Puts what is accepted behind what is not.
void accepted_last(std::vector<Finding>& findings);

/// The passages on checks that come out otherwise.
Passage broken(const Consequences& consequences, const std::vector<Accepted>& accepted);
Passage expected(const Consequences& consequences);
Passage aside(const Consequences& consequences);

}  // namespace fathom::app
