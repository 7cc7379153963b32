#include "scenarios/games.hpp"

#include "notation/variant.hpp"
#include "scenarios/mermaid_beach.hpp"
#include "scenarios/mermaid_rain.hpp"
#include "scenarios/mermaids_song.hpp"
#include "scenarios/mirage.hpp"

namespace fathom {

namespace {

template <Specification G>
constexpr ScenarioGame playing(std::string_view folder) {
  return {G::name, folder,
          [](const std::vector<std::string>& files, const ScenarioOptions& options) {
            return run_scenarios<G>(G::published(), files, options);
          },
          [](std::string_view text, const std::string& name, const ScenarioOptions& options) {
            return run_scenario_text<G>(G::published(), text, name, options);
          },
          scenario_schema<G>, Variants<G>::schema};
}

constexpr ScenarioGame every_game[] = {playing<mermaid_rain::MermaidRain>("mermaid_rain"),
                                playing<mermaid_beach::MermaidBeach>("mermaid_beach"),
                                playing<mermaids_song::MermaidsSong>("mermaids_song"), playing<mirage::Mirage>("mirage")};

}  // namespace

std::span<const ScenarioGame> scenario_games() { return every_game; }

}  // namespace fathom
