#pragma once

#include "model/mirage/chapters/chapter.hpp"

// Resolve Gaps · Regions

namespace fathom::mirage::resolving {

inline constexpr Rule rules[] = {
    {"gaps.bare_area", "Resolve Gaps", "A gap is bare table with tiles all around it"},
    {"gaps.enclosed", "Resolve Gaps", "It is fully enclosed: every edge of it is an edge of a tile"},
    {"gaps.corner_need_not", "Resolve Gaps", "Edges must be enclosed, corners need not"},
    {"gaps.no_tile_fits", "Resolve Gaps", "Where a Survey tile still fits in the area, there is no gap"},
    {"gaps.could_ever_fit", "Resolve Gaps",
     "A Survey tile could ever fit where its teeth would fit three bare squares, though it may not reach them yet",
     Status::ambiguous,
     "The text speaks of fitting, as teeth do; that a tile could also be laid there, connected to others, can be read as "
     "well"},
    {"gaps.teeth_included", "Resolve Gaps", "A bare elbow between land and water takes no Survey tile"},
    {"gaps.survey_tiles_alone", "Resolve Gaps", "Whether a Coast tile would fit does not matter"},
    {"gaps.islands", "Resolve Gaps", "A gap with water around it is an island"},
    {"gaps.oases", "Resolve Gaps", "A gap with land around it is an oasis"},
    {"gaps.coasts", "Resolve Gaps", "A gap with land and water around it is a coast"},
    {"gaps.all_alike", "Resolve Gaps", "Islands, oases and coasts are claimed in the same way"},
    {"gaps.formed_by_a_turn", "Resolve Gaps", "Gaps are resolved in the turn that formed them, once explorers are added"},
    {"gaps.players_order", "Resolve Gaps", "Of several gaps, whoever laid the tile chooses which is resolved first"},

    {"regions.one_colour", "Regions", "A region is all that hangs together of one terrain and shade", Status::ambiguous,
     "Light sand and light water are told apart wherever tiles are described; but regions are called light or dark and no "
     "more, by which sand and water of one shade that meet on a Coast tile would be one"},
    {"regions.by_edges", "Regions", "Squares hang together by edges, not by corners"},
    {"regions.coast_squares", "Regions", "Sand and water of a Coast tile belong to regions through the edges they touch",
     Status::assumed, "Follows from the shape assumed for a Coast tile: its sand ends at its land edges"},
    {"competition.regions_beside", "Regions", "The regions that share an edge with the gap compete for it"},
    {"competition.not_by_corners", "Regions", "A region that shares a mere corner with the gap does not compete"},
    {"competition.all_explorers", "Regions", "All explorers in these regions count, wherever in them they stand"},
    {"competition.sum", "Resolve Gaps", "Camels and ships count together, over all regions beside the gap"},
    {"competition.highest", "Resolve Gaps", "Whoever has most places a tent"},
    {"competition.nobody", "Resolve Gaps", "A gap with no explorer in the regions beside it is claimed by nobody",
     Status::silent, "Nobody has a majority of nothing; in the other reading all are tied, and the gap is given away"},
    {"competition.explorers_return", "Resolve Gaps",
     "All the winner's explorers in these regions go back to her supply, and no others"},
    {"competition.ties", "Resolve Gaps", "Of tied players, whoever laid the tile chooses one, herself or another"},
    {"tents.forced", "Resolve Gaps", "The winner has to place a tent, whether she likes it or not"},
    {"tents.in_the_gap", "Resolve Gaps", "The tent stands on a square of the gap"},
    {"tents.which_square", "Resolve Gaps", "In a gap of several squares the winner chooses the square", Status::silent,
     "Nothing says who chooses; it is her tent, and before it counts she may move it to any of them"},
    physical({"tents.from_supply", "Resolve Gaps", "It comes from the winner's supply"}),
    {"tents.supply_first", "Resolve Gaps", "As long as the winner has a tent in her supply, she moves none",
     Status::ambiguous,
     "A tent is placed where the game counts what is in supplies; but the expansion speaks of moving a tent to a new gap, "
     "and "
     "not of having none left"},
    physical({"tents.none_left", "Resolve Gaps",
              "A winner without a tent in her supply moves one from another gap, any of hers", Status::silent,
              "She has to place one, and the expansion speaks of tents moved to a new gap; in other readings she may, or "
              "places none"}),
    {"tents.vacated", "Resolve Gaps", "A gap that its tent has left is nobody's", Status::silent,
     "Nothing stands there any more; that only trees can be kept follows from the expansion"},
};

/// gaps.players_order — Resolve Gaps.
inline bool is_not_open(const Game&, const State& state, const ChooseGap& choose) {
  return !state.gaps.contains(choose.gap);
}
inline std::string why_is_not_open(const Game&, const State& state, const ChooseGap& choose) {
  Few<std::string, most_open_gaps> open;
  for (const Square gap : state.gaps) open.push_back(show(gap));
  return "the gaps to resolve are " + listed(open) + ", not " + show(choose.gap);
}

/// competition.ties — Resolve Gaps.
inline bool is_not_tied(const Game& game, const State& state, const Award& award) {
  return !contenders(game, state).contains(award.to);
}
inline std::string why_is_not_tied(const Game& game, const State& state, const Award& award) {
  const SeatSet tied = contenders(game, state);
  Few<std::string, kinds<Seat>> names;
  for (const Seat at : every<Seat>)
    if (tied.contains(at)) names.push_back(plainly(at));
  return "tied for the gap are " + (names.empty() ? "none" : listed(names)) + ", not " + plainly(award.to);
}

/// tents.in_the_gap — Resolve Gaps.
inline bool is_outside(const Game& game, const State& state, Square at) {
  return !gap_at(game, state.board, state.resolving.value_or(Square{})).contains(at);
}
inline bool pitches_outside(const Game& game, const State& state, const PitchTent& pitch) {
  return is_outside(game, state, pitch.at);
}
inline bool moves_outside(const Game& game, const State& state, const MoveTent& move) {
  return is_outside(game, state, move.to);
}
inline std::string why_outside(const State& state, Square at) {
  return show(at) + " is not in the gap at " + show(state.resolving.value_or(Square{}));
}
inline std::string why_pitches_outside(const Game&, const State& state, const PitchTent& pitch) {
  return why_outside(state, pitch.at);
}
inline std::string why_moves_outside(const Game&, const State& state, const MoveTent& move) {
  return why_outside(state, move.to);
}

/// tents.from_supply — Resolve Gaps.
inline bool has_no_tent(const Game&, const State& state, const PitchTent& pitch) { return state.tents[pitch.by] == 0; }
/// tents.supply_first, tents.none_left and tents.forced — Resolve Gaps.
inline bool has_a_tent(const Game& game, const State& state, const MoveTent& move) {
  return state.tents[move.by] > 0 && game.rules.tents_from == TentsFrom::supply_first;
}
inline std::string why_has_a_tent(const Game&, const State& state, const MoveTent& move) {
  return plainly(move.by) + " has " + plural(state.tents[move.by], "tent") + " in her supply, and moves none";
}
inline bool leaves_hers_in_the_supply(const Game&, const State& state, const GoWithout& go) {
  return state.tents[go.by] > 0;
}
inline bool moves_none(const Game& game, const State& state, const GoWithout& go) {
  return state.tents[go.by] == 0 && game.rules.no_tent == NoTent::moves_one;
}
inline bool is_not_her_tent(const Game&, const State& state, const MoveTent& move) {
  return !state.camps.contains(Camp{move.by, move.from});
}

inline constexpr auto clauses = std::tuple{
    Clause<ChooseGap>{"gaps.players_order", is_not_open, why_is_not_open},
    Clause<Award>{"competition.ties", is_not_tied, why_is_not_tied},
    Clause<GoWithout>{"tents.forced", leaves_hers_in_the_supply, "{by} has a tent in her supply, and has to place it"},
    Clause<PitchTent>{"tents.in_the_gap", pitches_outside, why_pitches_outside},
    Clause<MoveTent>{"tents.in_the_gap", moves_outside, why_moves_outside},
    Clause<PitchTent>{"tents.from_supply", has_no_tent, "{by} has no tent left in her supply"},
    Clause<MoveTent>{"tents.supply_first", has_a_tent, why_has_a_tent},
    Clause<GoWithout>{"tents.none_left", moves_none, "{by} has to move a tent of hers to the gap"},
    Clause<MoveTent>{"tents.none_left", is_not_her_tent, "on {from} stands no tent of {by}'s"},
};

}  // namespace fathom::mirage::resolving
