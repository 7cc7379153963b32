#include <gtest/gtest.h>

#include <algorithm>

#include "solver/mirage/finishing.hpp"
#include "solver/mirage/gaps.hpp"
#include "solver/mirage/growing.hpp"
#include "solver/mirage/journeys.hpp"
#include "solver/mirage/nowhere.hpp"
#include "solver/mirage/regions.hpp"
#include "solver/mirage/shapes.hpp"
#include "solver/mirage/table.hpp"
#include "solver/mirage/testing.hpp"
#include "solver/mirage/trees.hpp"

// For each theorem a wrong encoding of the rulebook, or a model that does something else, under which it fails.

namespace fathom::solver::oasis {
namespace {

/// The rulebook's movements, one of them forgotten.
Finding forgotten(Thing thing, std::string_view verb) {
  std::vector<Flow> book = flows();
  std::erase_if(book, [&](const Flow& flow) { return flow.verb == verb; });
  return actions_keep_all(published, {}, thing, book);
}
/// Two ways to lie are one.
TableBook one_way_twice() {
  TableBook book;
  book.arms[1] = book.arms[0];
  return book;
}
/// A tile that may not be turned.
TableBook always_upright() {
  TableBook book;
  book.arms.fill(book.arms[0]);
  return book;
}
/// Two of the four ways to lie are confused.
TableBook confusing_orientations() {
  TableBook book;
  std::swap(book.arms[0], book.arms[2]);
  return book;
}
/// An arm that does not touch its corner.
TableBook falling_apart() {
  TableBook book;
  book.steps[0].south = -2;
  return book;
}
/// Water may lie beside land: the rule about one of the kinds is forgotten.
LayingBook forgetting_land() {
  LayingBook book;
  book.refused[0].clear();
  return book;
}
LayingBook anywhere_on_the_table() {
  LayingBook book;
  book.least_edges = 0;
  return book;
}
CoastBook with_teeth_exchanged() {
  CoastBook book;
  std::swap(book.fits[0], book.fits[1]);
  return book;
}
/// Two tiles that look alike on their water sides.
Game two_alike() {
  Game alike = published;
  alike.box.water_sides[1] = alike.box.water_sides[2];
  return alike;
}
int worth_up_to_three(const Counts<mirage::Colour>& trees) { return trees.total() > 3 ? 1 : 0; }

constexpr Refutation<Mirage> refutations[] = {
    {"every_early_action_keeps_all_survey_tiles", [] { return forgotten(Thing::survey_tiles, "lay"); }},
    {"every_early_action_keeps_all_coast_tiles", [] { return forgotten(Thing::coast_tiles, "leave_coast"); }},
    {"every_early_action_keeps_all_explorers", [] { return forgotten(Thing::explorers, "add_to_coast"); }},
    {"every_early_action_keeps_all_tents", [] { return forgotten(Thing::tents, "pitch_tent"); }},
    {"every_early_action_keeps_all_trees", [] { return forgotten(Thing::trees, "plant"); }},
    {"survey_tiles_cover_every_bend_once", [] { return elbows_are_bends(published, {}, one_way_twice()); }},
    {"eight_survey_tiles_are_eight", [] { return eight_tiles_are_eight(two_alike(), {}); }},
    {"survey_tiles_lie_where_they_may", [] { return survey_tiles_lie_where_they_may(published, {}, forgetting_land()); }},
    {"survey_tiles_lie_where_they_may_in_the_first_turns",
     [] { return survey_places_in_play(published, {}, forgetting_land()); }},
    {"coast_tiles_lie_where_they_may", [] { return coast_tiles_lie_where_they_may(published, {}, with_teeth_exchanged()); }},
    {"coast_tiles_lie_where_they_may_in_the_first_turns",
     [] { return coast_places_in_play(published, {}, with_teeth_exchanged()); }},
    {"corners_and_shades_decide_nothing",
     [] { return corners_and_shades_decide_nothing(without("growing.connected"), {}); }},
    {"a_drawn_tile_has_a_place", [] { return drawn_tile_has_a_place(published, {}, {.farthest = 20}); }},
    {"a_coast_tile_can_have_nowhere_to_go", [] { return coast_tile_can_have_nowhere_to_go(published, {}, {.tiles = 5}); }},
    {"as_many_squares_are_filled_as_possible",
     [] {
       return squares_to_fill_are_as_many_as_possible(
           with([](Rules& rules) { rules.adding_few = mirage::AddingFew::any_number; }), {});
     }},
    {"explorers_suffice_for_two_turns",
     [] { return explorers_suffice_for_two_turns(with([](Rules& rules) { rules.camels = 4; }), {}); }},
    {"small_areas_are_gaps_where_nothing_ever_fits",
     [] { return gaps_are_as_defined(published, {}, {.table = always_upright()}); }},
    {"gaps_of_the_first_turns_are_those_where_nothing_ever_fits",
     [] { return gaps_in_play(published, {}, {.table = falling_apart()}); }},
    {"nothing_is_laid_in_a_gap", [] { return nothing_is_laid_in_a_gap(published, {}, falling_apart()); }},
    {"straight_lines_are_gaps_between_one_kind", [] { return straight_lines_are_gaps(published, {}, always_upright()); }},
    {"areas_of_eight_squares_can_be_gaps_between_both_kinds",
     [] { return mixed_areas_can_be_gaps(published, {}, {.largest = 3, .first_never = 3, .never = 1}); }},
    {"readings_of_fitting_differ_from_ten_squares_on", [] { return readings_differ(published, {}, {.squares = 11}); }},
    {"regions_are_what_hangs_together", [] { return regions_in_play(published, {}, {.table = always_upright()}); }},
    {"gaps_go_to_whoever_has_most", [] { return gaps_go_to_the_most(published, {}, {.table = {}, .least_explorers = 2}); }},
    {"games_are_as_long_as_tiles_last", [] { return games_have_so_many_turns(published, {}, {.starting_tiles = 0}); }},
    {"the_bag_is_empty_first_where_coast_tiles_went_back",
     [] { return bag_outlasts_the_pile(published, {}, {.put_back = 0}); }},
    {"regions_bring_points_to_all_with_most",
     [] { return regions_bring_points(published, {}, {.table = {}, .least_explorers = 2}); }},
    {"regions_bring_so_many_points_at_most",
     [] {
       return region_points_are_bounded(with([](Rules& rules) { rules.holders = mirage::Holders::tents_beside_too; }), {});
     }},
    {"the_round_trip_is_twice_the_box", [] { return round_trip_is_twice_the_box(published, {}, {.around_the_box = 1}); }},
    {"the_best_squares_are_taken",
     [] { return best_squares_are_taken(with([](Rules& rules) { rules.few_tents = mirage::FewTents::nothing; }), {}); }},
    {"tents_are_no_further_apart_than_tiles_reach", [] { return tents_are_so_far_apart(published, {}, {.rim = 5}); }},
    {"trees_are_sorted_into_the_best_sets",
     [] {
       return best_sets_are_counted(published, {}, {{0, 1, 2, 3, 4}});
     }},
    {"more_trees_are_worth_more", [] { return Finding{more_trees_are_worth_more(published, {}, worth_up_to_three)}; }},
};

TEST(MirageTheorems, CanAllFail) {
  EXPECT_TRUE(every_theorem_can_fail<Mirage>(theorems(), std::span<const Refutation<Mirage>>(refutations)));
}

TEST(MirageTheorems, NoticeOtherWrongEncodings) {
  EXPECT_TRUE(caught(elbows_are_bends(published, {}, confusing_orientations())));
  EXPECT_TRUE(caught(survey_tiles_lie_where_they_may(published, {}, anywhere_on_the_table())));
  LayingBook confused;
  confused.table = confusing_orientations();
  EXPECT_TRUE(caught(survey_tiles_lie_where_they_may(published, {}, confused)));
  EXPECT_TRUE(blamed(drawn_tile_has_a_place(published, {}, {.by_survey = 2})));
  EXPECT_TRUE(blamed(coast_tile_can_have_nowhere_to_go(published, {}, {.tiles = 3})));
  EXPECT_TRUE(blamed(readings_differ(published, {}, {.squares = 9})));
  EXPECT_TRUE(blamed(best_sets_are_counted(published, {}, {{0, 1, 1, 1, 1}})));
}

TEST(MirageTheorems, NoticeAModelWithoutOneOfTheRules) {
  for (const std::string_view rule :
       {"growing.land_to_land", "growing.water_to_water", "growing.connected", "growing.bare_squares", "growing.table_edge"})
    EXPECT_TRUE(caught(survey_tiles_lie_where_they_may(without(rule), {}))) << rule;
  for (const std::string_view rule : {"coast.teeth_fit", "coast.to_the_survey_tile"})
    EXPECT_TRUE(caught(coast_tiles_lie_where_they_may(without(rule), {}))) << rule;
}

TEST(MirageTheorems, NoticeAnotherReading) {
  EXPECT_TRUE(
      caught(round_trip_is_twice_the_box(with([](Rules& rules) { rules.few_tents = mirage::FewTents::nothing; }), {})));
}

/// Where tiles are chosen from stacks plays are as long, and the readings of a gap part in the same place.
TEST(MirageTheorems, HoldWhereTilesAreChosen) {
  const Game chosen = with([](Rules& rules) { rules.supply = mirage::Supply::stacks; });
  EXPECT_TRUE(proved(games_have_so_many_turns(chosen, {})));
  EXPECT_TRUE(proved(readings_differ(chosen, {})));
}

/// Two Coast tiles that have nowhere to go are enough: the bag is empty, and one is left in the pile.
TEST(MirageTheorems, ShowABagThatIsEmptyFirst) {
  const Finding finding = bag_outlasts_the_pile(published, {});
  ASSERT_TRUE(proved(finding));
  ASSERT_TRUE(finding.trace);
  const auto end = after(finding.trace->game, finding.trace->given, finding.trace->actions);
  ASSERT_TRUE(end);
  EXPECT_TRUE(end->bag.empty());
  EXPECT_EQ(end->pile.total(), 1);
  EXPECT_EQ(end->board.survey.size(), 40U);
}

TEST(MirageTheorems, CountAreasAsEverybodyCountsThem) {
  EXPECT_EQ(fixed_areas(4).size(), 19U);
  EXPECT_EQ(free_areas(4).size(), 5U);
  EXPECT_EQ(free_areas(6).size(), 35U);
  EXPECT_EQ(bends_in({{0, 0}, {1, 0}, {0, 1}, {1, 1}}).size(), 4U);
}

TEST(MirageTheorems, TakeTooSmallABudgetForNoAnswer) {
  const Budget budget{.rlimit = 1, .seconds = 20};
  EXPECT_NE(survey_tiles_lie_where_they_may(published, budget).outcome, Outcome::holds);
}

}  // namespace
}  // namespace fathom::solver::oasis
