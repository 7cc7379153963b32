#pragma once

#include <string>
#include <vector>

#include "notation/node.hpp"
#include "properties/comparing.hpp"

namespace fathom::properties {

/// Where two documents differ, each place by its path: `hands.Ann`. What one of them does not mention is nothing there.
std::vector<FieldApart> fields_apart(const Node& published, const Node& variant);

/// The lines that only one of two tellings has, side by side.
std::vector<FieldApart> lines_apart(const std::vector<std::string>& published, const std::vector<std::string>& variant);

/// Lines with a word in front of the first, at the margin that all tellings keep.
std::vector<std::string> headed(const std::string& head, const std::vector<std::string>& lines);

}  // namespace fathom::properties
