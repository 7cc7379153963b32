#pragma once

#include <string>
#include <type_traits>
#include <vector>

#include "properties/arbitrary.hpp"
#include "properties/mirage/adapter.hpp"
#include "properties/tracing.hpp"

namespace fathom::mirage::laws {

/// The game with the Palm Tree Expansion; as often as not with one tent each, so that tents move, and with few trees, so
/// that they run out.
Game game_with_trees(const Game& game, Random& random);
/// The game in its Advanced variant.
Game game_with_stacks(const Game& game);

/// The game with Survey tiles in the open; and with tiles that may be put back, at a price, and points for beginning later.
Game game_with_open_tiles(const Game& game, Random& random);  // house.cpp
Game game_with_redraws(const Game& game, Random& random);     // house.cpp

/// What a law of moments or of positions says of a moment.
template <auto ask>
std::string asked_of(const Game& game, const History& history, const State& before, const Action& action,
                     const State& after) {
  if constexpr (std::is_invocable_v<decltype(ask), const Transition&>) {
    return ask(Transition{game, history, before, action, after, {}});
  } else {
    std::vector<Action> legal;
    Mirage::legal_actions(game, after, legal);
    return ask(Position{game, after, legal});
  }
}

/// Follows one play of this game and asks the law of each of its moments: what is wrong where it first falls.
template <auto ask>
std::string asked_in_a_play(const Game& game, int players, properties::Policy policy, Random& random) {
  std::string broken;
  History history = Adapter::history_at(game, start(game, players));
  properties::follow_one_play<Adapter>(game, players, random.next(), policy, [&](const State& before, const Action& action) {
    if (!broken.empty()) return;
    State after = before;
    perform(game, after, action);
    broken = asked_of<ask>(game, history, before, action, after);
    Adapter::keep(history, {game, history, before, action, after, {}});
  });
  return broken;
}

// What is asked of each moment and position of plays in the variants: what is wrong, or nothing.

std::string trees_fill_their_gap(const Transition& transition);
std::string keepers_stand_where_the_tent_stood(const Transition& transition);
std::string trees_may_be_kept_or_lost(const Position& at);
std::string any_colour_left_may_be_planted(const Position& at);               // offering.cpp
std::string trees_planted_are_worth_something(const Transition& transition);  // bounding.cpp
std::string nobody_moves_a_tent(const Transition& transition);                // offering.cpp
std::string trees_score_in_sets(const Transition& transition);
std::string coast_tiles_lie_wherever_they_fit(const Position& at);          // growing.cpp
std::string tiles_lie_wherever_they_fit(const Position& at);                // growing.cpp
std::string coast_tiles_come_with_one_shade(const Transition& transition);  // growing.cpp
std::string turns_follow_while_tiles_last(const Transition& transition);    // growing.cpp
std::string new_coast_tiles_offer_sand_and_water(const Position& at);       // adding.cpp
std::string winners_have_to_pitch_a_tent(const Position& at);               // resolving.cpp
std::string journeys_are_as_long_as_can_be(const Transition& transition);   // ending.cpp
std::string winners_have_most_points(const State& state, SeatSet won);      // ending.cpp
std::string any_stack_may_be_chosen_from(const Position& at);
std::string tiles_chosen_leave_their_stack(const Transition& transition);
std::string open_tiles_may_be_chosen(const Position& at);                          // house.cpp
std::string tiles_may_be_put_back(const Position& at);                             // house.cpp
std::string tiles_put_back_go_where_they_came_from(const Transition& transition);  // house.cpp
std::string house_rules_give_and_take_points(const Transition& transition);        // house.cpp

}  // namespace fathom::mirage::laws
