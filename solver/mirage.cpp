#include "solver/mirage.hpp"

#include "solver/mirage/finishing.hpp"
#include "solver/mirage/gaps.hpp"
#include "solver/mirage/growing.hpp"
#include "solver/mirage/journeys.hpp"
#include "solver/mirage/nowhere.hpp"
#include "solver/mirage/regions.hpp"
#include "solver/mirage/shapes.hpp"
#include "solver/mirage/table.hpp"
#include "solver/mirage/trees.hpp"

namespace fathom::solver::oasis {

namespace {

constexpr Outcome holding = Outcome::holds;

/// A theorem that needs no more than the game and a budget: the encoding is the rulebook's.
template <auto prove>
Finding as_published(const Game& game, const Budget& budget) {
  return prove(game, budget, {});
}
template <auto prove>
Finding plainly_proved(const Game& game, const Budget& budget) {
  return prove(game, budget);
}

template <Thing thing>
Finding kept(const Game& game, const Budget& budget) {
  return actions_keep_all(game, budget, thing);
}

constexpr Theorem table[] = {
    // Pieces
    {"every_early_action_keeps_all_survey_tiles", "tiles.survey_conserved", holding, kept<Thing::survey_tiles>},
    {"every_early_action_keeps_all_coast_tiles", "tiles.coasts_conserved", holding, kept<Thing::coast_tiles>},
    {"every_early_action_keeps_all_explorers", "explorers.conserved", holding, kept<Thing::explorers>},
    {"every_early_action_keeps_all_tents", "tents.conserved", holding, kept<Thing::tents>},
    {"every_early_action_keeps_all_trees", "trees.conserved", holding, kept<Thing::trees>},

    // Tiles and where they may lie
    {"survey_tiles_cover_every_bend_once", "survey.every_bend", holding, as_published<elbows_are_bends>},
    {"eight_survey_tiles_are_eight", "survey.eight_different", holding, plainly_proved<eight_tiles_are_eight>},
    {"survey_tiles_lie_where_they_may", "growing.legal_exactly", holding, as_published<survey_tiles_lie_where_they_may>},
    {"survey_tiles_lie_where_they_may_in_the_first_turns", "growing.legal_exactly", holding,
     as_published<survey_places_in_play>},
    {"coast_tiles_lie_where_they_may", "coast.legal_exactly", holding, as_published<coast_tiles_lie_where_they_may>},
    {"coast_tiles_lie_where_they_may_in_the_first_turns", "coast.legal_exactly", holding,
     as_published<coast_places_in_play>},
    {"corners_and_shades_decide_nothing", "growing.edges_alone_decide", holding,
     plainly_proved<corners_and_shades_decide_nothing>},
    {"a_drawn_tile_has_a_place", "growing.always_a_place", holding, as_published<drawn_tile_has_a_place>},

    {"a_coast_tile_can_have_nowhere_to_go", "coast.nowhere_to_go", holding, as_published<coast_tile_can_have_nowhere_to_go>},

    // Explorers
    {"as_many_squares_are_filled_as_possible", "explorers.squares_filled", holding,
     as_published<squares_to_fill_are_as_many_as_possible>},
    {"explorers_suffice_for_two_turns", "explorers.suffice_for_two_turns", holding,
     as_published<explorers_suffice_for_two_turns>},

    // Gaps
    {"small_areas_are_gaps_where_nothing_ever_fits", "gaps.exactly", holding, as_published<gaps_are_as_defined>},
    {"gaps_of_the_first_turns_are_those_where_nothing_ever_fits", "gaps.exactly", holding, as_published<gaps_in_play>},
    {"nothing_is_laid_in_a_gap", "gaps.stay_as_they_are", holding, as_published<nothing_is_laid_in_a_gap>},
    {"straight_lines_are_gaps_between_one_kind", "gaps.straight_between_one_kind", holding,
     as_published<straight_lines_are_gaps>},
    {"areas_of_eight_squares_can_be_gaps_between_both_kinds", "gaps.shapes_between_both_kinds", holding,
     as_published<mixed_areas_can_be_gaps>},
    {"readings_of_fitting_differ_from_ten_squares_on", "gaps.readings_differ", holding, as_published<readings_differ>},

    // Regions and competition
    {"regions_are_what_hangs_together", "regions.exactly", holding, as_published<regions_in_play>},
    {"gaps_go_to_whoever_has_most", "competition.as_stated", holding, as_published<gaps_go_to_the_most>},

    // The end
    {"games_are_as_long_as_tiles_last", "ending.turns", holding, as_published<games_have_so_many_turns>},
    {"the_bag_is_empty_first_where_coast_tiles_went_back", "ending.pile_before_bag", holding,
     as_published<bag_outlasts_the_pile>},
    {"regions_bring_points_to_all_with_most", "regions.points", holding, as_published<regions_bring_points>},
    {"regions_bring_so_many_points_at_most", "regions.points_bounded", holding, as_published<region_points_are_bounded>},

    // Tents
    {"the_round_trip_is_twice_the_box", "tents.twice_the_box", holding, as_published<round_trip_is_twice_the_box>},
    {"the_best_squares_are_taken", "tents.best_squares", holding, plainly_proved<best_squares_are_taken>},
    {"tents_are_no_further_apart_than_tiles_reach", "tents.bounded_by_tiles", holding, as_published<tents_are_so_far_apart>},

    // Palm trees
    {"trees_are_sorted_into_the_best_sets", "trees.best_sets", holding, as_published<best_sets_are_counted>},
    {"more_trees_are_worth_more", "trees.more_is_better", holding,
     [](const Game& game, const Budget& budget) { return Finding{more_trees_are_worth_more(game, budget)}; }},
};

}  // namespace

std::span<const Theorem> theorems() { return table; }

}  // namespace fathom::solver::oasis

namespace fathom::solver {

template <>
std::vector<Verdict> prove<mirage::Mirage>(const mirage::Game& game, const Options& options) {
  return proved<mirage::Mirage>(oasis::theorems(), game, options);
}

}  // namespace fathom::solver
