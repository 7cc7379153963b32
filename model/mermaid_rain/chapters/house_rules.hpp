#pragma once

#include "model/mermaid_rain/chapters/gaining.hpp"
#include "model/mermaid_rain/chapters/riding.hpp"

// What the rulebook has nothing of, and a designer may want. Idle in the game as published.

namespace fathom::mermaid_rain::house {

inline constexpr Rule rules[] = {
    {"house.head_start", "House rules",
     "Each player begins with so many points for each seat between her and the first dealer", Status::house,
     "The first dealer wins every tie of melds in round one; points can make up for it"},
    {"house.paid_move", "House rules", "For so many points a player who has them moves next door without a card",
     Status::house, "Moves cost cards alone; points could buy one, whatever symbol it asks for"},
};

/// house.paid_move — House rules. Nobody pays what she does not have.
inline bool not_for_sale(const Game& game, const State& state, const PaidMove& move) {
  return game.rules.paid_move == 0 || state.scores[move.by] < game.rules.paid_move;
}
inline std::string why_not_for_sale(const Game& game, const State& state, const PaidMove& move) {
  if (game.rules.paid_move == 0) return "no move is paid for in points";
  return "a move costs " + plural(game.rules.paid_move, "point") + ", and " + plainly(move.by) + " has " +
         std::to_string(state.scores[move.by]);
}

inline constexpr auto clauses = std::tuple{
    Clause<PaidMove>{"house.paid_move", not_for_sale, why_not_for_sale},
    Clause<PaidMove>{"moving.neighbouring", riding::too_far<PaidMove>, "{to} is not next to {mermaids}, where {by} is"},
    Clause<PaidMove>{"moving.not_open_ocean", riding::onto_nothing<PaidMove>, riding::why_onto_nothing<PaidMove>},
    Clause<PaidMove>{"moving.not_onto_obstacles", riding::onto_obstacle<PaidMove>, riding::why_onto_obstacle<PaidMove>},
    Clause<PaidMove>{"treasure.optional", gaining::has_to_take<PaidMove>, gaining::why_has_to_take<PaidMove>},
};

}  // namespace fathom::mermaid_rain::house
