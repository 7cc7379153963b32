#pragma once

#include <any>
#include <string>
#include <vector>

#include "app/registered.hpp"

namespace fathom::app {

/// A file of scenarios with what was found in place of what was expected.
struct Corrected {
  std::string text;               ///< As it was where nothing could be put right.
  std::vector<std::string> left;  ///< Why scenarios still fail: what fails stands in no `then`.
};

/// Puts what the game makes of the scenarios of a file into their `then`, where it is not as expected, until nothing is left
/// that can be put right so. Nothing else of the file is changed but how it is laid out. Only the scenarios wanted are
/// looked at.
Corrected corrected(const Registered& game, const std::any& rules, const std::string& file, const std::string& text,
                    const std::vector<std::string>& only);

}  // namespace fathom::app
