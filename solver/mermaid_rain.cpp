#include "solver/mermaid_rain.hpp"

#include <algorithm>

#include "solver/mermaid_rain/bounds.hpp"
#include "solver/mermaid_rain/counting.hpp"
#include "solver/mermaid_rain/melds.hpp"
#include "solver/mermaid_rain/placing.hpp"
#include "solver/mermaid_rain/reaching.hpp"
#include "solver/mermaid_rain/riding.hpp"
#include "solver/mermaid_rain/splits.hpp"
#include "solver/mermaid_rain/table.hpp"
#include "solver/mermaid_rain/tribute.hpp"

namespace fathom::solver::rain {

namespace {

using mermaid_rain::TieMinimum;
using Game = mermaid_rain::Game;

constexpr Players up_to_five{fewest, most - 1};
constexpr Players six{most, most};
/// What a type can pay out to six: where each tie is worth the least share, every rank that is worth less; where only a
/// share rounded down is saved, one of them.
int payout_to_six(const Rules& rules, TieMinimum reading) {
  int worth_less = 0;
  for (const int points : rules.rank_points) worth_less += std::max(0, rules.least_share - points);
  return all_ranks(rules) + (reading == TieMinimum::every_tie ? worth_less : std::min<int>(worth_less, rules.least_share));
}

template <Shape shape>
Finding legal_placements(const Game& game, const Budget& budget) {
  return legal_placements_agree(game, budget, shape);
}
template <Shape shape>
Finding objections(const Game& game, const Budget& budget) {
  return objections_agree(game, budget, shape);
}

/// A theorem that holds in both readings of the least share, or the first that does not.
template <class Prove>
Finding in_both_readings(Prove&& prove) {
  Finding every = prove(TieMinimum::every_tie);
  if (every.outcome != Outcome::holds) return every;
  Finding worthwhile = prove(TieMinimum::worthwhile_ties);
  worthwhile.cases += every.cases;
  return worthwhile;
}

constexpr Outcome holding = Outcome::holds;
/// A known anomaly of the published rules.
constexpr Outcome anomaly = Outcome::fails;

constexpr Theorem table[] = {
    // Dealing, adjusting
    {"hands_stay_within_nine_and_two", "hands.nine_and_two", holding,
     [](const Game& game, const Budget& budget) { return hands_stay_within_limits(game, budget, bounds_book(game)); }},
    {"adjusting_leaves_exactly_two", "adjusting.leaves_two", holding,
     [](const Game& game, const Budget& budget) { return adjusting_leaves_exactly_two(game, budget, bounds_book(game)); }},
    {"the_deck_suffices", "dealing.deck_suffices", holding,
     [](const Game& game, const Budget& budget) { return deck_suffices(game, budget); }},
    {"the_deck_suffices_exactly_up_to_72", "dealing.deck_limit", holding,
     [](const Game& game, const Budget& budget) { return deck_suffices_exactly_up_to(game, budget, bounds_book(game)); }},
    {"the_text_alone_gets_stuck", "dealing.text_alone_gets_stuck", holding,
     [](const Game& game, const Budget& budget) { return text_alone_gets_stuck(game, budget, bounds_book(game)); }},

    // Melds
    {"the_best_meld_is_unique", "melding.best_is_unique", holding,
     [](const Game& game, const Budget& budget) { return best_meld_is_unique(game, budget); }},
    {"melds_need_the_cards_they_name", "melding.needs_named_cards", holding,
     [](const Game& game, const Budget& budget) { return melds_need_what_they_say(game, budget); }},
    {"three_melds_are_impossible_with_five_cards", "melding.impossible_with_five", holding,
     [](const Game& game, const Budget& budget) { return melds_impossible_with_five(game, budget); }},
    {"the_order_of_play_is_total", "order.by_meld", holding,
     [](const Game& game, const Budget& budget) { return order_of_play_is_total(game, budget); }},

    {"melding_ends_as_stated", "melding.ends", holding,
     [](const Game& game, const Budget& budget) { return melding_ends_as_stated(game, budget, ending_book(game)); }},
    {"deals_are_as_likely_as_their_orders", "chance.by_what_is_left", holding,
     [](const Game& game, const Budget& budget) { return deals_are_as_likely_as_their_orders(game, budget); }},

    // Placing and moving
    {"starting_spaces_suffice_for_every_beginning", "mermaids.begin_apart", holding,
     [](const Game& game, const Budget& budget) { return starting_spaces_suffice_to_begin(game, budget); }},
    {"curved_tiles_lie_where_they_may", "placing.legal_exactly", holding, legal_placements<Shape::curved>},
    {"triangular_tiles_lie_where_they_may", "placing.legal_exactly", holding, legal_placements<Shape::triangular>},
    {"long_tiles_lie_where_they_may", "placing.legal_exactly", holding, legal_placements<Shape::straight>},
    {"short_tiles_lie_where_they_may", "placing.legal_exactly", holding, legal_placements<Shape::twin>},
    {"curved_tiles_are_refused_by_the_rules_they_break", "placing.objections_exact", holding, objections<Shape::curved>},
    {"triangular_tiles_are_refused_by_the_rules_they_break", "placing.objections_exact", holding,
     objections<Shape::triangular>},
    {"long_tiles_are_refused_by_the_rules_they_break", "placing.objections_exact", holding, objections<Shape::straight>},
    {"short_tiles_are_refused_by_the_rules_they_break", "placing.objections_exact", holding, objections<Shape::twin>},
    {"no_room_for_a_tile_has_its_reasons", "placing.no_room_explained", holding,
     [](const Game& game, const Budget& budget) { return no_room_is_explained(game, budget); }},
    {"treasure_is_within_reach_where_a_search_finds_it", "moving.reach", holding,
     [](const Game& game, const Budget& budget) { return reaching_agrees_with_search(game, budget, reaching_book(game)); }},
    {"starting_spaces_suffice_for_every_drift", "mermaids.drift_to_a_free_start", holding,
     [](const Game& game, const Budget& budget) { return starting_spaces_suffice(game, budget); }},

    {"one_card_goes_next_door", "moving.one_card", holding,
     [](const Game& game, const Budget& budget) { return one_card_goes_next_door(game, budget, reaching_book(game)); }},
    {"cards_that_miss_go_next_door", "deep_sea.two_that_miss", holding,
     [](const Game& game, const Budget& budget) { return cards_that_miss_go_next_door(game, budget, reaching_book(game)); }},
    {"warps_go_to_every_place", "warp.reaches_every_place", holding,
     [](const Game& game, const Budget& budget) { return warps_go_to_every_place(game, budget); }},
    {"dark_tiles_leave_and_light_ones_stay", "tiles.leave_by_shade", holding,
     [](const Game& game, const Budget& budget) { return dark_tiles_leave(game, budget); }},
    {"who_is_on_a_dark_tile_drifts", "mermaids.drift_from_dark_tiles", holding,
     [](const Game& game, const Budget& budget) { return who_is_on_a_dark_tile_drifts(game, budget); }},

    // Tribute and scoring
    {"the_tribute_is_one_of_each", "tribute.as_stated", holding,
     [](const Game& game, const Budget& budget) { return tribute_takes_one_of_each(game, budget, tribute_book(game)); }},
    {"the_tribute_loses_no_token", "tribute.loses_no_token", holding,
     [](const Game& game, const Budget& budget) { return tribute_loses_no_token(game, budget, tribute_book(game)); }},
    {"points_follow_the_procedure", "scoring.procedure", holding,
     [](const Game& game, const Budget& budget) {
       return points_follow_the_procedure(game, budget, SplitsBook(game.rules));
     }},
    {"more_tokens_never_score_less", "scoring.more_is_never_worse", holding,
     [](const Game& game, const Budget& budget) { return more_tokens_never_score_less(game, budget); }},
    {"no_tokens_no_points", "scoring.none_scores_nothing", holding,
     [](const Game& game, const Budget& budget) { return no_tokens_no_points(game, budget, SplitsBook(game.rules)); }},
    {"the_bonus_goes_to_whoever_is_alone", "scoring.bonus_when_alone", holding,
     [](const Game& game, const Budget& budget) { return bonus_exactly_when_alone(game, budget, SplitsBook(game.rules)); }},
    {"a_type_pays_up_to_five_players_no_more_than_its_ranks", "scoring.payout_up_to_five", holding,
     [](const Game& game, const Budget& budget) {
       return in_both_readings(
           [&](TieMinimum reading) { return pays_out_at_most(game, budget, up_to_five, reading, all_ranks(game.rules)); });
     }},
    {"a_type_pays_six_players_no_more_than_its_ranks", "scoring.payout_with_six", anomaly,
     [](const Game& game, const Budget& budget) {
       return pays_out_at_most(game, budget, six, TieMinimum::every_tie, all_ranks(game.rules));
     }},
    {"a_type_pays_six_players_no_more_than_its_ranks_if_worthwhile", "scoring.payout_with_six_if_worthwhile", anomaly,
     [](const Game& game, const Budget& budget) {
       return pays_out_at_most(game, budget, six, TieMinimum::worthwhile_ties, all_ranks(game.rules));
     }},
    {"a_type_pays_six_players_at_most_26", "scoring.payout_limit_with_six", holding,
     [](const Game& game, const Budget& budget) {
       return in_both_readings([&](TieMinimum reading) {
         return pays_out_at_most(game, budget, six, reading, payout_to_six(game.rules, reading));
       });
     }},
    {"another_token_never_costs_up_to_five_players", "scoring.another_token_up_to_five", holding,
     [](const Game& game, const Budget& budget) {
       return in_both_readings(
           [&](TieMinimum reading) { return another_token_never_costs(game, budget, up_to_five, reading); });
     }},
    {"another_token_never_costs_six_players", "scoring.another_token_with_six", anomaly,
     [](const Game& game, const Budget& budget) {
       return another_token_never_costs(game, budget, six, TieMinimum::every_tie);
     }},
    {"another_token_never_costs_six_players_if_worthwhile", "scoring.another_token_with_six_if_worthwhile", holding,
     [](const Game& game, const Budget& budget) {
       return another_token_never_costs(game, budget, six, TieMinimum::worthwhile_ties);
     }},
    {"sharing_never_beats_being_alone_up_to_five_players", "scoring.sharing_up_to_five", holding,
     [](const Game& game, const Budget& budget) {
       return in_both_readings(
           [&](TieMinimum reading) { return sharing_never_beats_being_alone(game, budget, up_to_five, reading); });
     }},
    {"sharing_never_beats_being_alone_with_six_players", "scoring.sharing_with_six", anomaly,
     [](const Game& game, const Budget& budget) {
       return sharing_never_beats_being_alone(game, budget, six, TieMinimum::every_tie);
     }},
    {"sharing_never_beats_being_alone_with_six_players_if_worthwhile", "scoring.sharing_with_six_if_worthwhile", holding,
     [](const Game& game, const Budget& budget) {
       return sharing_never_beats_being_alone(game, budget, six, TieMinimum::worthwhile_ties);
     }},
    {"the_scoring_example_is_possible", "scoring.example_possible", holding,
     [](const Game& game, const Budget& budget) {
       return scoring_example_is_possible(game, budget, SplitsBook(game.rules), tribute_book(game));
     }},
    {"those_with_the_most_points_win", "winning.most_points", holding,
     [](const Game& game, const Budget& budget) { return most_points_win(game, budget); }},
};

}  // namespace

std::span<const Theorem> theorems() { return table; }

}  // namespace fathom::solver::rain

namespace fathom::solver {

template <>
std::vector<Verdict> prove<mermaid_rain::MermaidRain>(const mermaid_rain::Game& game, const Options& options) {
  return proved<mermaid_rain::MermaidRain>(rain::theorems(), game, options);
}

}  // namespace fathom::solver
