#pragma once

#include <array>

#include "solver/mermaid_rain/common.hpp"

// Bounds that hold over any number of rounds: hands, starting spaces, the Adventure deck.

namespace fathom::solver::rain {

/// What the theorems say, in the numbers of the rules and of the box. A test puts wrong ones in.
struct BoundsBook {
  int dealt;
  int kept;
  int adventure_cards;
  int rounds;
  /// In which round the cards run out for 3, 4, 5 and 6 players, if the discards are never shuffled again.
  std::array<int, 4> stuck_in_round{4, 3, 3, 2};
};
BoundsBook bounds_book(const Game& game);

/// Whatever was kept, a hand has at most nine cards after dealing, and two after a round: inductive over the rounds.
Finding hands_stay_within_limits(const Game& game, const Budget& budget, const BoundsBook& book);
/// Whoever has more cards than are kept is left with exactly so many, and nobody else discards.
Finding adjusting_leaves_exactly_two(const Game& game, const Budget& budget, const BoundsBook& book);

/// However the others stand, a mermaid who has to drift finds a starting space free; and the model lets her choose among
/// exactly the free ones.
Finding starting_spaces_suffice(const Game& game, const Budget& budget);
/// The same of the choice of a starting space.
Finding starting_spaces_suffice_to_begin(const Game& game, const Budget& budget);
/// With this game's numbers no deal fails for want of cards, whatever players have kept.
Finding deck_suffices(const Game& game, const Budget& budget);
/// A deal can fail exactly where players × (dealt + kept) exceeds the Adventure cards there are, for any numbers.
Finding deck_suffices_exactly_up_to(const Game& game, const Budget& budget, const BoundsBook& book);
/// If the discards were never shuffled again, the deal would fail for each number of players in the round named, before the
/// last round is dealt or with it.
Finding text_alone_gets_stuck(const Game& game, const Budget& budget, const BoundsBook& book);

}  // namespace fathom::solver::rain
