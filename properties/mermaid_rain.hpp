#pragma once

#include <cstdint>
#include <vector>

#include "model/core/verdict.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "properties/options.hpp"

namespace fathom::properties {

/// Holds the laws of any game and Mermaid Rain's own against play. A verdict a law, in a fixed order.
std::vector<Verdict> check(const mermaid_rain::Game& game, const Options& options);
/// How often play comes to each situation the rulebook is silent on, and the shortest play found that does.
std::vector<HoleSeen> look_for_holes(const mermaid_rain::Game& game, const Options& options);

/// Asks the laws again about a failure told before: those named, or all. Actions that a rule refuses by now end the story.
std::vector<Verdict> check_again(const Story<mermaid_rain::MermaidRain>& story, const std::vector<std::string>& only);

/// One action of a play, and the state it was performed in.
struct Traced {
  mermaid_rain::State before;
  mermaid_rain::Action action;
};
/// One play from the start, drawn from a seed. What is left to chance falls as likely as it does at the table; what players
/// choose, they choose under the policy.
std::vector<Traced> trace(const mermaid_rain::Game& game, int players, std::uint64_t seed, Policy policy);

}  // namespace fathom::properties
