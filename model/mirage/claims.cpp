#include "model/mirage/mirage.hpp"

// What is said about the rules, in one sentence each. Laws, invariants, theorems and scenarios cite these ids; where two of
// them judge one claim differently, something is wrong with one of them.

namespace fathom::mirage {
namespace {

constexpr Claim table[] = {
    // True in every state: invariants.cpp.
    {"tiles.survey_conserved",
     "Every Survey tile is in the bag or a stack, in hand, on the board, or left out",
     {"contents.survey_tiles", "contents.each_survey_pattern", "setup.bag", "setup.removed_for_three",
      "drawing.from_the_bag", "advanced.stacks", "advanced.stacks_for_three"}},
    {"tiles.coasts_conserved",
     "Every Coast tile is in the pile, in hand, on the board, or out of the game",
     {"contents.coast_tiles", "contents.coast_patterns", "contents.each_coast_pattern", "setup.coast_pile",
      "coast.from_the_pile", "coast.nowhere"}},
    {"explorers.conserved",
     "Every camel and ship is in its player's supply, on a tile, or keeps trees",
     {"contents.camels", "contents.ships", "setup.camels", "setup.ships", "explorers.from_supply", "explorers.coast_supply",
      "competition.explorers_return", "palms.explorer_is_lost"}},
    {"tents.conserved",
     "Every tent is in its player's supply or in a gap",
     {"contents.tents", "setup.tents", "tents.from_supply", "tents.none_left"}},
    {"trees.conserved", "Every tree is in the supply or in a gap", {"palms.how_many", "palms.supply_empty"}},
    {"turns.only_players", "Whoever acts or owns anything sits at the table", {"players.two_to_four", "turns.first_player"}},
    {"board.one_tile_a_square", "No square bears two tiles", {"growing.bare_squares", "survey.elbow", "coast.shape"}},
    {"board.within_the_table", "No tile lies beyond the edge of the table", {"growing.table_edge"}},
    {"board.teeth_fit",
     "Wherever two tiles share an edge, both are land there or both are water",
     {"growing.land_to_land", "growing.water_to_water", "growing.teeth", "coast.teeth_fit", "growing.coasts_join_both"}},
    {"board.begins_in_the_middle", "The first Coast tile lies in the middle", {"setup.starting_tile", "setup.only_tile"}},
    {"turns.one_tile_each", "Survey tiles are laid by players in turn, clockwise", {"turns.clockwise", "turns.in_turn"}},
    {"turns.in_sequence",
     "A tile is in hand from when it is taken until it is laid, and at no other time",
     {"turns.sequence", "coast.added"}},
    {"coasts.with_plain_tiles",
     "There are no more Coast tiles on the table than plain Survey tiles, and the starting one",
     {"coast.comes_with_plain_tiles", "survey.land_side", "survey.water_side", "survey.backs"}},
    {"explorers.after_the_tiles",
     "Explorers are added when all tiles of the turn have been laid",
     {"explorers.one_in_each_square", "explorers.on_coast"}},
    {"gaps.in_their_time",
     "Gaps wait to be resolved only while the turn that formed them lasts",
     {"gaps.formed_by_a_turn", "gaps.players_order"}},
    {"tents.on_bare_squares",
     "Tents, trees and those who keep trees stand on bare squares, one on each",
     {"tents.in_the_gap", "palms.each_space", "palms.filling_the_square"}},
    {"tents.one_a_gap",
     "Tents stand in gaps, one in each",
     {"gaps.bare_area", "gaps.enclosed", "gaps.no_tile_fits", "gaps.could_ever_fit", "tents.in_the_gap",
      "competition.highest"}},
    {"trees.in_the_expansion",
     "Trees stand in gaps larger than a square, and in the expansion alone",
     {"palms.played", "palms.each_space"}},
    {"ending.pile_or_bag",
     "The game is over after the turn that empties pile or bag, and at no other time",
     {"ending.pile_or_bag", "ending.turn_is_finished"}},
    {"scores.at_the_end",
     "Points are counted when the game is over, and are none before",
     {"scoring.two_sources", "palms.added_up"}},
};

}  // namespace

std::span<const Claim> claims() { return table; }

}  // namespace fathom::mirage
