#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "scenarios/runner.hpp"

namespace fathom {

/// A game whose scenarios can be played, its types left behind.
struct ScenarioGame {
  std::string_view name;    ///< `mermaid-rain`
  std::string_view folder;  ///< Below `scenarios/`: `mermaid_rain`.
  std::vector<Shown> (*run)(const std::vector<std::string>& files, const ScenarioOptions& options);
  std::vector<Shown> (*run_text)(std::string_view text, const std::string& name, const ScenarioOptions& options);
  std::string (*schema)();
  std::string (*variant_schema)();  ///< Of the game's house rules.
};

/// Every game that has scenarios, each as published.
std::span<const ScenarioGame> scenario_games();

}  // namespace fathom
