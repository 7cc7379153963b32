#pragma once

#include "model/core/supplies.hpp"
#include "model/mermaids_song/mermaids_song.hpp"

namespace fathom::mermaids_song {

/// The cards of the Mermaid deck, but for the mermaids that so many players leave out.
inline constexpr Supply card_supply{
    "cards_conserved", "cards.conserved", [](const Game& game, const State& state) { return pack(game, state.players); },
    &State::deck,      &State::discards,  &State::set_aside,
    &State::hands,     &State::mermaids,
};
inline constexpr Supply creature_supply{
    "creatures_conserved", "creatures.conserved", &Box::creatures, &State::creature_deck, &State::face_up, &State::enticed,
};

}  // namespace fathom::mermaids_song
