#pragma once

#include "model/mirage/chapters/chapter.hpp"

// Title · Equipment · Setup · Survey Tiles

namespace fathom::mirage::preparation {

inline constexpr Rule rules[] = {
    {"story.authors", "Title", "Who made the game, and when this text was written", Status::flavour},
    {"story.leaders", "Title", "Players lead a community into desert and ocean", Status::flavour},
    {"story.claims", "Title", "Tiles are claimed with camels on land and with ships on water, and gaps with tents"},
    {"story.visions", "Title", "Uncertain places come true, or turn to salt and sand", Status::flavour},

    {"contents.camels", "Equipment", "There are 28 camels, seven of each of four colours"},
    {"contents.ships", "Equipment", "There are 28 ships, seven of each of four colours"},
    {"contents.tents", "Equipment", "There are twelve tents, three of each of four colours"},
    {"contents.coast_tiles", "Equipment", "There are ten Coast tiles"},
    {"contents.coast_patterns", "Equipment", "Coast tiles are of two patterns"},
    {"contents.each_coast_pattern", "Equipment", "There are five Coast tiles of each pattern", Status::assumed,
     "How many are of which is not printed; as many of each is the simplest of the splits"},
    {"contents.survey_tiles", "Equipment", "There are 40 Survey tiles"},
    {"contents.each_survey_pattern", "Equipment", "There are five Survey tiles of each pattern", Status::assumed,
     "Eight patterns share 40 tiles; as many of each is the simplest of the splits"},

    {"players.two_to_four", "Setup", "Two, three or four play", Status::silent,
     "Pieces come in four colours and a rule speaks of three players; nobody competes with nobody, so two are the fewest"},
    {"setup.colours", "Setup", "Every player plays pieces of one colour: black, white, red or yellow"},
    {"setup.camels", "Setup", "A player begins with seven camels in her supply"},
    {"setup.ships", "Setup", "A player begins with seven ships in her supply"},
    {"setup.tents", "Setup", "A player begins with three tents in her supply"},
    {"coast.shape", "Setup", "A Coast tile is one square with two neighbouring land edges and two water edges",
     Status::assumed,
     "It is small, has a land edge and a water edge, shows a beach and stands in pictures only; one square with a shore "
     "from corner to corner is the plainest tile that can join the two"},
    {"coast.shades", "Setup",
     "Sand and water of a Coast tile are of one shade in one pattern and of two in the other, and its back has them the "
     "other way round",
     Status::assumed, "The two patterns stand in pictures only; with these, all four pairs of shades occur"},
    {"setup.starting_tile", "Setup",
     "One Coast tile, chosen at random with either face up, lies in the middle at the start"},
    {"setup.only_tile", "Setup", "No other tile is on the table then, and the board grows from it"},
    physical({"setup.coast_pile", "Setup", "The other Coast tiles are a pile beside the board"}),
    {"survey.elbow", "Setup", "A Survey tile is three squares in an elbow"},
    {"survey.land_side", "Setup", "On one side each square is light or dark sand"},
    {"survey.water_side", "Setup", "On the other side each square is light or dark water"},
    {"survey.eight_patterns", "Setup", "There is one pattern for each arrangement of light and dark on the three squares"},
    {"survey.backs", "Setup", "A square has the same shade on both sides, so that turning a tile over exchanges its arms",
     Status::assumed, "Pictures alone show what is on the back; the tiles are called all light and all dark as wholes"},
    physical({"setup.bag", "Setup", "All Survey tiles go into the bag"}),
    {"setup.removed_for_three", "Setup", "With three players one Survey tile is drawn, looked at and left out of the game"},
    {"setup.removed_is_seen", "Setup", "Everybody looks at the tile that is left out", Status::silent,
     "The text has it looked at and does not say by whom; it is said to all who play"},
};

/// setup.coast_pile — Setup.
template <class Kind>
bool not_in_pile(const Game&, const State& state, const Kind& act) {
  return state.pile[act.pattern] == 0;
}
template <class Kind>
std::string why_not_in_pile(const Game&, const State& state, const Kind& act) {
  return "the pile holds " + phrase(state.pile) + ", but not " + one(act.pattern);
}

/// setup.bag — Setup.
template <class Kind>
bool not_in_bag(const Game&, const State& state, const Kind& act) {
  return state.bag[act.tile] == 0;
}
template <class Kind>
std::string why_not_in_bag(const Game&, const State& state, const Kind& act) {
  return "there is " + phrase(state.bag) + " left, but not " + one(act.tile);
}

inline constexpr auto clauses = std::tuple{
    Clause<StartingTile>{"setup.coast_pile", not_in_pile<StartingTile>, why_not_in_pile<StartingTile>},
    Clause<SetAside>{"setup.bag", not_in_bag<SetAside>, why_not_in_bag<SetAside>},
};

}  // namespace fathom::mirage::preparation
