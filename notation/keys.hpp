#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/node.hpp"

namespace fathom {

/// Refuses what is no map (`expected` says which), and a key that is not among the known ones, with the nearest of them.
void expect_keys(const Node& node, const std::string& expected, const std::vector<std::string_view>& known);

}  // namespace fathom
