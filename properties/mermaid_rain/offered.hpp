#pragma once

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_rain/adapter.hpp"

// What laws ask of the list of legal actions.

namespace fathom::mermaid_rain::laws {

inline bool lists(const std::vector<Action>& legal, const Action& action) {
  return std::ranges::find(legal, action) != legal.end();
}
template <class Kind>
std::ptrdiff_t how_many(const std::vector<Action>& legal) {
  return std::ranges::count_if(legal, [](const Action& action) { return std::holds_alternative<Kind>(action); });
}
template <class Kind>
bool offers(const std::vector<Action>& legal) {
  return how_many<Kind>(legal) > 0;
}
inline std::vector<Action> legal_after(const Transition& transition) {
  std::vector<Action> legal;
  MermaidRain::legal_actions(transition.game, transition.after, legal);
  return legal;
}
inline std::string cannot(Seat who, const std::string& what) { return name(who) + " cannot " + what; }

}  // namespace fathom::mermaid_rain::laws
