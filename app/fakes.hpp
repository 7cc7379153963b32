#pragma once

#include <array>
#include <string>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/verdict.hpp"

// Verdicts and a rulebook made up for tests of reports.

namespace fathom::app::fake {

inline Verdict verdict(Evidence evidence, const std::string& check, Outcome outcome = Outcome::holds) {
  Verdict made;
  made.evidence = evidence;
  made.game = "mermaid-rain";
  made.check = check;
  made.outcome = outcome;
  made.cost = {0.5, 10, 100};
  return made;
}

/// A verdict that rests on rules.
inline Verdict resting(Verdict on, std::vector<std::string> rules) {
  on.rules = std::move(rules);
  return on;
}

/// A verdict on a claim.
inline Verdict about(Verdict verdict, const std::string& claim) {
  verdict.claim = claim;
  return verdict;
}

inline Verdict failing_law() {
  Verdict made = verdict(Evidence::law, "one_pickup_per_space", Outcome::fails);
  made.why = "fails after 2 actions, 4 players, seed 5/1873";
  made.told = {"given   Ann on F7", "when    Ann takes the <pearl>", "broken  F7 gave Ann 2 tokens"};
  made.file = ".fathom/failures/one_pickup_per_space-1.yaml";
  made.again = "fathom replay .fathom/failures/one_pickup_per_space-1.yaml";
  return made;
}

inline Verdict anomaly() {
  Verdict made = verdict(Evidence::theorem, "more_is_never_worse", Outcome::fails);
  made.expected = Outcome::fails;
  made.basis.method = Method::witness;
  made.told = {"(2, 3, 3, 3, 3, 1) coral: Ann is fifth alone"};
  return made;
}

inline constexpr std::array<Rule, 4> rules{{
    {"placing.on_ocean", "Riding 1", "tiles lie on ocean alone"},
    {"placing.optional", "Riding 1", "a tile may stay in hand", Status::ambiguous, "the text says so last"},
    {"placing.order", "Riding 1", "one after the other"},
    {"story.prince", "Story", "there is a prince", Status::flavour},
}};
inline const std::vector<std::string_view> clauses{"placing.on_ocean"};

}  // namespace fathom::app::fake
