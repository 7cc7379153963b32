#pragma once

#include <array>

#include "solver/mermaid_beach/common.hpp"

// Who wins, and with whom alike.

namespace fathom::solver::beach {

/// What the encoding takes the rulebook to say, for tests to get wrong, and what follows from it.
struct WinningBook {
  int shells_decide = 1;  ///< How much a shell counts among equals.
  /// Up to how many points each of 2, 3, 4 and 5 players can share the win.
  std::array<int, 4> shared_points{25, 16, 11, 10};
};

/// Whoever has most points wins, of equals whoever has most shells, and of equals again all of them.
Finding most_points_win(const Game& game, const Budget& budget, const WinningBook& book = {});
/// All players can be equal in points and in shells, with so many points each and no more, and share the win.
Finding all_can_share_the_win(const Game& game, const Budget& budget, const WinningBook& book = {});

}  // namespace fathom::solver::beach
