#pragma once

#include "model/mermaid_beach/chapters/chapter.hpp"

// How to Play, the section before the numbered ones: whose turn it is, and at which step which action has its place.

namespace fathom::mermaid_beach::turns {

inline constexpr Rule rules[] = {
    physical({"turns.first_player", "How to Play", "One of the players begins: the one with the waviest hair"}),
    {"turns.to_the_left", "How to Play", "After a turn the player to the left has hers"},
    physical(
        {"turns.in_turn", "How to Play", "Nobody acts but the player whose turn it is, or who has to answer, pass or draw"}),
    {"turns.one_action", "How to Play", "A turn is one action out of six"},
    physical({"turns.sequence", "How to Play", "What an action brings with it is done before anything else"}),
    {"turns.nothing_possible", "How to Play",
     "Who can do nothing passes her turn, and but for a bonus turn nobody else does", Status::silent,
     "Every turn is to have an action; without one, play can only go on to the left"},
    {"turns.described", "How to Play", "The six actions are described one by one", Status::flavour},
};

/// turns.first_player — How to Play.
inline bool not_at_table(const Game&, const State& state, const FirstPlayer& first) { return !at_table(state, first.to); }
inline std::string why_not_at_table(const Game&, const State& state, const FirstPlayer& first) {
  return plainly(first.to) + " is not one of the " + plural(state.players, "player");
}

/// turns.nothing_possible — silent. A bonus turn, and one in which she could only ask, are let go as these are read.
inline bool something_possible(const Game& game, const State& state, const PassTurn& pass) {
  return can_do_something(game, state, pass.by) && !may_let_go(game, state, pass.by);
}

/// The sequence of play is asked first, before anything else.
inline constexpr auto clauses =
    std::tuple_cat(timing_clauses("turns.sequence", "turns.in_turn", [](const State& state) { return state.acting; }),
                   std::tuple{
                       Clause<FirstPlayer>{"turns.first_player", not_at_table, why_not_at_table},
                       Clause<PassTurn>{"turns.nothing_possible", something_possible,
                                        "{by} holds {hands}, and one of the six actions is open to her"},
                   });

}  // namespace fathom::mermaid_beach::turns
