#pragma once

#include "model/mermaids_song/chapters/chapter.hpp"

// Win

namespace fathom::mermaids_song::winning {

inline constexpr Rule rules[] = {
    {"winning.first_to_reach", "Win", "Whoever reaches the total for the number of players first is the Ruler of the Deep"},
    {"winning.when", "Win", "She has won the moment she reaches it", Status::ambiguous,
     "To be first is a matter of the moment; that her turn goes on, and is looked at when over, can be read too"},
    {"winning.loyalty", "Win", "A creature's loyalty counts as much as its rating"},
    {"winning.faster", "Win", "Players who want a shorter game may agree on a lower total"},
    {"winning.most_loyalty", "Win", "If the cards run out, whoever has the most loyalty wins"},
    {"winning.tie", "Win", "Players with the same loyalty share that win", Status::silent,
     "No difference is named that decides"},
    {"winning.three", "Win", "With three players 35 is enough to win"},
    {"winning.four", "Win", "With four players 25 is enough to win"},
    {"winning.five_or_more", "Win", "With five or six players 20 is enough to win"},
};

}  // namespace fathom::mermaids_song::winning
