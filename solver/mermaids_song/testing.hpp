#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "solver/mermaids_song/common.hpp"

// What the tests of the theorems say about findings.

namespace fathom::solver::song {

inline const Game& published = MermaidsSong::published();

inline bool blames_encoding(const Finding& finding) { return finding.why.starts_with("the encoding is wrong"); }

inline testing::AssertionResult proved(const Finding& finding) {
  if (finding.outcome == Outcome::holds && finding.cases > 0) return testing::AssertionSuccess();
  return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
}

/// Every action of the finding's story is legal, so that it can be played at a table.
inline testing::AssertionResult replays(const Finding& finding) {
  if (!finding.story) return testing::AssertionFailure() << "no story: " << finding.why;
  State state = finding.story->given;
  for (const Action& action : finding.story->actions)
    if (const auto objection = apply<MermaidsSong>(finding.story->game, state, action))
      return testing::AssertionFailure() << MermaidsSong::show(finding.story->game, state, action) << ": " << objection->why;
  return testing::AssertionSuccess();
}

/// Where the finding's story leads.
inline State end_of(const Finding& finding) {
  State state = finding.story->given;
  for (const Action& action : finding.story->actions) MermaidsSong::perform(finding.story->game, state, action);
  return state;
}

/// The prover found a difference, and asked, the model confirms its side of it; the story shows it.
inline testing::AssertionResult caught(const Finding& finding) {
  if (finding.outcome != Outcome::fails)
    return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
  if (blames_encoding(finding)) return testing::AssertionFailure() << "not confirmed by the model: " << finding.why;
  if (!finding.story) return testing::AssertionFailure() << "no story: " << finding.why;
  return testing::AssertionSuccess();
}

/// The theorem fails, and not for want of an answer.
inline testing::AssertionResult refused(const Finding& finding) {
  if (finding.outcome == Outcome::fails) return testing::AssertionSuccess();
  return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
}

/// The prover found a counterexample that the model, asked, knows nothing of.
inline testing::AssertionResult blamed(const Finding& finding) {
  if (finding.outcome == Outcome::fails && blames_encoding(finding)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << name_of(finding.outcome) << ": " << finding.why;
}

inline Game without(std::string_view rule) {
  Game game = published;
  game.dropped.insert(position_of(MermaidsSong::rulebook(), rule).value());
  return game;
}

/// The published game with something in its rules changed.
template <class Change>
Game with(Change&& change) {
  Game game = published;
  change(game.rules);
  return game;
}

}  // namespace fathom::solver::song
