#pragma once

#include "model/mirage/chapters/chapter.hpp"

// What the rulebook has nothing of, and a designer may want: each point is idle until a house rule gives it a number.

namespace fathom::mirage::house_rules {

inline constexpr Rule rules[] = {
    physical({"house.display", "House rules",
              "So many Survey tiles lie open, and whoever is in turn chooses one of them instead of drawing",
              Status::house, "What is drawn is luck alone; so it would be a choice"}),
    physical({"house.redraws", "House rules",
              "Whoever has got a Survey tile may put it back and get another, so many times in the whole game",
              Status::house, "A tile that fits nowhere well costs a turn; so it could be exchanged"}),
    {"house.redraw_price", "House rules", "For each Survey tile that she has put back a player loses so many points",
     Status::house, "What is free is taken each time; a price makes it a decision"},
    {"house.later_points", "House rules", "For each player who had her first turn before her a player gets so many points",
     Status::house, "Whoever begins has the choice of the ground; this makes up for sitting later"},
};

/// house.redraws — no more often than agreed, and not once a Coast tile has been taken with the Survey tile.
inline bool has_redrawn_enough(const Game& game, const State& state, const Redraw& redraw) {
  return state.redraws[redraw.by] >= game.rules.redraws || state.coast.has_value();
}
inline std::string why_has_redrawn_enough(const Game& game, const State& state, const Redraw& redraw) {
  if (state.coast) return plainly(redraw.by) + " has taken " + one(*state.coast) + " with her Survey tile";
  return "Survey tiles are put back " + plural(game.rules.redraws, "time") + " in a game by each, and " +
         plainly(redraw.by) + " has put back " + std::to_string(state.redraws[redraw.by]);
}

/// house.display — tiles are turned up from the bag.
inline bool is_not_in_the_bag(const Game&, const State& state, const Reveal& reveal) { return state.bag[reveal.tile] == 0; }

inline bool does_not_lie_open(const Game& game, const State& state, const ChooseTile& choose) {
  return game.rules.supply == Supply::bag && state.display[choose.tile] == 0;
}

inline constexpr auto clauses = std::tuple{
    Clause<Reveal>{"house.display", is_not_in_the_bag, "the bag holds {bag}, but not {tile}"},
    Clause<ChooseTile>{"house.display", does_not_lie_open, "in the open lies {display}, but not {tile}"},
    Clause<Redraw>{"house.redraws", has_redrawn_enough, why_has_redrawn_enough},
};

}  // namespace fathom::mirage::house_rules
