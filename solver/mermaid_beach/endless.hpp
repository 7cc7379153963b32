#pragma once

#include "solver/mermaid_beach/turn_book.hpp"

// Whether play can go on for ever.
//
// A turn either discards a card, or draws one, or is idle: an empty deck leaves the asker with what she had, or nothing can
// be done. Where discards stay where they are, 2 × deck + cards in hands falls with every turn that is not idle, so a play
// is endless exactly if it comes to a table on which everybody goes on having idle turns. Z3 says for which readings there
// is such a table; a play of the model that comes back to a state it has been in says that play gets there.

namespace fathom::solver::beach {

/// Every play comes to an end: with three players and more it need not, and the trace is a play from the deal on that ends
/// where it has been before.
Finding every_play_ends(const Game& game, const Budget& budget);
/// With two players every play comes to an end: no table leaves either of them an idle turn.
Finding every_play_of_two_ends(const Game& game, const Budget& budget, const TurnBook& book = {});
/// With any number of players, no turn is idle while the Beach deck has cards.
Finding no_idle_turn_while_the_deck_lasts(const Game& game, const Budget& budget, const TurnBook& book = {});
/// Whoever asks when the deck is empty can ask somebody who has to give, so that nobody is kept from bringing the end
/// nearer.
Finding somebody_has_the_match(const Game& game, const Budget& budget, const TurnBook& book = {});
/// In which readings of asking, and of cards that find nothing to do, there is a table on which two players have idle turns
/// for ever: where Z3 finds one, the model plays on it and comes back to it; and in the published reading there is none.
Finding readings_that_let_two_go_on(const Game& game, const Budget& budget, const TurnBook& book = {});

/// A play that follows a taste for keeping the game going, by the state alone, until it is in a state for the second time.
struct Loop {
  std::vector<Action> way;    ///< From the start to the state that comes back.
  std::vector<Action> round;  ///< From that state to itself.
};
std::optional<Loop> find_loop(const Game& game, int players);

}  // namespace fathom::solver::beach
