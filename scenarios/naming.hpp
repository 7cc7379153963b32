#pragma once

#include <string>
#include <vector>

#include "notation/node.hpp"
#include "scenarios/runner.hpp"
#include "scenarios/scenario.hpp"

namespace fathom {

/// How a scenario's check is called: the path of its file below the root, without its ending, or the file as it was named,
/// and its name below the file.
std::string check_name(const std::string& file, const Scenario& scenario, const ScenarioOptions& options);

/// Whether the check was asked for, by its name, a folder's or a pattern of either; all are where no name is given.
bool is_wanted(const std::string& check, const std::vector<std::string>& names);

/// `file:line:column: message`.
std::string located(const std::string& file, Position at, const std::string& message);

/// Throws the `Problem` of having nothing to run.
[[noreturn]] void refuse_nothing(const std::vector<std::string>& names, const ScenarioOptions& options);

}  // namespace fathom
