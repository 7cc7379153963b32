#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "model/mermaids_song/by_the_book.hpp"
#include "properties/mermaids_song/adapter.hpp"

// What the files of Mermaid's Song's laws share, besides the rulebook worked out a second time.

namespace fathom::mermaids_song::laws {

using namespace by_the_book;

inline std::string name(Seat who) { return std::string(name_of(who)); }
template <Named E>
std::string words(E piece) {
  return std::string(name_of(piece));
}

/// The first clockwise from the player in turn who has yet to give up a mermaid.
inline std::optional<Seat> next_to_pay(const History& history, int players) {
  for (int i = 0; i < players; ++i)
    if (const Seat who = clockwise(history.on_turn, i, players); history.toll.contains(who)) return who;
  return std::nullopt;
}

/// Whether the step belongs to a turn, in which the player may do as she likes.
inline bool is_action_phase(const State& state) { return state.step == Step::acting; }

/// What the player in turn has done since her turn began.
inline properties::Past<Action> so_far_this_turn(const Transition& transition) {
  return transition.past.since<FirstPlayer, DiscardHand, DiscardTreasure, EndTurn>();
}

}  // namespace fathom::mermaids_song::laws
