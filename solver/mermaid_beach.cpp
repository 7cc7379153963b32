#include "solver/mermaid_beach.hpp"

#include "solver/mermaid_beach/answers.hpp"
#include "solver/mermaid_beach/choices.hpp"
#include "solver/mermaid_beach/conserving.hpp"
#include "solver/mermaid_beach/endless.hpp"
#include "solver/mermaid_beach/finishing.hpp"
#include "solver/mermaid_beach/offers.hpp"
#include "solver/mermaid_beach/passing.hpp"
#include "solver/mermaid_beach/scoring.hpp"
#include "solver/mermaid_beach/supplies.hpp"
#include "solver/mermaid_beach/table.hpp"
#include "solver/mermaid_beach/winning.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::BonusOf;
using mermaid_beach::EmptyDeck;

constexpr Outcome holding = Outcome::holds;
/// A known anomaly of the rules, as published or in a reading that the claim names.
constexpr Outcome anomaly = Outcome::fails;

constexpr Theorem table[] = {
    // Cards
    {"every_action_keeps_all_beach_cards", "beach_cards.conserved", holding,
     [](const Game& game, const Budget& budget) { return every_action_keeps_all_cards(game, budget, Deck::beach); }},
    {"every_action_keeps_all_shell_cards", "shell_cards.conserved", holding,
     [](const Game& game, const Budget& budget) { return every_action_keeps_all_cards(game, budget, Deck::shells); }},
    {"items_leave_in_twos", "pairs.leave_together", holding,
     [](const Game& game, const Budget& budget) { return items_leave_in_twos(game, budget); }},
    {"every_deal_is_possible", "dealing.in_full", holding,
     [](const Game& game, const Budget& budget) { return every_deal_is_possible(game, budget); }},

    // The Shell deck
    {"discards_earn_their_shells", "shells.answer_discards", holding,
     [](const Game& game, const Budget& budget) { return discards_earn_their_shells(game, budget); }},
    {"the_shell_deck_suffices", "shells.never_short", holding,
     [](const Game& game, const Budget& budget) { return shell_deck_suffices(game, budget); }},
    {"the_last_shell_card_is_drawn", "shells.last_one_drawn", holding,
     [](const Game& game, const Budget& budget) { return last_shell_card_is_drawn(game, budget); }},
    {"the_shell_deck_suffices_with_a_bonus_card", "shells.suffice_with_a_bonus_card", anomaly,
     [](const Game& game, const Budget& budget) {
       return shell_deck_suffices(changed(game, [](Rules& rules) { rules.bonus_of = BonusOf::another_card; }), budget);
     }},
    {"the_shell_deck_suffices_with_reshuffling", "shells.suffice_with_reshuffling", anomaly,
     [](const Game& game, const Budget& budget) {
       return shell_deck_suffices(changed(game, [](Rules& rules) { rules.beach_empty = EmptyDeck::reshuffle; }), budget);
     }},

    // What is open to a player
    {"actions_are_open_as_stated", "turns.open_actions", holding,
     [](const Game& game, const Budget& budget) { return actions_are_open_as_stated(game, budget); }},
    {"asking_is_open_as_stated", "asking.open_to_all", holding,
     [](const Game& game, const Budget& budget) { return asking_is_open_as_stated(game, budget); }},
    {"no_hand_is_stuck", "turns.always_an_action", holding,
     [](const Game& game, const Budget& budget) { return no_hand_is_stuck(game, budget); }},
    {"stuck_hands_are_idle_cards", "turns.stuck_hands", holding,
     [](const Game& game, const Budget& budget) { return stuck_hands_are_idle_cards(game, budget); }},
    {"answers_are_as_stated", "asking.answers_are_true", holding,
     [](const Game& game, const Budget& budget) { return answers_are_as_stated(game, budget); }},
    {"drawn_cards_are_as_stated", "asking.played_or_kept", holding,
     [](const Game& game, const Budget& budget) { return drawn_cards_are_as_stated(game, budget); }},
    {"thefts_are_open_as_stated", "mean.any_shell_or_none", holding,
     [](const Game& game, const Budget& budget) { return thefts_are_open_as_stated(game, budget); }},
    {"waves_are_open_as_stated", "waves.any_shell", holding,
     [](const Game& game, const Budget& budget) { return waves_are_open_as_stated(game, budget); }},
    {"seaweed_is_open_as_stated", "seaweed.any_opponent", holding,
     [](const Game& game, const Budget& budget) { return seaweed_is_open_as_stated(game, budget); }},

    // Passing
    {"passing_keeps_hand_sizes", "passing.keeps_hands_even", holding,
     [](const Game& game, const Budget& budget) { return passing_keeps_hand_sizes(game, budget); }},
    {"cards_go_one_seat_further", "passing.direction", holding,
     [](const Game& game, const Budget& budget) { return cards_go_one_seat_further(game, budget); }},
    {"any_card_may_be_passed", "passing.any_card", holding,
     [](const Game& game, const Budget& budget) { return any_card_may_be_passed(game, budget); }},

    // Whether play ends
    {"every_play_ends", "ending.every_play_ends", anomaly,
     [](const Game& game, const Budget& budget) { return every_play_ends(game, budget); }},
    {"every_play_of_two_ends", "ending.two_come_to_an_end", holding,
     [](const Game& game, const Budget& budget) { return every_play_of_two_ends(game, budget); }},
    {"no_turn_is_idle_while_the_deck_lasts", "turns.none_idle_while_the_deck_lasts", holding,
     [](const Game& game, const Budget& budget) { return no_idle_turn_while_the_deck_lasts(game, budget); }},
    {"somebody_has_the_match", "asking.somebody_has_the_match", holding,
     [](const Game& game, const Budget& budget) { return somebody_has_the_match(game, budget); }},
    {"readings_let_two_go_on_as_told", "ending.readings_that_let_two_go_on", holding,
     [](const Game& game, const Budget& budget) { return readings_that_let_two_go_on(game, budget); }},

    // The end
    {"the_game_ends_in_two_ways", "ending.in_two_ways", holding,
     [](const Game& game, const Budget& budget) { return two_ways_to_end(game, budget); }},
    {"everybody_has_a_turn", "ending.everybody_has_a_turn", anomaly,
     [](const Game& game, const Budget& budget) { return everybody_has_a_turn(game, budget); }},
    {"up_to_three_are_finished_at_once", "ending.finished_at_once", holding,
     [](const Game& game, const Budget& budget) { return finished_at_once(game, budget); }},
    {"the_monster_is_shown_first", "monster.shown_at_the_end", holding,
     [](const Game& game, const Budget& budget) { return monster_is_shown_first(game, budget); }},

    // Scoring
    {"the_monster_eats_the_highest", "monster.eats", holding,
     [](const Game& game, const Budget& budget) { return monster_eats_the_highest(game, budget); }},
    {"the_monster_never_raises_a_score", "monster.never_helps", holding,
     [](const Game& game, const Budget& budget) { return monster_never_raises_a_score(game, budget); }},
    {"every_score_is_the_sum", "scoring.sum_of_shells", holding,
     [](const Game& game, const Budget& budget) { return every_score_is_the_sum(game, budget); }},
    {"scores_stay_within_their_bounds", "scoring.bounds", holding,
     [](const Game& game, const Budget& budget) { return scores_stay_within_bounds(game, budget); }},
    {"the_scoring_example_is_possible", "scoring.example_possible", holding,
     [](const Game& game, const Budget& budget) { return scoring_example_is_possible(game, budget); }},
    {"most_points_win", "winning.by_points_then_shells", holding,
     [](const Game& game, const Budget& budget) { return most_points_win(game, budget); }},
    {"all_can_share_the_win", "winning.all_can_share", holding,
     [](const Game& game, const Budget& budget) { return all_can_share_the_win(game, budget); }},
};

}  // namespace

std::span<const Theorem> theorems() { return table; }

}  // namespace fathom::solver::beach

namespace fathom::solver {

template <>
std::vector<Verdict> prove<mermaid_beach::MermaidBeach>(const mermaid_beach::Game& game, const Options& options) {
  return proved<mermaid_beach::MermaidBeach>(beach::theorems(), game, options);
}

}  // namespace fathom::solver
