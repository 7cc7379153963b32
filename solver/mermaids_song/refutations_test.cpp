#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "solver/mermaids_song.hpp"
#include "solver/mermaids_song/cancelling.hpp"
#include "solver/mermaids_song/creatures.hpp"
#include "solver/mermaids_song/hands.hpp"
#include "solver/mermaids_song/specials.hpp"
#include "solver/mermaids_song/supplies.hpp"
#include "solver/mermaids_song/table.hpp"
#include "solver/mermaids_song/testing.hpp"
#include "solver/mermaids_song/turns.hpp"
#include "solver/mermaids_song/whereabouts.hpp"

// Every theorem with something that makes it come out the other way: a mutant of the game, or a wrong encoding.

namespace fathom::solver::song {
namespace {

using Refutation = solver::Refutation<MermaidsSong>;

/// The rulebook's actions, but one of them loses what it moves first.
std::vector<Moves> actions_that_lose(std::string_view verb) {
  std::vector<Moves> acts = printed_moves();
  std::ranges::find(acts, verb, &Moves::verb)->moves.front().to = Place::nowhere;
  return acts;
}

/// The rulebook's actions, but a turn ends whatever is in hand.
std::vector<SeatedAction> actions_that_keep_specials() {
  std::vector<SeatedAction> acts = printed_actions();
  std::ranges::find(acts, "end the turn", &SeatedAction::name)->relation = [](const Seated& before, const Seated& after) {
    return after.hand == before.hand && after.specials == before.specials && after.with_hers == before.with_hers &&
           !after.her_turn;
  };
  return acts;
}

/// A box in which any song is cancelled by any silence.
Game with_ones_alone() {
  Game game = published;
  game.box.cards = Cards{{Card::mermaid, 15}, {Card::song_1, 22}, {Card::silence_1, 22}, {Card::kraken, 1}};
  return game;
}
/// A box with nothing in it: nobody can draw.
Game with_nothing() {
  Game game = published;
  game.box = {};
  return game;
}
Game ending_with_the_turn() {
  return with([](Rules& rules) { rules.winning_when = mermaids_song::WinningWhen::end_of_turn; });
}

constexpr Refutation table[] = {
    {"no_card_comes_or_goes", [] { return nothing_comes_or_goes(published, {}, What::cards, actions_that_lose("draw")); }},
    {"no_creature_comes_or_goes",
     [] { return nothing_comes_or_goes(published, {}, What::creatures, actions_that_lose("lure")); }},
    {"mermaids_are_too_few_for_every_place",
     [] { return mermaids_are_short(with([](Rules& rules) { rules.removed_of_five = 0; }), {}); }},
    {"hands_stay_within_three", [] { return hands_stay_within_three(with([](Rules& rules) { rules.hand = 4; }), {}); }},
    {"hands_stay_within_three",
     [] { return hands_stay_within_three(with([](Rules& rules) { rules.cards_dealt = 2; }), {}); }},
    {"hand_limits_hold_for_any_number", [] { return hand_limit_holds_for_any_numbers(published, {}, 1); }},
    {"cards_run_out_on_the_specials_alone",
     [] {
       return cards_run_out_on_specials_alone(published, {}, {}, {.least_in_play = {45, 46, 46, 44}});
     }},

    {"cards_cancel_where_they_balance", [] { return coverings_are_exact(published, {}, wrong_worth); }},
    {"the_ways_to_cancel_are_all_there_are", [] { return ways_are_all(published, {}, wrong_worth); }},
    {"one_card_covers_once", [] { return once_is_enough(published, {}, wrong_worth); }},
    {"what_stays_visible_cannot_cancel", [] { return what_stays_visible(published, {}, wrong_worth); }},
    {"opposites_take_value_for_value", [] { return opposites_take_value_for_value(published, {}, Mixed::visible_total); }},
    {"power_is_all_that_is_visible_in_that_reading",
     [] { return power_is_exact(published, {}, Mixed::visible_total, Mixed::larger); }},
    {"power_is_the_difference", [] { return power_is_exact(published, {}, Mixed::difference, Mixed::visible_total); }},
    {"power_is_the_larger_side_in_that_reading",
     [] { return power_is_exact(published, {}, Mixed::larger, Mixed::difference); }},
    {"the_order_of_cards_does_not_matter_to_the_total",
     [] { return order_does_not_matter(published, {}, Mixed::difference); }},
    {"the_order_of_cards_does_not_matter", [] { return order_does_not_matter(published, {}, Mixed::visible_total); }},
    {"the_order_of_cards_does_not_matter_to_the_larger_side",
     [] { return order_does_not_matter(published, {}, Mixed::difference); }},
    {"the_choice_of_covering_does_not_matter_to_the_total",
     [] { return choice_does_not_matter(published, {}, Mixed::difference); }},
    {"the_choice_of_covering_does_not_matter", [] { return choice_does_not_matter(published, {}, Mixed::larger); }},
    {"the_choice_of_covering_does_not_matter_to_the_larger_side",
     [] { return choice_does_not_matter(published, {}, Mixed::difference); }},
    {"a_silence_never_helps_by_the_total", [] { return opposing_never_helps(with_ones_alone(), {}, Mixed::visible_total); }},
    {"a_silence_never_helps_a_mermaid_of_songs",
     [] { return opposing_never_helps(with_ones_alone(), {}, Mixed::difference); }},
    {"a_silence_never_helps_by_the_larger_side", [] { return opposing_never_helps(with_ones_alone(), {}, Mixed::larger); }},
    {"no_mermaid_has_more_power_than_42", [] { return power_has_a_limit(published, {}, 41); }},
    {"no_mermaid_has_more_power_than_42", [] { return power_has_a_limit(published, {}, 43); }},
    {"two_or_three_cards_entice_any_creature",
     [] {
       return every_rating_within_power(published, {}, {1, 2, 2, 3, 3});
     }},
    {"two_or_three_cards_entice_any_creature",
     [] {
       return every_rating_within_power(published, {}, {2, 2, 2, 3, 4});
     }},

    {"specials_are_never_kept", [] { return specials_are_never_kept(published, {}, actions_that_keep_specials()); }},
    {"specials_are_never_kept", [] { return specials_are_never_kept(without("turns.end_without_specials"), {}); }},
    {"a_turn_ends_without_specials", [] { return turns_end_without_specials(without("turns.end_without_specials"), {}); }},
    {"the_kraken_takes_a_strongest", [] { return kraken_takes_a_strongest(published, {}, 1); }},
    {"the_kraken_takes_one_of_each", [] { return kraken_takes_one_of_each(without("kraken.strongest"), {}); }},
    {"the_treasure_needs_a_creature", [] { return treasure_needs_a_creature(without("treasure.another_player"), {}); }},
    {"the_treasure_keeps_all_loyalty", [] { return treasure_keeps_all_loyalty(published, {}, 0); }},
    {"the_treasure_can_win", [] { return treasure_can_win(ending_with_the_turn(), {}); }},
    {"a_new_mermaid_entices_no_7_and_no_9", [] { return new_mermaids_are_weak(published, {}, 5); }},
    {"one_turn_brings_33_at_most", [] { return one_turn_has_a_limit(published, {}, 32); }},
    {"every_play_ends", [] { return every_play_ends(with_nothing(), {}); }},

    {"the_totals_can_be_reached", [] { return totals_can_be_reached(with([](Rules& rules) { rules.win_four = 26; }), {}); }},
    {"play_ends_at_the_total", [] { return play_ends_at_the_total(with([](Rules& rules) { rules.win_three = 34; }), {}); }},
    {"one_player_wins_at_a_time", [] { return one_winner_at_a_time(published, {}, 0); }},
    {"so_many_creatures_win",
     [] {
       return creatures_to_win(published, {}, {}, {.fewest_creatures = {4, 3, 2, 3}});
     }},
    {"so_many_creatures_win",
     [] {
       return creatures_to_win(published, {}, {}, {.most_creatures = {8, 7, 5, 5}});
     }},
    {"the_play_area_is_never_short_of_creatures",
     [] { return play_area_is_never_short(with([](Rules& rules) { rules.creatures_face_up = 4; }), {}); }},
    {"all_creatures_make_a_winner",
     [] {
       return all_creatures_make_a_winner(published, {}, {}, {.all_won_from = {63, 48, 39, 33}});
     }},
    {"loyalty_has_a_limit", [] { return loyalty_has_a_limit(ending_with_the_turn(), {}); }},
};

TEST(MermaidsSongTheorems, EachCanComeOutTheOtherWay) {
  EXPECT_TRUE(every_theorem_can_fail<MermaidsSong>(theorems(), table));
}

}  // namespace
}  // namespace fathom::solver::song
