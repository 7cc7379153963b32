#pragma once

#include "model/mermaids_song/chapters/chapter.hpp"

// What the rulebook has nothing of and a designer may want: numbers and choices that are idle until a file changes them.
// Open hands are a reading of hands.secret, since the text does not say who may look.

namespace fathom::mermaids_song::house_rules {

inline constexpr Rule rules[] = {
    {"house.last_discard", "House rules",
     "What is left of a hand may be discarded after the actions too, which ends the turn", Status::house,
     "Cards that nobody can use, such as mermaids for a full play area, block a hand"},
    {"house.first_draws_fewer", "House rules",
     "Whoever begins draws up to so many cards fewer in the first turn of all: what it costs to go first", Status::house,
     "Whoever begins is a card and a turn ahead"},
    {"house.creatures_resist", "House rules",
     "It takes so much more power than a creature's rating to entice it, which counts as much as before", Status::house,
     "Harder creatures for tables that know the game, without another deck"},
};

}  // namespace fathom::mermaids_song::house_rules
