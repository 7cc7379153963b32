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

/// Whether she lacks a card: the Beach card a deed is done with comes from the hand of whoever does it.
template <class Deed, BeachCard card>
bool lacks(const Game&, const State& state, const Deed& deed) {
  return state.hands[deed.by][card] == 0;
}
template <class Deed, BeachCard card>
std::string why_lacks(const Game&, const State& state, const Deed& deed) {
  return plainly(deed.by) + " holds " + phrase(state.hands[deed.by]) + ", but not " + one(card);
}

/// Whether the Shell card named does not lie in front of the player named.
template <class Deed>
bool not_lying_there(const Game&, const State& state, const Deed& deed) {
  return !at_table(state, deed.from) || state.shells[deed.from][deed.shell] == 0;
}
template <class Deed>
std::string why_not_lying_there(const Game&, const State& state, const Deed& deed) {
  return "in front of " + plainly(deed.from) + " lies " + phrase(state.shells[deed.from]) + ", but not " + one(deed.shell);
}

}  // namespace fathom::mermaid_beach
