#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/verdict.hpp"

namespace fathom::app {

/// A trace told, and whether it got to its end.
struct Told {
  std::string text;
  std::string why;  ///< Why it got no further; empty where it did.
};

/// That a play was broken off though it is not over, where it comes to the last action that anybody follows; else empty.
template <Specification G>
std::string cut_off(const typename G::State& last, std::size_t actions) {
  if (actions < static_cast<std::size_t>(G::longest_play) || G::acting(last).mover == Mover::nobody) return {};
  return "cut off after " + std::to_string(actions) + " actions: the game is not over, and nobody has won yet";
}

/// The same of a trace, wherever a rule objects to none of its actions.
template <Specification G>
std::string cut_off_in(const Trace<G>& trace) {
  typename G::State state = trace.given;
  for (const auto& action : trace.actions)
    if (apply<G>(trace.game, state, action)) return {};
  return cut_off<G>(state, trace.actions.size());
}

/// The trace in the rulebook's words: how it begins, a line for each action, numbered, and how it ends. An action that a
/// rule objects to ends the trace, with what the rule has against it, and so does a state that cannot be.
template <Specification G>
Told told(const Trace<G>& trace) {
  const auto block = [&](const typename G::State& state) {
    std::string text;
    for (const std::string& line : G::tell(trace.game, state)) text += "  " + line + "\n";
    return text;
  };
  const auto impossible = [&](const typename G::State& state) {
    for (const auto& invariant : G::invariants())
      if (!invariant.holds(trace.game, state))
        return std::string(invariant.name) + ": " + invariant.broken_in(trace.game, state);
    return std::string{};
  };
  typename G::State state = trace.given;
  std::string text = block(state) + "\n";
  if (const std::string broken = impossible(state); !broken.empty())
    return {text + "       cannot be, for it breaks " + broken + "\n", "the state it begins with breaks " + broken};
  std::size_t number = 0;
  for (const auto& action : trace.actions) {
    const std::string label = std::to_string(++number);
    constexpr std::size_t label_columns = 5;
    text += std::string(label.size() < label_columns ? label_columns - label.size() : 0, ' ') + label + "  " +
            G::show(trace.game, state, action) + "\n";
    if (const auto objection = apply<G>(trace.game, state, action)) {
      const auto place = position_of(G::rulebook(), objection->rule);
      const std::string cites = place ? " (" + std::string(G::rulebook()[*place].cites) + ")" : "";
      return {text + "       refused by " + std::string(objection->rule) + cites + ": " + objection->why + "\n",
              "a rule refuses an action of the play"};
    }
    if (const std::string broken = impossible(state); !broken.empty())
      return {text + "       which cannot be, for it breaks " + broken + "\n", "an action of the play breaks " + broken};
  }
  const std::string broken_off = cut_off<G>(state, trace.actions.size());
  return {text + "\n" + block(state) + (broken_off.empty() ? "" : "\n" + broken_off + "\n"), {}};
}

}  // namespace fathom::app
