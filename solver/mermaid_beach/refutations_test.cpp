#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

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
#include "solver/mermaid_beach/testing.hpp"
#include "solver/mermaid_beach/winning.hpp"

// For each theorem a mutant of the game, or a wrong encoding, under which it comes out the other way.

namespace fathom::solver::beach {
namespace {

using mermaid_beach::Askable;
using mermaid_beach::Idle;
using mermaid_beach::Passers;

Game with_box(void (*change)(Box&)) {
  Game changed = published;
  change(changed.box);
  return changed;
}

constexpr Refutation<MermaidBeach> refutations[] = {
    {"every_action_keeps_all_beach_cards",
     [] { return every_action_keeps_all_cards(without("pairs.two_of_a_type"), {}, Deck::beach); }},
    {"every_action_keeps_all_shell_cards",
     [] { return every_action_keeps_all_cards(without("mean.face_up_shell"), {}, Deck::shells); }},
    {"items_leave_in_twos",
     [] { return items_leave_in_twos(with_box([](Box& box) { box.beach[BeachCard::sun] = 3; }), {}); }},
    {"every_deal_is_possible",
     [] {
       return every_deal_is_possible(with_box([](Box& box) {
                                       box.beach = {{BeachCard::sun, 4}, {BeachCard::mermaid, 9}};
                                     }),
                                     {});
     }},
    {"discards_earn_their_shells", [] { return discards_earn_their_shells(without("turns.sequence"), {}); }},
    {"the_shell_deck_suffices",
     [] { return shell_deck_suffices(with_box([](Box& box) { --box.shells[ShellCard::one]; }), {}); }},
    {"the_shell_deck_suffices_with_a_bonus_card",
     [] {
       Game game = with_box([](Box& box) { box.shells[ShellCard::one] = 50; });
       game.rules.bonus_of = mermaid_beach::BonusOf::another_card;
       return shell_deck_suffices(game, {});
     }},
    {"the_shell_deck_suffices_with_reshuffling",
     [] {
       return shell_deck_suffices(with([](Rules& rules) {
                                    rules.beach_empty = mermaid_beach::EmptyDeck::reshuffle;
                                    rules.mermaid_shells = rules.pair_shells = rules.match_shells = 0;
                                  }),
                                  {});
     }},
    {"actions_are_open_as_stated", [] { return actions_are_open_as_stated(published, {}, {.pair = 3}); }},
    {"asking_is_open_as_stated", [] { return asking_is_open_as_stated(without("asking.for_a_match"), {}); }},
    {"no_hand_is_stuck",
     [] { return no_hand_is_stuck(with([](Rules& rules) { rules.idle_mean = Idle::not_playable; }), {}); }},
    {"stuck_hands_are_idle_cards", [] { return stuck_hands_are_idle_cards(without("turns.nothing_possible"), {}); }},
    {"answers_are_as_stated", [] { return answers_are_as_stated(without("asking.must_give"), {}); }},
    {"drawn_cards_are_as_stated", [] { return drawn_cards_are_as_stated(without("asking.play_at_once"), {}); }},
    {"thefts_are_open_as_stated", [] { return thefts_are_open_as_stated(without("mean.from_whom"), {}); }},
    {"waves_are_open_as_stated", [] { return waves_are_open_as_stated(without("waves.face_up_shell"), {}); }},
    {"seaweed_is_open_as_stated", [] { return seaweed_is_open_as_stated(without("seaweed.whom"), {}); }},
    {"passing_keeps_hand_sizes",
     [] { return passing_keeps_hand_sizes(with([](Rules& rules) { rules.passers = Passers::drawer_alone; }), {}); }},
    {"cards_go_one_seat_further",
     [] { return cards_go_one_seat_further(published, {}, {.seats_to_left = -1}); }},
    {"any_card_may_be_passed", [] { return any_card_may_be_passed(without("passing.from_hand"), {}); }},
    {"every_play_of_two_ends", [] { return every_play_of_two_ends(without("asking.last_resort"), {}); }},
    {"no_turn_is_idle_while_the_deck_lasts",
     [] { return no_idle_turn_while_the_deck_lasts(with([](Rules& rules) { rules.idle_mean = Idle::not_playable; }), {}); }},
    {"somebody_has_the_match",
     [] { return somebody_has_the_match(with([](Rules& rules) { rules.askable = Askable::any_beach_card; }), {}); }},
    {"readings_let_two_go_on_as_told",
     [] { return readings_that_let_two_go_on(published, {}, {.pair = 3}); }},
    {"the_game_ends_in_two_ways", [] { return two_ways_to_end(with([](Rules& rules) { rules.hand = 1; }), {}); }},
    {"up_to_three_are_finished_at_once",
     [] { return finished_at_once(with([](Rules& rules) { rules.passers = Passers::drawer_alone; }), {}); }},
    {"the_monster_is_shown_first", [] { return monster_is_shown_first(without("monster.revealed"), {}); }},
    {"the_monster_eats_the_highest",
     [] { return monster_eats_the_highest(published, {}, {.most_cards_eaten = 1}); }},
    {"the_monster_never_raises_a_score",
     [] { return monster_never_raises_a_score(published, {}, {.costs_more = 1}); }},
    {"every_score_is_the_sum", [] { return every_score_is_the_sum(published, {}, {.costs_more = 1}); }},
    {"scores_stay_within_their_bounds",
     [] { return scores_stay_within_bounds(published, {}, {.costs_more = -1}); }},
    {"the_scoring_example_is_possible",
     [] { return scoring_example_is_possible(published, {}, {.left_in_example = 31}); }},
    {"most_points_win", [] { return most_points_win(published, {}, {.shells_decide = 0}); }},
    {"all_can_share_the_win",
     [] {
       return all_can_share_the_win(with([](Rules& rules) { rules.shell_values = {1, 2, 3, 5}; }), {});
     }},
};

/// All but the three that are shown by a play that is sought: where there is none, nothing is found, which is no answer and
/// no pass, as tests beside them say.
std::vector<Theorem> refutable() {
  constexpr std::array<std::string_view, 3> sought{"the_last_shell_card_is_drawn", "every_play_ends",
                                                   "everybody_has_a_turn"};
  std::vector<Theorem> all;
  for (const Theorem& theorem : theorems())
    if (std::ranges::find(sought, theorem.check) == sought.end()) all.push_back(theorem);
  return all;
}

TEST(MermaidBeachTheorems, CanAllFail) {
  const std::vector<Theorem> all = refutable();
  EXPECT_TRUE(every_theorem_can_fail<MermaidBeach>(all, refutations));
}

}  // namespace
}  // namespace fathom::solver::beach
