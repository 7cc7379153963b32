#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "model/core/rulebook.hpp"
#include "solver/theorem.hpp"

/// What the tests of the theorems say about findings, whatever the game.
namespace fathom::solver {

template <class G>
bool blames_encoding(const Finding<G>& finding) {
  return finding.why.starts_with(encoding_blamed);
}

template <class G>
testing::AssertionResult proved(const Finding<G>& finding) {
  if (finding.outcome == Outcome::holds && finding.cases > 0) return testing::AssertionSuccess();
  return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
}

/// The prover found a difference, and asked, the model confirms its side of it; the trace shows it.
template <class G>
testing::AssertionResult caught(const Finding<G>& finding) {
  if (finding.outcome != Outcome::fails)
    return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
  if (blames_encoding(finding)) return testing::AssertionFailure() << "not confirmed by the model: " << finding.why;
  if (!finding.trace) return testing::AssertionFailure() << "no story: " << finding.why;
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

/// One way to make a theorem fail, or a known anomaly go away: a mutant of the game, or a wrong encoding.
template <class G>
struct Refutation {
  std::string_view check;
  Finding<G> (*finding)();
};

/// Every theorem of the game has a refutation, every refutation a theorem, and each comes out as the theorem does not.
template <class G>
testing::AssertionResult every_theorem_can_fail(std::span<const Theorem<G>> theorems,
                                                std::span<const Refutation<G>> refutations) {
  std::string wrong;
  for (const Theorem<G>& theorem : theorems)
    if (std::ranges::find(refutations, theorem.check, &Refutation<G>::check) == refutations.end())
      wrong += "\n" + std::string(theorem.check) + " has no refutation";
  for (const Refutation<G>& refutation : refutations) {
    const auto theorem = std::ranges::find(theorems, refutation.check, &Theorem<G>::check);
    if (theorem == theorems.end()) {
      wrong += "\n" + std::string(refutation.check) + " is no theorem";
      continue;
    }
    const Finding<G> finding = refutation.finding();
    const Outcome opposite = theorem->expected == Outcome::holds ? Outcome::fails : Outcome::holds;
    if (finding.outcome != opposite)
      wrong += "\n" + std::string(theorem->check) + " " + std::string(name_of(finding.outcome)) + ": " + finding.why;
  }
  if (wrong.empty()) return testing::AssertionSuccess();
  return testing::AssertionFailure() << wrong;
}

}  // namespace fathom::solver
