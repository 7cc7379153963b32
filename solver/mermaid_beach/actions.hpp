#pragma once

#include <functional>
#include <optional>
#include <string>

#include "solver/mermaid_beach/common.hpp"

// Every action there is, done by every seat on tables where cards of each kind lie in few ways: what holds an encoding of
// actions to the model.

namespace fathom::solver::beach {

/// Looks at every action that the model allows on these tables, while `look` says to go on: for each number of players and
/// each step, each kind of Beach card and of Shell card lies with every player as often as with the others, up to three
/// times, with the decks empty or not and the discard piles empty or not. Gives how many actions it saw.
std::uint64_t each_action(const Game& game, const std::function<bool(const Transition&)>& look);
/// What `each_action` looks at, for reports.
inline const std::string actions_looked_at =
    "actions of every kind, by every seat, with each card none to three times in every hand";

/// The first action of which something is found, and how many were looked at.
struct OddAction {
  std::optional<Finding> found;
  std::uint64_t tried = 0;
};
/// Looks for an action with something odd about it, in one line; empty for an action as it should be.
OddAction find_odd_action(const Game& game, const std::string& claim,
                          const std::function<std::string(const Transition&)>& odd);

}  // namespace fathom::solver::beach
