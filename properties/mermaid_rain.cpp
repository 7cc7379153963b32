#include "properties/mermaid_rain.hpp"

#include "properties/mermaid_rain/arbitrary.hpp"
#include "properties/mermaid_rain/subject.hpp"

// the game's own leaves come before the templates that make them up
#include "properties/campaign.hpp"
#include "properties/holes.hpp"
#include "properties/stories.hpp"
#include "properties/tracing.hpp"

namespace fathom::properties {

using mermaid_rain::MermaidRain;
using Rain = mermaid_rain::laws::Subject;

std::vector<Verdict> check(const mermaid_rain::Game& game, const Options& options) {
  return Campaign<Rain>(game, options).run();
}

std::vector<HoleSeen> look_for_holes(const mermaid_rain::Game& game, const Options& options) {
  return HoleSearch<Rain>(game, options).run();
}

std::vector<Verdict> check_again(const Story<MermaidRain>& story, const std::vector<std::string>& only) {
  return told_again<Rain>(story, only);
}

std::vector<Traced> trace(const mermaid_rain::Game& game, int players, std::uint64_t seed, Policy policy) {
  std::vector<Traced> play;
  follow_one_play<Rain>(game, players, seed, policy, [&](const auto& before, const auto& action) {
    play.push_back({before, action});
  });
  return play;
}

}  // namespace fathom::properties
