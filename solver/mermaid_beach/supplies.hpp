#pragma once

#include <array>

#include "solver/mermaid_beach/common.hpp"

// Whether there are cards enough: to deal, and to draw from the Shell deck.

namespace fathom::solver::beach {

/// The rulebook's numbers, read a second time.
struct SupplyBook {
  int beach_cards = 51;
  int not_for_the_young = 4;  ///< Of these, the Mean Mermaids and Sneaker Waves.
  int hand = 5;
  int hand_of_two = 7;
  /// How many cards each of 2, 3, 4 and 5 players could be dealt at most.
  std::array<int, 4> largest_hands{25, 17, 12, 10};
  std::array<int, 4> largest_hands_of_the_young{23, 15, 11, 9};
  int items = 32;
  int mermaids = 10;
  int shell_cards = 26;
};

/// Two to five players can be dealt their hands, and hands of up to so many cards could be; one card more could not. The
/// young players' pack has fewer cards, and could make smaller hands.
Finding every_deal_is_possible(const Game& game, const Budget& budget, const SupplyBook& book = {});

/// A Shell card is never due when none is left: pairs and mermaids are no more than the Shell deck has cards.
Finding shell_deck_suffices(const Game& game, const Budget& budget, const SupplyBook& book = {});
/// A play from the deal on that ends with a mermaid or a pair for which no Shell card is left; nothing where so many attempts
/// do not find one.
inline constexpr int enough_attempts = 400;
std::optional<std::vector<Action>> play_to_a_missing_shell(const Game& game, int players, int attempts = enough_attempts);
/// There are plays in which the very last Shell card is drawn, for every number of players.
Finding last_shell_card_is_drawn(const Game& game, const Budget& budget);

}  // namespace fathom::solver::beach
