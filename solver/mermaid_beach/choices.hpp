#pragma once

#include "solver/mermaid_beach/turn_book.hpp"

// What is open to a player: at her turn, when she is asked, and when she has drawn at the beach.

namespace fathom::solver::beach {

/// Whatever the hand and the table, the actions open at a turn are those the rulebook opens, and their number is never none:
/// no hand is stuck.
Finding no_hand_is_stuck(const Game& game, const Budget& budget, const TurnBook& book = {});
/// In every reading the hands that are stuck are exactly those of nothing but idle cards that are not to be played.
Finding stuck_hands_are_idle_cards(const Game& game, const Budget& budget, const TurnBook& book = {});

/// What a drawn card asks for to be played at once, for tests to get wrong.
struct DrawnBook {
  /// How many matches an item needs in hand.
  int matches = 1;
};
/// Whoever is asked has exactly one answer; and a card drawn at the beach can be played exactly if it is special, or an item
/// with a match, as the reading has it: for every card, hand and table.
Finding answers_and_drawn_cards(const Game& game, const Budget& budget, const DrawnBook& book = {});

}  // namespace fathom::solver::beach
