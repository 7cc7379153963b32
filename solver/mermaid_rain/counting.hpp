#pragma once

#include "solver/mermaid_rain/common.hpp"

// Small domains in which every case is tried: when melding ends, how likely a deal is, and who wins.

namespace fathom::solver::rain {

/// What ends melding for all.
struct EndingBook {
  int most_cards;
};
inline EndingBook ending_book(const Game& game) { return {game.rules.most_cards}; }
/// Whatever everybody shows, melding goes on unless somebody shows as many cards as end it, or all have stopped.
Finding melding_ends_as_stated(const Game& game, const Budget& budget, const EndingBook& book);

/// How many orders of the deck begin with the cards dealt.
struct DealingBook {
  int ways_to_order_equal_cards = 0;  ///< 1 where cards of a kind are wrongly taken for one and the same.
};
/// A hand dealt is as likely against others as the orders of the deck that begin with it are many.
Finding deals_are_as_likely_as_their_orders(const Game& game, const Budget& budget, const DealingBook& book = {});

/// Who wins.
struct WinningBook {
  int lead_needed = 0;  ///< Points by which the best is ahead of whoever else wins.
};
/// Whatever the scores, those with the most points win, and nobody else.
Finding most_points_win(const Game& game, const Budget& budget, const WinningBook& book = {});

}  // namespace fathom::solver::rain
