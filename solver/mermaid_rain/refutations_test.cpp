#include <gtest/gtest.h>

#include <utility>

#include "solver/mermaid_rain.hpp"
#include "solver/mermaid_rain/bounds.hpp"
#include "solver/mermaid_rain/counting.hpp"
#include "solver/mermaid_rain/melds.hpp"
#include "solver/mermaid_rain/placing.hpp"
#include "solver/mermaid_rain/riding.hpp"
#include "solver/mermaid_rain/splits.hpp"
#include "solver/mermaid_rain/table.hpp"
#include "solver/mermaid_rain/testing.hpp"
#include "solver/mermaid_rain/tribute.hpp"

// Every theorem with something that makes it come out the other way: a mutant of the game, or a wrong encoding.

namespace fathom::solver::rain {
namespace {

using Refutation = solver::Refutation<MermaidRain>;
using mermaid_rain::TieMinimum;

BoundsBook wrong_bounds(int BoundsBook::*number, int by) {
  BoundsBook book = bounds_book(published);
  book.*number += by;
  return book;
}
MeldsBook with_equal_melds_equal() {
  MeldsBook book;
  book.a_step_counts = 0;
  return book;
}
MeldsBook with_a_mist_of_four() {
  MeldsBook book;
  book.cards_named[index_of(Meld::mermaid_mist)] = 4;
  return book;
}
MeldsBook without_a_mist_of_five() {
  MeldsBook book;
  book.never_with_five.erase_at(0);
  return book;
}
Game with_five_starting_spaces() {
  Game smaller = published;
  smaller.box.terrain[read_hex("M1").value().cell] = Terrain::ocean;
  mermaid_rain::chart(smaller.box);
  return smaller;
}
SplitsBook paying_the_fifth() {
  SplitsBook book(published.rules);
  book.ranks[4] = 1;
  return book;
}
SplitsBook with_a_bonus_of_two() {
  SplitsBook book(published.rules);
  book.alone = 2;
  return book;
}
SplitsBook with_a_point_for_none() {
  SplitsBook book(published.rules);
  book.without_tokens = 1;
  return book;
}
Example with_another_total() {
  Example example;
  ++example.rows[0].total;
  return example;
}
/// A later rank is worth more than the first ones.
Game with_a_good_last_rank() {
  return with([](Rules& rules) { rules.rank_points = {12, 6, 4, 2, 9, 9}; });
}
/// No rank is worth less than the least share.
Game with_every_rank_worth_something() {
  return with([](Rules& rules) { rules.rank_points = {12, 6, 4, 2, 1, 1}; });
}
Game with_a_rich_least_share() {
  return with([](Rules& rules) { rules.least_share = 9; });
}

constexpr Refutation table[] = {
    {"hands_stay_within_nine_and_two",
     [] { return hands_stay_within_limits(published, {}, wrong_bounds(&BoundsBook::dealt, -1)); }},
    {"adjusting_leaves_exactly_two",
     [] { return adjusting_leaves_exactly_two(without("adjusting.at_most_two"), {}, bounds_book(published)); }},
    {"the_deck_suffices", [] { return deck_suffices(with([](Rules& rules) { rules.cards_kept = 6; }), {}); }},
    {"the_deck_suffices_exactly_up_to_72",
     [] { return deck_suffices_exactly_up_to(published, {}, wrong_bounds(&BoundsBook::adventure_cards, -1)); }},
    {"the_text_alone_gets_stuck", [] { return text_alone_gets_stuck(published, {}, wrong_bounds(&BoundsBook::dealt, 2)); }},
    {"the_best_meld_is_unique", [] { return best_meld_is_unique(published, {}, with_mist_above_waltz()); }},
    {"melds_need_the_cards_they_name", [] { return melds_need_what_they_say(published, {}, with_a_mist_of_four()); }},
    {"three_melds_are_impossible_with_five_cards",
     [] { return melds_impossible_with_five(published, {}, without_a_mist_of_five()); }},
    {"the_order_of_play_is_total", [] { return order_of_play_is_total(published, {}, with_equal_melds_equal()); }},
    {"melding_ends_as_stated", [] { return melding_ends_as_stated(published, {}, {.most_cards = 4}); }},
    {"deals_are_as_likely_as_their_orders",
     [] { return deals_are_as_likely_as_their_orders(published, {}, {.ways_to_order_equal_cards = 1}); }},
    {"starting_spaces_suffice_for_every_beginning",
     [] { return starting_spaces_suffice_to_begin(without("starting.unoccupied"), {}); }},
    {"curved_tiles_lie_where_they_may",
     [] { return legal_placements_agree(published, {}, Shape::curved, other_rows_right()); }},
    {"triangular_tiles_lie_where_they_may",
     [] { return legal_placements_agree(published, {}, Shape::triangular, other_rows_right()); }},
    {"long_tiles_lie_where_they_may",
     [] { return legal_placements_agree(published, {}, Shape::straight, other_rows_right()); }},
    {"short_tiles_lie_where_they_may",
     [] { return legal_placements_agree(published, {}, Shape::twin, over_starting_spaces()); }},
    {"curved_tiles_are_refused_by_the_rules_they_break",
     [] { return objections_agree(published, {}, Shape::curved, other_rows_right()); }},
    {"triangular_tiles_are_refused_by_the_rules_they_break",
     [] { return objections_agree(published, {}, Shape::triangular, other_rows_right()); }},
    {"long_tiles_are_refused_by_the_rules_they_break",
     [] { return objections_agree(published, {}, Shape::straight, other_rows_right()); }},
    {"short_tiles_are_refused_by_the_rules_they_break",
     [] { return objections_agree(without("placing.not_on_tiles"), {}, Shape::twin); }},
    {"no_room_for_a_tile_has_its_reasons", [] { return no_room_is_explained(without("placing.not_on_tiles"), {}); }},
    {"treasure_is_within_reach_where_a_search_finds_it",
     [] { return reaching_agrees_with_search(published, {}, {.deep_sea_cards = 3}); }},
    {"starting_spaces_suffice_for_every_drift", [] { return starting_spaces_suffice(with_five_starting_spaces(), {}); }},
    {"one_card_goes_next_door",
     [] { return one_card_goes_next_door(without("moving.matching_card"), {}, reaching_book(published)); }},
    {"cards_that_miss_go_next_door", [] { return cards_that_miss_go_next_door(published, {}, {.deep_sea_cards = 3}); }},
    {"warps_go_to_every_place", [] { return warps_go_to_every_place(without("warp.legal_space"), {}); }},
    {"dark_tiles_leave_and_light_ones_stay",
     [] { return dark_tiles_leave(published, {}, {.leaves = mermaid_rain::Shade::light}); }},
    {"who_is_on_a_dark_tile_drifts",
     [] { return who_is_on_a_dark_tile_drifts(published, {}, {.leaves = mermaid_rain::Shade::light}); }},
    {"the_tribute_is_one_of_each",
     [] { return tribute_takes_one_of_each(published, {}, {.of_each_type = 1, .for_a_missing_type = 4}); }},
    {"the_tribute_loses_no_token",
     [] { return tribute_loses_no_token(published, {}, {.of_each_type = 1, .for_a_missing_type = 5, .lost_for_good = 1}); }},
    {"points_follow_the_procedure", [] { return points_follow_the_procedure(published, {}, paying_the_fifth()); }},
    {"more_tokens_never_score_less", [] { return more_tokens_never_score_less(with_a_good_last_rank(), {}); }},
    {"no_tokens_no_points", [] { return no_tokens_no_points(published, {}, with_a_point_for_none()); }},
    {"the_bonus_goes_to_whoever_is_alone", [] { return bonus_exactly_when_alone(published, {}, with_a_bonus_of_two()); }},
    {"a_type_pays_up_to_five_players_no_more_than_its_ranks",
     [] { return pays_out_at_most(with_a_rich_least_share(), {}, up_to_five, TieMinimum::every_tie, 24); }},
    {"a_type_pays_six_players_no_more_than_its_ranks",
     [] { return pays_out_at_most(with_every_rank_worth_something(), {}, six, TieMinimum::every_tie, 26); }},
    {"a_type_pays_six_players_no_more_than_its_ranks_if_worthwhile",
     [] { return pays_out_at_most(with_every_rank_worth_something(), {}, six, TieMinimum::worthwhile_ties, 26); }},
    {"a_type_pays_six_players_at_most_26", [] { return pays_out_at_most(published, {}, six, TieMinimum::every_tie, 25); }},
    {"another_token_never_costs_up_to_five_players",
     [] { return another_token_never_costs(with_a_good_last_rank(), {}, up_to_five, TieMinimum::every_tie); }},
    {"another_token_never_costs_six_players",
     [] { return another_token_never_costs(with_every_rank_worth_something(), {}, six, TieMinimum::every_tie); }},
    {"another_token_never_costs_six_players_if_worthwhile",
     [] { return another_token_never_costs(with_a_good_last_rank(), {}, six, TieMinimum::worthwhile_ties); }},
    {"sharing_never_beats_being_alone_up_to_five_players",
     [] { return sharing_never_beats_being_alone(with_a_rich_least_share(), {}, up_to_five, TieMinimum::every_tie); }},
    {"sharing_never_beats_being_alone_with_six_players",
     [] { return sharing_never_beats_being_alone(with_every_rank_worth_something(), {}, six, TieMinimum::every_tie); }},
    {"sharing_never_beats_being_alone_with_six_players_if_worthwhile",
     [] { return sharing_never_beats_being_alone(with_a_rich_least_share(), {}, six, TieMinimum::worthwhile_ties); }},
    {"the_scoring_example_is_possible",
     [] {
       return scoring_example_is_possible(published, {}, SplitsBook(published.rules), tribute_book(published),
                                          with_another_total());
     }},
    {"those_with_the_most_points_win", [] { return most_points_win(published, {}, {.lead_needed = 1}); }},
};

TEST(MermaidRainTheorems, EachCanComeOutTheOtherWay) { EXPECT_TRUE(every_theorem_can_fail<MermaidRain>(theorems(), table)); }

}  // namespace
}  // namespace fathom::solver::rain
