#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "solver/mermaid_beach/common.hpp"

// What the tests of the theorems say about findings.

namespace fathom::solver::beach {

inline bool blames_encoding(const Finding& finding) { return finding.why.starts_with("the encoding is wrong"); }

inline testing::AssertionResult proved(const Finding& finding) {
  if (finding.outcome == Outcome::holds && finding.cases > 0) return testing::AssertionSuccess();
  return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
}

/// What is claimed does not hold, and a story shows it that the model plays without objecting.
inline testing::AssertionResult caught(const Finding& finding) {
  if (finding.outcome != Outcome::fails)
    return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
  if (blames_encoding(finding)) return testing::AssertionFailure() << "not confirmed by the model: " << finding.why;
  if (!finding.story) return testing::AssertionFailure() << "no story: " << finding.why;
  if (!after(finding.story->game, finding.story->given, finding.story->actions))
    return testing::AssertionFailure() << "its story does not replay: " << finding.why;
  return testing::AssertionSuccess();
}

/// The prover found a counterexample that the model, asked, knows nothing of.
inline testing::AssertionResult blamed(const Finding& finding) {
  if (finding.outcome == Outcome::fails && blames_encoding(finding)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
}

inline Game without(std::string_view rule) {
  Game game = MermaidBeach::published();
  game.dropped.insert(position_of(MermaidBeach::rulebook(), rule).value());
  return game;
}

/// The published game with something in its rules changed.
template <class Change>
Game with(Change&& change) {
  return changed(MermaidBeach::published(), std::forward<Change>(change));
}

}  // namespace fathom::solver::beach
