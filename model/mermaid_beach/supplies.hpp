#pragma once

#include "model/core/supplies.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"

namespace fathom::mermaid_beach {

inline constexpr Supply beach_card_supply{
    "beach_cards_conserved",
    "beach_cards.conserved",
    [](const Game& game, const State&) { return beach_pack(game); },
    &State::deck,
    &State::display,
    &State::discards,
    &State::hands,
    &State::passed,
    &State::drawn,
};
inline constexpr Supply shell_card_supply{
    "shell_cards_conserved", "shell_cards.conserved", &Box::shells,
    &State::shell_deck,      &State::shell_discards,  &State::shells,
};

}  // namespace fathom::mermaid_beach
