#pragma once

#include <algorithm>
#include <string>
#include <variant>

#include "model/mermaid_beach/by_the_book.hpp"
#include "properties/mermaid_beach/adapter.hpp"

// What the files of Mermaid Beach's laws share, besides the rulebook worked out a second time.

namespace fathom::mermaid_beach::laws {

using namespace by_the_book;

inline std::string name(Seat who) { return std::string(name_of(who)); }
template <Named E>
std::string words(E piece) {
  return std::string(name_of(piece));
}

/// How far the Beach cards are from being used up: each in the deck is drawn and then played.
int left_to_do(const State& state);

/// Which cards go to the Beach discard pile by an action.
BeachCards played_by(const Transition& transition);

/// Whether Shell cards are being drawn: cards that a starfish makes everybody pass come between two of them.
inline bool draws_shells(const State& state) {
  return state.step == Step::offering_shell || state.step == Step::drawing_shells || state.step == Step::passing ||
         state.step == Step::handing_over;
}

/// Whether one of the six actions, or the turn let go, begins with this.
inline bool begins_an_action(const Action& action) {
  return std::holds_alternative<PlayMermaid>(action) || std::holds_alternative<PlayMeanMermaid>(action) ||
         std::holds_alternative<PlayPair>(action) || std::holds_alternative<Ask>(action) ||
         std::holds_alternative<PlaySneakerWave>(action) || std::holds_alternative<PlaySeaweed>(action) ||
         std::holds_alternative<PassTurn>(action);
}

}  // namespace fathom::mermaid_beach::laws
