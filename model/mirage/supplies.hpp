#pragma once

#include "model/core/supplies.hpp"
#include "model/mirage/mirage.hpp"

namespace fathom::mirage {

inline const auto& survey_on_board(const State& state) { return state.board.survey; }
inline const auto& coasts_on_board(const State& state) { return state.board.coasts; }

inline constexpr fathom::Supply survey_tile_supply{
    "survey_tiles_conserved", "tiles.survey_conserved", &Box::survey, &State::bag,
    &State::display,          &State::set_aside,        &State::tile, survey_on_board,
};
inline constexpr fathom::Supply coast_tile_supply{
    "coast_tiles_conserved", "tiles.coasts_conserved", &Box::coasts, &State::pile, &State::coasts_out,
    &State::coast,           coasts_on_board,
};
/// Palm trees, which belong to the expansion.
inline constexpr fathom::Supply tree_supply{
    "trees_conserved",
    "trees.conserved",
    [](const Game& game, const State&) { return game.rules.palms == Palms::with ? game.box.trees : Counts<Colour>{}; },
    &State::tree_supply,
    &State::trees,
};

}  // namespace fathom::mirage
