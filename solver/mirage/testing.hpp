#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "solver/mirage/common.hpp"

// What the tests of the theorems say about findings.

namespace fathom::solver::oasis {

inline bool blames_encoding(const Finding& finding) { return finding.why.starts_with("the encoding is wrong"); }

inline testing::AssertionResult proved(const Finding& finding) {
  if (finding.outcome == Outcome::holds && finding.cases > 0) return testing::AssertionSuccess();
  return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
}

/// What is claimed does not hold, and a position shows it: the model does what its story says, or refuses to.
inline testing::AssertionResult caught(const Finding& finding) {
  if (finding.outcome != Outcome::fails)
    return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
  if (blames_encoding(finding)) return testing::AssertionFailure() << "not confirmed by the model: " << finding.why;
  if (!finding.story) return testing::AssertionFailure() << "no story: " << finding.why;
  return testing::AssertionSuccess();
}

/// The prover found a counterexample that the model, asked, knows nothing of.
inline testing::AssertionResult blamed(const Finding& finding) {
  if (finding.outcome == Outcome::fails && blames_encoding(finding)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
}

inline Game without(std::string_view rule) {
  Game game = Mirage::published();
  game.dropped.insert(position_of(Mirage::rulebook(), rule).value());
  return game;
}

/// The published game with something in its rules changed.
template <class Change>
Game with(Change&& change) {
  return changed(Mirage::published(), std::forward<Change>(change));
}

}  // namespace fathom::solver::oasis
