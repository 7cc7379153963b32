#pragma once

#include <string>
#include <string_view>

#include "model/core/rulebook.hpp"
#include "model/mermaid_beach/mermaid_beach.hpp"
#include "model/mermaid_beach/phrases.hpp"
#include "model/mermaid_beach/possibilities.hpp"

// What every chapter of the rulebook is written with. A chapter is a table of its rules in rulebook order, the functions of
// those that can refuse, and a tuple that ties one to the other. `book.hpp` binds the chapters together.

namespace fathom::mermaid_beach {

template <class Action>
using Clause = fathom::Clause<Game, State, Action>;

/// Whether she lacks a card: the Beach card an action is done with comes from the hand of whoever does it.
template <class Kind, BeachCard card>
bool lacks(const Game&, const State& state, const Kind& act) {
  return state.hands[act.by][card] == 0;
}
template <class Kind, BeachCard card>
std::string why_lacks(const Game&, const State& state, const Kind& act) {
  return plainly(act.by) + " holds " + phrase(state.hands[act.by]) + ", but not " + one(card);
}

/// Whether the Shell card named does not lie in front of the player named.
template <class Kind>
bool not_lying_there(const Game&, const State& state, const Kind& act) {
  return !at_table(state, act.from) || state.shells[act.from][act.shell] == 0;
}
template <class Kind>
std::string why_not_lying_there(const Game&, const State& state, const Kind& act) {
  return "in front of " + plainly(act.from) + " lies " + phrase(state.shells[act.from]) + ", but not " + one(act.shell);
}

}  // namespace fathom::mermaid_beach
