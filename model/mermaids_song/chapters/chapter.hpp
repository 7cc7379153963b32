#pragma once

#include <string>
#include <string_view>

#include "model/core/rulebook.hpp"
#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mermaids_song/phrases.hpp"
#include "model/mermaids_song/possibilities.hpp"

// What every chapter of the rulebook is written with. A chapter is a table of its rules in rulebook order, the functions of
// those that can refuse, and a tuple that ties one to the other. `book.hpp` binds the chapters together.

namespace fathom::mermaids_song {

template <class Action>
using Clause = fathom::Clause<Game, State, Action>;

/// Whether she lacks a card: what an action is done with comes from the hand of whoever does it.
template <class Kind, Card card>
bool lacks(const Game&, const State& state, const Kind& act) {
  return state.hands[act.by][card] == 0;
}
template <class Kind, Card card>
std::string why_lacks(const Game&, const State& state, const Kind& act) {
  return plainly(act.by) + " holds " + phrase(state.hands[act.by]) + ", but not " + one(card);
}

/// `Ann's second mermaid`.
inline std::string her_mermaid(Seat owner, int nth) { return plainly(owner) + "'s " + ordinal(nth) + " mermaid"; }

}  // namespace fathom::mermaids_song
