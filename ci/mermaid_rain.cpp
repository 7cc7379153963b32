#include "ci/mermaid_rain.hpp"

#include "ci/binding.hpp"
#include "ci/errors.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "notation/mermaid_rain.hpp"
#include "properties/mermaid_rain.hpp"
#include "properties/mermaid_rain/subject.hpp"
#include "scenarios/mermaid_rain.hpp"
#include "solver/mermaid_rain.hpp"

namespace fathom::ci {
namespace {

using mermaid_rain::MermaidRain;
using Game = mermaid_rain::Game;

const Game& game_in(const std::any& rules) { return std::any_cast<const Game&>(rules); }

std::any with_components(const std::string& file) {
  Game changed = MermaidRain::published();
  changed.box = mermaid_rain::read_box_file(file);
  return changed;
}

Verdict judge(const std::any& rules, const std::string& law, const Node& document) {
  std::vector<Verdict> verdicts =
      properties::check_again(Notation<MermaidRain>::read_story(game_in(rules), document), {law});
  if (verdicts.size() != 1) throw BadInput("there is no law " + law);
  return std::move(verdicts.front());
}

std::string trace(const std::any& rules, int players, std::uint64_t seed, Telling telling) {
  const Game& game = game_in(rules);
  Story<MermaidRain> story{game, MermaidRain::start(game, players), {}, {}};
  for (const properties::Traced& step : properties::trace(game, players, seed, properties::Policy::kinds_first))
    story.actions.push_back(step.action);
  return traced(std::move(story), seed, telling);
}

}  // namespace

Registered registered_mermaid_rain() {
  Registered game = bound<MermaidRain>();
  game.usual_cases = mermaid_rain::laws::Subject::cases();
  game.with_components = with_components;
  game.check = [](const std::any& rules, const properties::Options& options) {
    return properties::check(game_in(rules), options);
  };
  game.holes = [](const std::any& rules, const properties::Options& options) {
    return properties::look_for_holes(game_in(rules), options);
  };
  game.judge = judge;
  game.prove = [](const std::any& rules, const solver::Options& options) {
    return solver::prove_mermaid_rain(game_in(rules), options);
  };
  game.trace = trace;
  return game;
}

}  // namespace fathom::ci
