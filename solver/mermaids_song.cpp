#include "solver/mermaids_song.hpp"

#include "solver/mermaids_song/cancelling.hpp"
#include "solver/mermaids_song/table.hpp"

namespace fathom::solver::song {

namespace {

constexpr Outcome holding = Outcome::holds;
/// A known anomaly of the published rules.
constexpr Outcome anomaly = Outcome::fails;

template <Power reading>
Finding power_exact(const Game& game, const Budget& budget) {
  return power_is_exact(game, budget, reading, reading);
}
template <Power reading>
Finding order(const Game& game, const Budget& budget) {
  return order_does_not_matter(game, budget, reading);
}
template <Power reading>
Finding choice(const Game& game, const Budget& budget) {
  return choice_does_not_matter(game, budget, reading);
}
template <Power reading>
Finding opposing(const Game& game, const Budget& budget) {
  return opposing_never_helps(game, budget, reading);
}

constexpr Theorem table[] = {
    // Songs and silences
    {"cards_cancel_where_they_balance", "cancelling.as_a_partition", holding,
     [](const Game& game, const Budget& budget) { return coverings_are_exact(game, budget); }},
    {"the_ways_to_cancel_are_all_there_are", "cancelling.ways_are_all", holding,
     [](const Game& game, const Budget& budget) { return ways_are_all(game, budget); }},
    {"one_card_covers_once", "cancelling.once_is_enough", holding,
     [](const Game& game, const Budget& budget) { return once_is_enough(game, budget); }},
    {"what_stays_visible_cannot_cancel", "cancelling.what_stays_visible", holding,
     [](const Game& game, const Budget& budget) { return what_stays_visible(game, budget); }},
    {"power_is_all_that_is_visible", "power.as_stated", holding, power_exact<Power::visible_total>},
    {"power_is_the_difference_in_that_reading", "power.as_stated", holding, power_exact<Power::difference>},
    {"power_is_the_larger_side_in_that_reading", "power.as_stated", holding, power_exact<Power::larger>},
    {"the_order_of_cards_does_not_matter", "power.order", anomaly, order<Power::visible_total>},
    {"the_order_of_cards_does_not_matter_to_the_difference", "power.order_if_difference", holding, order<Power::difference>},
    {"the_order_of_cards_does_not_matter_to_the_larger_side", "power.order_if_larger", anomaly, order<Power::larger>},
    {"the_choice_of_covering_does_not_matter", "power.choice", anomaly, choice<Power::visible_total>},
    {"the_choice_of_covering_does_not_matter_to_the_difference", "power.choice_if_difference", holding,
     choice<Power::difference>},
    {"the_choice_of_covering_does_not_matter_to_the_larger_side", "power.choice_if_larger", anomaly, choice<Power::larger>},
    {"a_silence_never_helps_a_mermaid_of_songs", "power.opposing", anomaly, opposing<Power::visible_total>},
    {"a_silence_never_helps_by_the_difference", "power.opposing_if_difference", anomaly, opposing<Power::difference>},
    {"a_silence_never_helps_by_the_larger_side", "power.opposing_if_larger", anomaly, opposing<Power::larger>},
    {"no_mermaid_has_more_power_than_42", "power.limit", holding,
     [](const Game& game, const Budget& budget) { return power_has_a_limit(game, budget); }},
    {"two_or_three_cards_entice_any_creature", "power.every_rating", holding,
     [](const Game& game, const Budget& budget) { return every_rating_within_power(game, budget); }},
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
