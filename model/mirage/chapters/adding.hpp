#pragma once

#include "model/mirage/chapters/chapter.hpp"

// Add Pawns

namespace fathom::mirage::adding {

inline constexpr Rule rules[] = {
    {"explorers.three_squares", "Add Pawns", "A Survey tile has three squares"},
    {"explorers.one_in_each_square", "Add Pawns", "One explorer is added to each square of the Survey tile just laid"},
    physical({"explorers.from_supply", "Add Pawns", "They come from the supply of whoever laid the tile"}),
    {"explorers.ships_on_water", "Add Pawns", "On a tile laid with its water side up they are ships"},
    {"explorers.camels_on_land", "Add Pawns", "On a tile laid with its land side up they are camels"},
    {"explorers.which_squares", "Add Pawns", "With fewer than three left, their player chooses the squares"},
    {"explorers.too_few", "Add Pawns", "With fewer than three left, all of them are added", Status::ambiguous,
     "The choice given is of the squares, not of the number; that explorers may be held back can be read too"},
    {"explorers.none_left", "Add Pawns", "With none of the kind left, none is added", Status::silent,
     "Nothing says so, but there is nothing to add, and a tile may lie without explorers"},
    {"explorers.on_coast", "Add Pawns", "To a Coast tile just laid one camel is added on land, or one ship on water"},
    physical({"explorers.coast_supply", "Add Pawns", "It comes from the supply of whoever laid the tile, as the others do"}),
    {"explorers.one_kind_left", "Add Pawns", "Whoever has only camels or only ships left for a Coast tile adds one of these",
     Status::ambiguous,
     "The rule names both kinds and takes for granted that there are both; that one may mean the kind that is used up, and "
     "so "
     "add none, can be read too"},
    {"explorers.coast_none_left", "Add Pawns", "With neither a camel nor a ship left, a Coast tile stays empty",
     Status::silent, "Nothing says so, but there is nothing to add, and the Coast tile lies already"},
};

inline int supply(const State& state, Seat of, Terrain terrain) {
  return terrain == Terrain::land ? state.camels[of] : state.ships[of];
}
inline int in_hand(const State& state, const AddExplorers& add) {
  return supply(state, add.by, last_survey_tile(state.board).side);
}
inline std::string explorers_left(int many, Terrain terrain) { return plural(many, name_of(explorer_on(terrain))); }

/// explorers.from_supply — Add Pawns.
inline bool adds_more_than_she_has(const Game&, const State& state, const AddExplorers& add) {
  return add.on.size() > in_hand(state, add);
}
inline std::string why_adds_more_than_she_has(const Game&, const State& state, const AddExplorers& add) {
  return plainly(add.by) + " has " + explorers_left(in_hand(state, add), last_survey_tile(state.board).side) +
         " left, not " + std::to_string(add.on.size());
}

/// explorers.one_in_each_square and explorers.too_few — Add Pawns.
inline bool leaves_a_square_empty(const Game&, const State& state, const AddExplorers& add) {
  return add.on != every_part && in_hand(state, add) >= every_part.size();
}
inline std::string why_leaves_a_square_empty(const Game&, const State& state, const AddExplorers& add) {
  return plainly(add.by) + " has " + explorers_left(in_hand(state, add), last_survey_tile(state.board).side) +
         " left, enough for each square of the tile";
}
inline bool holds_explorers_back(const Game& game, const State& state, const AddExplorers& add) {
  const int left = in_hand(state, add);
  return game.rules.adding_few == AddingFew::as_many_as_possible && left < every_part.size() && add.on.size() < left;
}
inline std::string why_holds_explorers_back(const Game&, const State& state, const AddExplorers& add) {
  return plainly(add.by) + " has " + explorers_left(in_hand(state, add), last_survey_tile(state.board).side) +
         " left, and adds as many as she can";
}

/// explorers.coast_supply — Add Pawns.
inline bool has_none_for_coast(const Game&, const State& state, const AddToCoast& add) {
  return supply(state, add.by, add.on) == 0;
}
inline std::string why_has_none_for_coast(const Game&, const State&, const AddToCoast& add) {
  return plainly(add.by) + " has no " + plainly(explorer_on(add.on)) + " left";
}

/// explorers.on_coast and explorers.one_kind_left — Add Pawns.
inline bool has_both_kinds(const State& state, Seat of) { return state.camels[of] > 0 && state.ships[of] > 0; }
inline bool adds_neither(const Game&, const State& state, const LeaveCoastEmpty& leave) {
  return has_both_kinds(state, leave.by);
}
inline bool keeps_the_kind_left(const Game& game, const State& state, const LeaveCoastEmpty& leave) {
  return game.rules.one_kind_left == OneKindLeft::that_kind && !has_both_kinds(state, leave.by);
}
inline std::string why_keeps_the_kind_left(const Game&, const State& state, const LeaveCoastEmpty& leave) {
  return plainly(leave.by) + " has a " + plainly(state.camels[leave.by] > 0 ? Explorer::camel : Explorer::ship) +
         " left, and adds that";
}

inline constexpr auto clauses = std::tuple{
    Clause<AddExplorers>{"explorers.from_supply", adds_more_than_she_has, why_adds_more_than_she_has},
    Clause<AddExplorers>{"explorers.one_in_each_square", leaves_a_square_empty, why_leaves_a_square_empty},
    Clause<AddExplorers>{"explorers.too_few", holds_explorers_back, why_holds_explorers_back},
    Clause<LeaveCoastEmpty>{"explorers.on_coast", adds_neither, "{by} has camels and ships left, and adds one of them"},
    Clause<AddToCoast>{"explorers.coast_supply", has_none_for_coast, why_has_none_for_coast},
    Clause<LeaveCoastEmpty>{"explorers.one_kind_left", keeps_the_kind_left, why_keeps_the_kind_left},
};

}  // namespace fathom::mirage::adding
