#include "solver/mermaids_song.hpp"

#include "solver/mermaids_song/cancelling.hpp"
#include "solver/mermaids_song/creatures.hpp"
#include "solver/mermaids_song/hands.hpp"
#include "solver/mermaids_song/specials.hpp"
#include "solver/mermaids_song/supplies.hpp"
#include "solver/mermaids_song/table.hpp"
#include "solver/mermaids_song/turns.hpp"
#include "solver/mermaids_song/whereabouts.hpp"

namespace fathom::solver::song {

namespace {

constexpr Outcome holding = Outcome::holds;
/// A known anomaly of the published rules.
constexpr Outcome anomaly = Outcome::fails;

template <Mixed reading>
Finding power_exact(const Game& game, const Budget& budget) {
  return power_is_exact(game, budget, reading, reading);
}
template <Mixed reading>
Finding order(const Game& game, const Budget& budget) {
  return order_does_not_matter(game, budget, reading);
}
template <Mixed reading>
Finding choice(const Game& game, const Budget& budget) {
  return choice_does_not_matter(game, budget, reading);
}
template <Mixed reading>
Finding opposing(const Game& game, const Budget& budget) {
  return opposing_never_helps(game, budget, reading);
}

constexpr Theorem table[] = {
    // Setup, drawing
    {"no_card_comes_or_goes", "cards.conserved", holding,
     [](const Game& game, const Budget& budget) { return nothing_comes_or_goes(game, budget, What::cards); }},
    {"no_creature_comes_or_goes", "creatures.conserved", holding,
     [](const Game& game, const Budget& budget) { return nothing_comes_or_goes(game, budget, What::creatures); }},
    {"mermaids_are_too_few_for_every_place", "mermaids.short", holding,
     [](const Game& game, const Budget& budget) { return mermaids_are_short(game, budget); }},
    {"hands_stay_within_three", "hands.at_most_three", holding,
     [](const Game& game, const Budget& budget) { return hands_stay_within_three(game, budget); }},
    {"hand_limits_hold_for_any_number", "hands.within_bounds", holding,
     [](const Game& game, const Budget& budget) { return hand_limit_holds_for_any_numbers(game, budget); }},
    {"cards_run_out_on_the_specials_alone", "ending.on_specials_alone", holding,
     [](const Game& game, const Budget& budget) { return cards_run_out_on_specials_alone(game, budget); }},

    // Songs and silences
    {"cards_cancel_where_they_balance", "cancelling.as_a_partition", holding,
     [](const Game& game, const Budget& budget) { return coverings_are_exact(game, budget); }},
    {"the_ways_to_cancel_are_all_there_are", "cancelling.ways_are_all", holding,
     [](const Game& game, const Budget& budget) { return ways_are_all(game, budget); }},
    {"one_card_covers_once", "cancelling.nothing_visible_cancels", holding,
     [](const Game& game, const Budget& budget) { return once_is_enough(game, budget); }},
    {"what_stays_visible_cannot_cancel", "cancelling.covered_balance", holding,
     [](const Game& game, const Budget& budget) { return what_stays_visible(game, budget); }},
    {"opposites_take_value_for_value", "cancelling.value_for_value", holding,
     [](const Game& game, const Budget& budget) { return opposites_take_value_for_value(game, budget); }},
    {"power_is_all_that_is_visible_in_that_reading", "power.as_stated", holding, power_exact<Mixed::visible_total>},
    {"power_is_the_difference", "power.as_stated", holding, power_exact<Mixed::difference>},
    {"power_is_the_larger_side_in_that_reading", "power.as_stated", holding, power_exact<Mixed::larger>},
    {"the_order_of_cards_does_not_matter_to_the_total", "power.order_if_total", anomaly, order<Mixed::visible_total>},
    {"the_order_of_cards_does_not_matter", "power.order", holding, order<Mixed::difference>},
    {"the_order_of_cards_does_not_matter_to_the_larger_side", "power.order_if_larger", anomaly, order<Mixed::larger>},
    {"the_choice_of_covering_does_not_matter_to_the_total", "power.choice_if_total", anomaly, choice<Mixed::visible_total>},
    {"the_choice_of_covering_does_not_matter", "power.choice", holding, choice<Mixed::difference>},
    {"the_choice_of_covering_does_not_matter_to_the_larger_side", "power.choice_if_larger", anomaly, choice<Mixed::larger>},
    {"a_silence_never_helps_by_the_total", "power.opposing_if_total", anomaly, opposing<Mixed::visible_total>},
    {"a_silence_never_helps_a_mermaid_of_songs", "power.opposing", anomaly, opposing<Mixed::difference>},
    {"a_silence_never_helps_by_the_larger_side", "power.opposing_if_larger", anomaly, opposing<Mixed::larger>},
    {"no_mermaid_has_more_power_than_42", "power.limit", holding,
     [](const Game& game, const Budget& budget) { return power_has_a_limit(game, budget); }},
    {"two_or_three_cards_entice_any_creature", "power.every_rating", holding,
     [](const Game& game, const Budget& budget) { return every_rating_within_power(game, budget); }},

    // The Kraken, the Treasure, the end of a turn
    {"specials_are_never_kept", "specials.never_kept", holding,
     [](const Game& game, const Budget& budget) { return specials_are_never_kept(game, budget); }},
    {"a_turn_ends_without_specials", "turns.ways_to_end", holding,
     [](const Game& game, const Budget& budget) { return turns_end_without_specials(game, budget); }},
    {"the_kraken_takes_a_strongest", "kraken.takes_strongest", holding,
     [](const Game& game, const Budget& budget) { return kraken_takes_a_strongest(game, budget); }},
    {"the_kraken_takes_one_of_each", "kraken.one_of_each", holding,
     [](const Game& game, const Budget& budget) { return kraken_takes_one_of_each(game, budget); }},
    {"the_treasure_needs_a_creature", "treasure.needs_a_creature", holding,
     [](const Game& game, const Budget& budget) { return treasure_needs_a_creature(game, budget); }},
    {"the_treasure_keeps_all_loyalty", "treasure.keeps_loyalty", holding,
     [](const Game& game, const Budget& budget) { return treasure_keeps_all_loyalty(game, budget); }},
    {"the_treasure_can_win", "treasure.can_win", holding,
     [](const Game& game, const Budget& budget) { return treasure_can_win(game, budget); }},
    {"a_new_mermaid_entices_no_7_and_no_9", "turns.new_mermaids", holding,
     [](const Game& game, const Budget& budget) { return new_mermaids_are_weak(game, budget); }},
    {"one_turn_brings_33_at_most", "turns.loyalty_in_one", holding,
     [](const Game& game, const Budget& budget) { return one_turn_has_a_limit(game, budget); }},
    {"every_play_ends", "turns.every_play_ends", anomaly,
     [](const Game& game, const Budget& budget) { return every_play_ends(game, budget); }},

    // Creatures, winning
    {"the_totals_can_be_reached", "winning.attainable", holding,
     [](const Game& game, const Budget& budget) { return totals_can_be_reached(game, budget); }},
    {"play_ends_at_the_total", "winning.at_the_total", holding,
     [](const Game& game, const Budget& budget) { return play_ends_at_the_total(game, budget); }},
    {"one_player_wins_at_a_time", "winning.one_at_a_time", holding,
     [](const Game& game, const Budget& budget) { return one_winner_at_a_time(game, budget); }},
    {"so_many_creatures_win", "winning.creatures_needed", holding,
     [](const Game& game, const Budget& budget) { return creatures_to_win(game, budget); }},
    {"the_play_area_is_never_short_of_creatures", "creatures.never_run_out", holding,
     [](const Game& game, const Budget& budget) { return play_area_is_never_short(game, budget); }},
    {"all_creatures_make_a_winner", "creatures.all_make_a_winner", holding,
     [](const Game& game, const Budget& budget) { return all_creatures_make_a_winner(game, budget); }},
    {"loyalty_has_a_limit", "scores.bounds", holding,
     [](const Game& game, const Budget& budget) { return loyalty_has_a_limit(game, budget); }},
};

}  // namespace

std::span<const Theorem> theorems() { return table; }

}  // namespace fathom::solver::song

namespace fathom::solver {

template <>
std::vector<Verdict> prove<mermaids_song::MermaidsSong>(const mermaids_song::Game& game, const Options& options) {
  return proved<mermaids_song::MermaidsSong>(song::theorems(), game, options);
}

}  // namespace fathom::solver
