#pragma once

#include <string>

#include "model/core/verdict.hpp"
#include "notation/notation.hpp"
#include "notation/yaml.hpp"
#include "properties/arbitrary.hpp"
#include "properties/law.hpp"

namespace fathom::properties {

/// Whether a state and an action, written as a scenario, are read back as they were. Writing and reading take long, so one
/// sampled state in a few is put to it. For games that have a `Notation`.
template <class S>
std::string what_is_written_reads_back(const Position<S>& at, Random& random) {
  using G = typename S::Specification;
  constexpr std::uint32_t written_once_in = 64;
  if (at.legal.empty() || !once_in(written_once_in, random)) return {};
  const typename G::Action& action = at.legal[any_index(at.legal.size(), random)];
  const std::string text = Notation<G>::trace_yaml(Trace<G>{at.game, at.state, {action}, {}});
  try {
    const Trace<G> trace = Notation<G>::read_trace(at.game, read_yaml(text));
    if (!(trace.given == at.state)) return "the state is read back as another:\n" + text;
    return trace.actions.size() == 1 && trace.actions[0] == action ? "" : "the action is read back as another:\n" + text;
  } catch (const Problem& problem) {
    return "what is written cannot be read: " + std::string(problem.what()) + "\n" + text;
  }
}

}  // namespace fathom::properties
