#include "solver/mermaid_beach.hpp"

#include "solver/mermaid_beach/choices.hpp"
#include "solver/mermaid_beach/conserving.hpp"
#include "solver/mermaid_beach/endless.hpp"
#include "solver/mermaid_beach/finishing.hpp"
#include "solver/mermaid_beach/passing.hpp"
#include "solver/mermaid_beach/scoring.hpp"
#include "solver/mermaid_beach/supplies.hpp"
#include "solver/mermaid_beach/table.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::BonusOf;
using mermaid_beach::EmptyDeck;

constexpr Outcome holding = Outcome::holds;
/// A known anomaly of the rules, as published or in a reading that the claim names.
constexpr Outcome anomaly = Outcome::fails;

constexpr Theorem table[] = {
    // Cards
    {"every_deed_keeps_all_beach_cards", "beach_cards.conserved", holding,
     [](const Game& game, const Budget& budget) { return every_deed_keeps_all_cards(game, budget, Deck::beach); }},
    {"every_deed_keeps_all_shell_cards", "shell_cards.conserved", holding,
     [](const Game& game, const Budget& budget) { return every_deed_keeps_all_cards(game, budget, Deck::shells); }},
    {"items_leave_in_twos", "pairs.leave_together", holding,
     [](const Game& game, const Budget& budget) { return items_leave_in_twos(game, budget); }},
    {"every_deal_is_possible", "dealing.always_possible", holding,
     [](const Game& game, const Budget& budget) { return every_deal_is_possible(game, budget); }},

    // The Shell deck
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
    {"no_hand_is_stuck", "turns.some_action_open", holding,
     [](const Game& game, const Budget& budget) { return no_hand_is_stuck(game, budget); }},
    {"stuck_hands_are_idle_cards", "turns.stuck_hands", holding,
     [](const Game& game, const Budget& budget) { return stuck_hands_are_idle_cards(game, budget); }},
    {"answers_and_drawn_cards_are_as_stated", "asking.answers_and_drawn_cards", holding,
     [](const Game& game, const Budget& budget) { return answers_and_drawn_cards(game, budget); }},
    {"passing_keeps_hand_sizes", "passing.keeps_hand_sizes", holding,
     [](const Game& game, const Budget& budget) { return passing_keeps_hand_sizes(game, budget); }},

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
    {"the_game_ends_in_two_ways", "ending.two_ways_disjoint", holding,
     [](const Game& game, const Budget& budget) { return two_ways_to_end(game, budget); }},
    {"everybody_has_a_turn", "ending.everybody_has_a_turn", anomaly,
     [](const Game& game, const Budget& budget) { return everybody_has_a_turn(game, budget); }},
    {"up_to_three_are_finished_at_once", "ending.finished_at_once", holding,
     [](const Game& game, const Budget& budget) { return finished_at_once(game, budget); }},

    // Scoring
    {"all_can_share_the_win", "winning.all_can_share", holding,
     [](const Game& game, const Budget& budget) { return all_can_share_the_win(game, budget); }},
    {"the_monster_never_raises_a_score", "monster.never_helps", holding,
     [](const Game& game, const Budget& budget) { return monster_never_raises_a_score(game, budget); }},
    {"scores_stay_within_their_bounds", "scoring.bounds", holding,
     [](const Game& game, const Budget& budget) { return scores_stay_within_bounds(game, budget); }},
    {"the_scoring_example_is_possible", "scoring.example_possible", holding,
     [](const Game& game, const Budget& budget) { return scoring_example_is_possible(game, budget); }},
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
