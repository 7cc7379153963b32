#pragma once

#include "solver/mermaid_beach/common.hpp"

// Whether there are cards enough: to deal, and to draw from the Shell deck.

namespace fathom::solver::beach {

/// What the encoding takes the rulebook to say, for tests to get wrong.
struct DealBook {
  int never_dealt = 0;  ///< Beach cards of the pack that are not dealt to anybody.
};

/// Two to five players can all be dealt the full number of cards, and as large hands as the cards there are make up; one
/// card more each could not be dealt.
Finding every_deal_is_possible(const Game& game, const Budget& budget, const DealBook& book = {});

/// An action brings as many Shell cards as it earns, for mermaids and pairs alone, and each is drawn once.
Finding discards_earn_their_shells(const Game& game, const Budget& budget);
/// A Shell card is never due when none is left: pairs and mermaids are no more than the Shell deck has cards.
Finding shell_deck_suffices(const Game& game, const Budget& budget);
/// There are plays in which the very last Shell card is drawn, for every number of players.
Finding last_shell_card_is_drawn(const Game& game, const Budget& budget);

}  // namespace fathom::solver::beach
