#pragma once

#include "model/mirage/chapters/chapter.hpp"

// Palm Tree Expansion · Objective · How To Place Trees

namespace fathom::mirage::palms {

inline constexpr Rule rules[] = {
    {"palms.played", "Palm Tree Expansion", "The expansion is played with palm trees of four colours", Status::ambiguous,
     "An expansion players may add; the game as printed is without"},
    {"palms.large_gaps", "Palm Tree Expansion", "Trees reward large gaps, and different colours of them", Status::flavour},
    {"palms.nobodys_colour", "Palm Tree Expansion", "A tree of a player's colour is not hers for that"},
    {"palms.how_many", "Palm Tree Expansion", "There are ten trees of each colour", Status::assumed,
     "The number is not printed; with ten, trees run out in hardly any game"},

    {"palms.squared", "Objective", "A set of trees of different colours is worth its number of trees, multiplied by itself"},
    {"palms.new_sets", "Objective", "Further trees of a colour begin further sets"},
    {"palms.owned_gaps", "Objective",
     "Trees count for whoever owns their gap: her tent stands in it, or an explorer for it"},
    {"palms.added_up", "Objective", "Trees, tents and regions are added up"},

    {"palms.each_space", "How To Place Trees",
     "Whoever places a tent in a gap larger than a square places a tree on each other square of it"},
    physical({"palms.any_colours", "How To Place Trees", "The colours are hers to choose, alike or different"}),
    {"palms.supply_empty", "How To Place Trees", "Squares for which no tree is left stay empty", Status::silent,
     "Nothing says how many trees there are, and so not what happens without them"},
    {"palms.filling_the_square", "How To Place Trees",
     "Whoever moves a tent away from trees may fill its square with an explorer, and still owns them"},
    physical({"palms.supply_or_board", "How To Place Trees", "The explorer comes from her supply or from the board"}),
    {"palms.explorer_is_lost", "How To Place Trees", "It stays there to the end"},
    {"palms.camel_in_oasis", "How To Place Trees", "In an oasis it is a camel"},
    {"palms.ship_on_island", "How To Place Trees", "On an island it is a ship"},
    {"palms.either_on_coast", "How To Place Trees", "In a gap between land and water it is either"},
    {"palms.given_up", "How To Place Trees", "Trees whose tent has left without an explorer in its place are nobody's"},
    {"palms.tent_may_move", "Scoring Tents", "A tent changes places with a tree of its gap before it is scored",
     Status::ambiguous,
     "The rule that it may move to any square of its gap stands; with a tree on every other square it could also be void"},
    {"end.illustrations", "Objective", "Who drew the pictures", Status::flavour},
};

/// palms.any_colours — How To Place Trees.
inline bool has_no_such_tree(const Game&, const State& state, const Plant& plant) {
  return state.tree_supply[plant.colour] == 0;
}

inline std::optional<GapKind> vacated_kind(const State& state) {
  const Area gap = bare_area(state.board, state.vacated.value_or(Square{}));
  return gap.empty() ? std::nullopt : std::optional{kind_of(state.board, gap)};
}
/// palms.camel_in_oasis and palms.ship_on_island — How To Place Trees.
template <GapKind kind, Explorer wanted>
bool is_the_wrong_kind(const Game&, const State& state, const KeepTrees& keep) {
  return keep.with != wanted && vacated_kind(state) == kind;
}
template <GapKind kind, Explorer wanted>
std::string why_is_the_wrong_kind(const Game&, const State&, const KeepTrees& keep) {
  return "the gap is an " + plainly(kind) + ", where a " + plainly(wanted) + " keeps the trees, not a " + plainly(keep.with);
}

/// palms.supply_or_board — How To Place Trees.
inline bool has_no_such_explorer(const Game&, const State& state, const KeepTrees& keep) {
  return !keeper_comes_from_somewhere(state, keep);
}
inline std::string why_has_no_such_explorer(const Game&, const State&, const KeepTrees& keep) {
  return plainly(keep.by) + " has no " + plainly(keep.with) +
         (keep.from ? " on " + show(*keep.from) : std::string{" left in her supply"});
}

inline constexpr auto clauses = std::tuple{
    Clause<Plant>{"palms.any_colours", has_no_such_tree, "the trees left are {tree_supply}, but not {colour}"},
    Clause<KeepTrees>{"palms.supply_or_board", has_no_such_explorer, why_has_no_such_explorer},
    Clause<KeepTrees>{"palms.camel_in_oasis", is_the_wrong_kind<GapKind::oasis, Explorer::camel>,
                      why_is_the_wrong_kind<GapKind::oasis, Explorer::camel>},
    Clause<KeepTrees>{"palms.ship_on_island", is_the_wrong_kind<GapKind::island, Explorer::ship>,
                      why_is_the_wrong_kind<GapKind::island, Explorer::ship>},
};

}  // namespace fathom::mirage::palms
