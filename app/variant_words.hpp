#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fathom::app {

/// `text` without the place in a file that it begins with: `scenarios/a.yaml:11:13: expected` becomes `expected`.
std::string without_place(std::string_view text);

/// Proofs that differ in the number of players and in a range alone, in one line each:
/// `proved for 5 players: nobody runs dry, for 0..7` and the same for 6 become
/// `proved: nobody runs dry, for 0..7 with 5 players, 0..5 with 6 players`. Other lines stay.
std::vector<std::string> gathered(const std::vector<std::string>& proofs);

/// The text with `...` for what is beyond so many bytes; never within a character.
std::string clipped(std::string_view text, std::size_t bytes);

}  // namespace fathom::app
