#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "solver/mermaid_beach/common.hpp"
#include "solver/testing.hpp"

// What the tests of the theorems say about findings.

namespace fathom::solver::beach {

inline const Game& published = MermaidBeach::published();

/// What is claimed does not hold, and a trace shows it that the model plays without objecting.
inline testing::AssertionResult caught(const Finding& finding) {
  if (const testing::AssertionResult shown = solver::caught(finding); !shown) return shown;
  if (!after(finding.trace->game, finding.trace->given, finding.trace->actions))
    return testing::AssertionFailure() << "its story does not replay: " << finding.why;
  return testing::AssertionSuccess();
}

inline Game without(std::string_view rule) { return published_without<MermaidBeach>(rule); }

/// The published game with something in its rules changed.
template <class Change>
Game with(Change&& change) {
  return published_with<MermaidBeach>(std::forward<Change>(change));
}

}  // namespace fathom::solver::beach
