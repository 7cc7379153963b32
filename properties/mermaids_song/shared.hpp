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

/// How many cards like the one an action turns up, or creatures like the one it lures, there are to come up: all there are,
/// less those that lie elsewhere. 0 for an action that leaves nothing to chance.
struct ToComeUp {
  const Position& at;

  int operator()(Card card) const {
    int many = card == Card::mermaid ? mermaids_here(at.game, at.state.players) : at.game.box.cards[card];
    many -= at.state.discards[card] + at.state.set_aside[card];
    for (int i = 0; i < at.state.players; ++i) {
      many -= at.state.hands[seat(i)][card];
      for (const Mermaid& mermaid : at.state.mermaids[seat(i)])
        many -= card == Card::mermaid ? 1 : mermaid.visible[card] + mermaid.covered[card];
    }
    return many;
  }
  int operator()(const Deal& deal) const { return (*this)(deal.card); }
  int operator()(const SetAside& set) const { return (*this)(set.card); }
  int operator()(const Draw& draw) const { return (*this)(draw.card); }
  int operator()(const TurnCreature& turn) const {
    int many = at.game.box.creatures[turn.creature] - at.state.face_up[turn.creature];
    for (int i = 0; i < at.state.players; ++i) many -= at.state.enticed[seat(i)][turn.creature];
    return many;
  }
  int operator()(const Lure& lure) const {
    int many = at.game.box.creatures[lure.creature];
    many -= at.state.creature_deck[lure.creature] + at.state.face_up[lure.creature];
    for (int i = 0; i < at.state.players; ++i)
      if (seat(i) != at.state.target) many -= at.state.enticed[seat(i)][lure.creature];
    return many;
  }
  template <class Kind>
  int operator()(const Kind&) const {
    return 0;
  }
};

/// What the player in turn has done since her turn began.
inline properties::Past<Action> so_far_this_turn(const Transition& transition) {
  return transition.past.since<FirstPlayer, DiscardHand, DiscardTreasure, EndTurn>();
}

}  // namespace fathom::mermaids_song::laws
