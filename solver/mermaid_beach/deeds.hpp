#pragma once

#include <functional>
#include <optional>
#include <string>

#include "solver/mermaid_beach/common.hpp"

// Every deed there is, done by every seat on tables where cards of each kind lie in few ways: what holds an encoding of
// deeds to the model.

namespace fathom::solver::beach {

/// Looks at every deed that the model allows on these tables, while `look` says to go on: for each number of players and
/// each step, each kind of Beach card and of Shell card lies with every player as often as with the others, up to three
/// times, with the decks empty or not and the discard piles empty or not. Gives how many deeds it saw.
std::uint64_t each_deed(const Game& game, const std::function<bool(const Deed&)>& look);
/// What `each_deed` looks at, for reports.
inline const std::string deeds_looked_at =
    "deeds of every kind, by every seat, with each card none to three times in every hand";

/// The first deed of which something is found, and how many were looked at.
struct OddDeed {
  std::optional<Finding> found;
  std::uint64_t tried = 0;
};
/// Looks for a deed with something odd about it, in one line; empty for a deed as it should be.
OddDeed find_odd_deed(const Game& game, const std::string& claim, const std::function<std::string(const Deed&)>& odd);

}  // namespace fathom::solver::beach
