#pragma once

#include "model/mermaids_song/mermaids_song.hpp"
#include "scenarios/runner.hpp"

namespace fathom {

extern template std::vector<Shown> run_scenarios<mermaids_song::MermaidsSong>(const mermaids_song::Game&,
                                                                              const std::vector<std::string>&,
                                                                              const ScenarioOptions&);
extern template std::vector<Shown> run_scenario_text<mermaids_song::MermaidsSong>(const mermaids_song::Game&,
                                                                                  std::string_view, const std::string&,
                                                                                  const ScenarioOptions&);
extern template std::string scenario_schema<mermaids_song::MermaidsSong>();

}  // namespace fathom
