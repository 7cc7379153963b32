#pragma once

#include <array>
#include <vector>

#include "model/mermaid_rain/by_the_book.hpp"
#include "solver/mermaid_rain/common.hpp"

// Melds: which hands make which, and in what order players come.

namespace fathom::solver::rain {

/// The rulebook's list of melds, for tests to get wrong: best first.
struct MeldsBook {
  std::array<Meld, 8> best_first = mermaid_rain::by_the_book::best_first;
  /// How many cards each meld's description names, in the order of `Meld`.
  std::array<int, 8> cards_named = mermaid_rain::by_the_book::cards_named_by;
  Few<Meld, kinds<Meld>> never_with_five{Meld::mermaid_mist, Meld::mermaid_drop, Meld::octopus};
  /// What a step clockwise from the dealer counts, where melds are equal.
  int a_step_counts = 1;
};

/// Every hand of two to five cards makes some meld, exactly one of them with no better one, and the model names that.
Finding best_meld_is_unique(const Game& game, const Budget& budget, const MeldsBook& book = {});
/// What the model says a meld needs is in the hand, makes the meld, and is as many cards as the meld's description names.
Finding melds_need_what_they_say(const Game& game, const Budget& budget, const MeldsBook& book = {});
/// Exactly the melds named never are the best of five cards.
Finding melds_impossible_with_five(const Game& game, const Budget& budget, const MeldsBook& book = {});
/// Whatever the melds, the dealer and the number of players, no two players are equal and the order has no circle; and the
/// model's order of play is that.
Finding order_of_play_is_total(const Game& game, const Budget& budget, const MeldsBook& book = {});

}  // namespace fathom::solver::rain
