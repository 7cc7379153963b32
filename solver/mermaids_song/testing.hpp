#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "solver/mermaids_song/cancelling.hpp"
#include "solver/mermaids_song/common.hpp"
#include "solver/testing.hpp"

// What the tests of the theorems say about findings.

namespace fathom::solver::song {

inline const Game& published = MermaidsSong::published();

/// A wrong encoding: the highest value counts 4.
inline constexpr Worth wrong_worth{1, 2, 4};

/// Every action of the finding's trace is legal, so that it can be played at a table.
inline testing::AssertionResult replays(const Finding& finding) {
  if (!finding.trace) return testing::AssertionFailure() << "no story: " << finding.why;
  State state = finding.trace->given;
  for (const Action& action : finding.trace->actions)
    if (const auto objection = apply<MermaidsSong>(finding.trace->game, state, action))
      return testing::AssertionFailure() << MermaidsSong::show(finding.trace->game, state, action) << ": " << objection->why;
  return testing::AssertionSuccess();
}

/// Where the finding's trace leads.
inline State end_of(const Finding& finding) {
  State state = finding.trace->given;
  for (const Action& action : finding.trace->actions) MermaidsSong::perform(finding.trace->game, state, action);
  return state;
}

/// The theorem fails, and not for want of an answer.
inline testing::AssertionResult refused(const Finding& finding) {
  if (finding.outcome == Outcome::fails) return testing::AssertionSuccess();
  return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
}

inline Game without(std::string_view rule) { return published_without<MermaidsSong>(rule); }

/// The published game with something in its rules changed.
template <class Change>
Game with(Change&& change) {
  return published_with<MermaidsSong>(std::forward<Change>(change));
}

}  // namespace fathom::solver::song
