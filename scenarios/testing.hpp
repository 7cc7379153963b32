#pragma once

#include <string>
#include <vector>

#include "notation/pebbles.hpp"
#include "scenarios/runner.hpp"

/// Scenarios of the toy game, for tests. The runner is instantiated for it in `scenarios/runner_test.cpp`.
namespace fathom::testing_pebbles {

inline std::vector<Shown> run(const std::string& text, const ScenarioOptions& options = {}) {
  return run_scenario_text<pebbles::PebbleGame>(pebbles::PebbleGame::published(), text, "keep.yaml", options);
}

/// Why the scenario fails, or why it cannot be read; `holds` where neither.
inline std::string answer(const std::string& text) {
  try {
    const Verdict verdict = run(text).front().verdict;
    return verdict.outcome == Outcome::holds ? "holds" : verdict.why;
  } catch (const Problem& problem) {
    return std::string("problem: ") + problem.what();
  }
}

inline const std::string opening = "scenario: a pebble\ncites: [keeping.worth, keeping.at_most]\nplayers: 2\n";

}  // namespace fathom::testing_pebbles
