#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ci/options.hpp"

namespace fathom::ci {

/// A completion script for `bash`, `zsh` or `fish`: commands, their options, the names of games, and files elsewhere.
std::string completion(std::string_view shell, std::span<const CommandShape> commands, std::span<const std::string> games);

}  // namespace fathom::ci
