#pragma once

#include "model/mirage/chapters/chapter.hpp"

// End of Game · Scoring Regions · Scoring Tents

namespace fathom::mirage::ending {

inline constexpr Rule rules[] = {
    {"ending.pile_or_bag", "End of Game", "The game is over when the pile of Coast tiles or the bag is empty"},
    {"ending.turn_is_finished", "End of Game", "The turn that empties it is played to its end, and no other follows"},
    {"scoring.two_sources", "End of Game", "Regions and tents bring points"},
    {"winning.most_points", "End of Game", "Whoever has most points wins", Status::silent,
     "The text counts points and does not say what for"},
    {"winning.tie", "End of Game", "Players tied for most points share the victory", Status::silent,
     "The text breaks no tie"},

    {"regions.two_points", "Scoring Regions", "A region brings two points to whoever has most in it"},
    {"regions.tents_count", "Scoring Regions", "What counts in a region is camels and ships", Status::ambiguous,
     "The text has camels or tents; but no tent ever stands in a region, and the sections before and after it count ships"},
    {"regions.ties", "Scoring Regions", "Everybody tied for a region gets the full points"},
    {"regions.nobody", "Scoring Regions", "A region in which nobody has anything brings nobody points", Status::silent,
     "That all are tied with nothing would give everybody the same, and the text speaks of pieces to count"},
    {"scoring.surplus_removed", "Scoring Regions",
     "How to count without counting twice: take away surplus, tip what is counted", Status::flavour},

    {"scoring.round_trip", "Scoring Tents", "Tents bring a point for each step of the journey to all three and back"},
    {"scoring.steps", "Scoring Tents", "A step goes from a square to one beside it: rows and columns are counted"},
    {"scoring.over_the_table", "Scoring Tents", "The way may lead over the bare table"},
    {"scoring.first_square", "Scoring Tents", "The square one sets out from is no step, the one arrived at is"},
    {"scoring.fewer_tents", "Scoring Tents", "With fewer than three tents the journey leads to those that stand",
     Status::silent,
     "There and back between two tents, nothing for one; the steps between two tents could also count once, or the journey "
     "need all three"},
    {"scoring.best_square", "Scoring Tents", "A tent in a larger gap counts from any square of that gap its player likes"},
};

inline constexpr std::tuple<> clauses{};

}  // namespace fathom::mirage::ending
