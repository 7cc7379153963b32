#pragma once

#include "solver/mermaid_beach/common.hpp"

// What is open to whoever has played a card with an effect, has to pass a card, or holds the Sea Monster at the end.

namespace fathom::solver::beach {

/// What the encoding takes the rulebook to say, for tests to get wrong.
struct OfferBook {
  int enough = 1;  ///< From how many cards of a kind on one of them can be taken, or passed.
};

/// A Mean Mermaid may take any Shell card that lies in front of somebody she may rob, and nothing where that is left to her.
Finding thefts_are_open_as_stated(const Game& game, const Budget& budget, const OfferBook& book = {});
/// A Sneaker Wave has to take a Shell card, any that lies in front of somebody it may be played on.
Finding waves_are_open_as_stated(const Game& game, const Budget& budget, const OfferBook& book = {});
/// A Seaweed may be for any of the others, or for anyone where it is read so.
Finding seaweed_is_open_as_stated(const Game& game, const Budget& budget, const OfferBook& book = {});
/// Whoever has to pass a card may pass any card she holds, and does nothing else.
Finding any_card_may_be_passed(const Game& game, const Budget& budget, const OfferBook& book = {});
/// At the end whoever holds the Sea Monster shows it before points are counted; where nobody does they are counted at once.
Finding monster_is_shown_first(const Game& game, const Budget& budget, const OfferBook& book = {});

}  // namespace fathom::solver::beach
