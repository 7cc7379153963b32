#pragma once

#include "solver/mermaid_beach/turn_book.hpp"

// What is open to a player at her turn.

namespace fathom::solver::beach {

/// Each action but asking is open exactly to whoever holds the cards for it and finds something to do, whatever the hand.
Finding actions_are_open_as_stated(const Game& game, const Budget& budget, const TurnBook& book = {});
/// Whoever may ask may ask everybody else for everything askable she holds, and nobody for anything else.
Finding asking_is_open_as_stated(const Game& game, const Budget& budget, const TurnBook& book = {});
/// Whatever the hand and the table, some action is open, so that no turn is let go.
Finding no_hand_is_stuck(const Game& game, const Budget& budget, const TurnBook& book = {});
/// In every reading the hands that are stuck are exactly those of nothing but idle cards that are not to be played.
Finding stuck_hands_are_idle_cards(const Game& game, const Budget& budget, const TurnBook& book = {});

}  // namespace fathom::solver::beach
