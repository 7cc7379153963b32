#pragma once

#include "model/mermaid_beach/mermaid_beach.hpp"
#include "scenarios/runner.hpp"

namespace fathom {

extern template std::vector<Shown> run_scenarios<mermaid_beach::MermaidBeach>(const mermaid_beach::Game&,
                                                                              const std::vector<std::string>&,
                                                                              const ScenarioOptions&);
extern template std::vector<Shown> run_scenario_text<mermaid_beach::MermaidBeach>(const mermaid_beach::Game&,
                                                                                  std::string_view, const std::string&,
                                                                                  const ScenarioOptions&);
extern template std::string scenario_schema<mermaid_beach::MermaidBeach>();

}  // namespace fathom
