#pragma once

#include <any>
#include <string>
#include <utility>
#include <vector>

#include "ci/registered.hpp"
#include "ci/telling.hpp"
#include "notation/notation.hpp"

namespace fathom::ci {

/// What can be bound of any game without knowing its engines: its rulebook, its mutants, its stories.
template <Specification G>
Registered bound() {
  using Game = typename G::Game;
  Registered game;
  game.name = G::name;
  game.fewest_players = G::fewest_players;
  game.most_players = G::most_players;
  game.rulebook = G::rulebook();
  game.claims = G::claims();
  game.clauses = G::clause_rules();
  game.parameters = parameters_of<G>(G::published());
  game.readings = readings_of<G>(G::published());
  game.published = [] { return std::any(G::published()); };
  game.mutants = [] { return mutants_of<G>(G::published()); };
  game.story_yaml = [](const std::any& story, const std::vector<std::string>& cites) {
    return Notation<G>::story_yaml(std::any_cast<const Story<G>&>(story), cites);
  };
  game.retold = [](const std::any& rules, const Node& document) {
    return told(Notation<G>::read_story(std::any_cast<const Game&>(rules), document));
  };
  return game;
}

/// A play drawn from a seed, told in words or written as a scenario file.
template <Specification G>
std::string traced(Story<G> story, std::uint64_t seed, Telling telling) {
  story.claim = "a play with seed " + std::to_string(seed);
  if (telling == Telling::yaml) return Notation<G>::story_yaml(story);
  return std::string(G::name) + ", seed " + std::to_string(seed) + "\n\n" + told(story);
}

}  // namespace fathom::ci
