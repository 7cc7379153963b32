#include "solver/mirage.hpp"

#include "solver/mirage/gaps.hpp"
#include "solver/mirage/growing.hpp"
#include "solver/mirage/journeys.hpp"
#include "solver/mirage/shapes.hpp"
#include "solver/mirage/table.hpp"

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

constexpr Theorem table[] = {
    // Tiles and where they may lie
    {"survey_tiles_cover_every_bend_once", "survey.every_bend", holding, as_published<elbows_are_bends>},
    {"eight_survey_tiles_are_eight", "survey.eight_different", holding, plainly_proved<eight_tiles_are_eight>},
    {"survey_tiles_lie_where_they_may", "growing.legal_exactly", holding, as_published<survey_tiles_lie_where_they_may>},
    {"survey_tiles_lie_where_they_may_in_play", "growing.legal_exactly", holding, as_published<survey_places_in_play>},
    {"coast_tiles_lie_where_they_may", "coast.legal_exactly", holding, as_published<coast_tiles_lie_where_they_may>},
    {"coast_tiles_lie_where_they_may_in_play", "coast.legal_exactly", holding, as_published<coast_places_in_play>},
    {"corners_and_shades_decide_nothing", "growing.edges_alone_decide", holding,
     plainly_proved<corners_and_shades_decide_nothing>},
    {"a_drawn_tile_has_a_place", "growing.always_a_place", holding, as_published<drawn_tile_has_a_place>},

    // Gaps
    {"small_areas_are_gaps_where_nothing_ever_fits", "gaps.exactly", holding, as_published<gaps_are_as_defined>},
    {"gaps_in_play_are_those_where_nothing_ever_fits", "gaps.exactly", holding, as_published<gaps_in_play>},
    {"nothing_is_laid_in_a_gap", "gaps.stay_as_they_are", holding, plainly_proved<nothing_is_laid_in_a_gap>},
    {"straight_lines_are_gaps_between_one_kind", "gaps.straight_between_one_kind", holding,
     plainly_proved<straight_lines_are_gaps>},
    {"areas_of_eight_squares_can_be_gaps_between_both_kinds", "gaps.shapes_between_both_kinds", holding,
     as_published<mixed_areas_can_be_gaps>},
    {"readings_of_fitting_differ_from_ten_squares_on", "gaps.readings_differ", holding, as_published<readings_differ>},

    // Tents
    {"the_round_trip_is_twice_the_box", "tents.twice_the_box", holding, as_published<round_trip_is_twice_the_box>},
    {"the_best_squares_are_taken", "tents.best_squares", holding, plainly_proved<best_squares_are_taken>},
    {"tents_are_no_further_apart_than_tiles_reach", "tents.bounded_by_tiles", holding, as_published<tents_are_so_far_apart>},
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
