#pragma once

#include "solver/mermaid_beach/common.hpp"

// What is open to whoever is asked, and to whoever has drawn at the beach.

namespace fathom::solver::beach {

/// What the encoding takes the rulebook to say, for tests to get wrong.
struct AnswerBook {
  int enough_to_give = 1;  ///< From how many cards of the kind on she has to give.
  int matches = 1;         ///< How many matches in hand an item that is drawn needs to be played at once.
};

/// Whoever is asked has exactly one answer: to give where she holds the card, to send to the beach where she does not.
Finding answers_are_as_stated(const Game& game, const Budget& budget, const AnswerBook& book = {});
/// A card drawn at the beach may always be kept, and can be played exactly if it is special, or an item with a match.
Finding drawn_cards_are_as_stated(const Game& game, const Budget& budget, const AnswerBook& book = {});

}  // namespace fathom::solver::beach
