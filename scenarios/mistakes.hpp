#pragma once

#include <vector>

#include "notation/node.hpp"
#include "scenarios/scenario.hpp"

namespace fathom {

/// What was made of a file: the scenarios that could be read, and what is wrong with the others.
struct ScenariosRead {
  std::vector<Scenario> scenarios;
  std::vector<Problem> mistakes;
};

/// The scenarios of a document, each read on its own where one of them cannot be: a mistake in one is none of the others'.
ScenariosRead read_what_can_be(const Node& document, const KnownNames& known);

/// The mistakes without those that say the same of the same place, as rows of one table do.
std::vector<Problem> told_once(std::vector<Problem> mistakes);

}  // namespace fathom
