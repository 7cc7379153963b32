#pragma once

#include <string>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/verdict.hpp"

namespace fathom {

/// A trace in the rulebook's words, a line each: what is given, and when what is done. What a rule refuses changes nothing.
template <Specification G>
std::vector<std::string> given_and_when(const Trace<G>& trace) {
  std::vector<std::string> lines;
  for (const std::string& line : G::tell(trace.game, trace.given))
    lines.push_back((lines.empty() ? "given   " : "        ") + line);
  typename G::State state = trace.given;
  for (std::size_t i = 0; i < trace.actions.size(); ++i) {
    lines.push_back((i == 0 ? "when    " : "        ") + G::show(trace.game, state, trace.actions[i]));
    apply<G>(trace.game, state, trace.actions[i]);
  }
  return lines;
}

}  // namespace fathom
