#pragma once

#include "solver/mermaid_beach/common.hpp"

// Plays of the model in which the Shell deck is emptied: everybody, and chance as well, works together for it.

namespace fathom::solver::beach {

/// How many positions are followed side by side.
inline constexpr std::size_t positions_followed = 60;

/// A play from the deal on in which the last Shell card is drawn; nothing where none is found.
std::optional<std::vector<Action>> play_to_the_last_shell(const Game& game, int players);
/// A play from the deal on that ends with a mermaid or a pair for which no Shell card is left, likewise.
std::optional<std::vector<Action>> play_to_a_missing_shell(const Game& game, int players,
                                                           std::size_t followed = positions_followed);

}  // namespace fathom::solver::beach
