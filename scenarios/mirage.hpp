#pragma once

#include "model/mirage/mirage.hpp"
#include "scenarios/runner.hpp"

namespace fathom {

extern template std::vector<Shown> run_scenarios<mirage::Mirage>(const mirage::Game&, const std::vector<std::string>&,
                                                                 const ScenarioOptions&);
extern template std::vector<Shown> run_scenario_text<mirage::Mirage>(const mirage::Game&, std::string_view,
                                                                     const std::string&, const ScenarioOptions&);
extern template std::string scenario_schema<mirage::Mirage>();

}  // namespace fathom
