#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "model/core/rulebook.hpp"
#include "solver/theorem.hpp"

/// What the tests of the theorems say about findings, whatever the game.
namespace fathom::solver {

template <class G>
bool blames_encoding(const Finding<G>& finding) {
  return finding.why.starts_with("the encoding is wrong");
}

template <class G>
testing::AssertionResult proved(const Finding<G>& finding) {
  if (finding.outcome == Outcome::holds && finding.cases > 0) return testing::AssertionSuccess();
  return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
}

/// The prover found a difference, and asked, the model confirms its side of it; the story shows it.
template <class G>
testing::AssertionResult caught(const Finding<G>& finding) {
  if (finding.outcome != Outcome::fails)
    return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
  if (blames_encoding(finding)) return testing::AssertionFailure() << "not confirmed by the model: " << finding.why;
  if (!finding.story) return testing::AssertionFailure() << "no story: " << finding.why;
  return testing::AssertionSuccess();
}

/// The prover found a counterexample that the model, asked, knows nothing of.
template <class G>
testing::AssertionResult blamed(const Finding<G>& finding) {
  if (finding.outcome == Outcome::fails && blames_encoding(finding)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
}

/// The published game with one rule left out.
template <class G>
typename G::Game published_without(std::string_view rule) {
  typename G::Game game = G::published();
  game.dropped.insert(position_of(G::rulebook(), rule).value());
  return game;
}

/// The published game with something in its rules changed.
template <class G, class Change>
typename G::Game published_with(Change&& change) {
  typename G::Game game = G::published();
  change(game.rules);
  return game;
}

}  // namespace fathom::solver
