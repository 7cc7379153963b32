#pragma once

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "scenarios/runner.hpp"

namespace fathom {

extern template std::vector<Shown> run_scenarios<mermaid_rain::MermaidRain>(const mermaid_rain::Game&,
                                                                            const std::vector<std::string>&,
                                                                            const ScenarioOptions&);
extern template std::vector<Shown> run_scenario_text<mermaid_rain::MermaidRain>(const mermaid_rain::Game&, std::string_view,
                                                                                const std::string&, const ScenarioOptions&);
extern template std::string scenario_schema<mermaid_rain::MermaidRain>();

}  // namespace fathom
