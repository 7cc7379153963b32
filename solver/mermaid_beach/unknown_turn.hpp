#pragma once

#include "solver/mermaid_beach/turn_book.hpp"
#include "solver/prover.hpp"

// A table at the beginning of a turn of which nothing is known but what is in the box.

namespace fathom::solver::beach {

using UnknownTurn = TurnTable<z3::expr, z3::expr>;

/// Any table of so many players on which nobody is finished. Where the deck is empty, each item's cards are in hands or were
/// discarded in twos.
UnknownTurn unknown_turn(z3::context& context, Question& question, const Game& game, int players, const TurnBook& book);

/// The table of a case found, in the model: it is Ann's turn.
State turn_in_model(const Game& game, const UnknownTurn& turn, const z3::model& found);

/// `Ann holds two suns; Bob holds a seaweed`
std::string hands_in_words(const State& state);

}  // namespace fathom::solver::beach
