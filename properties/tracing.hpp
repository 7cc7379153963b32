#pragma once

#include <vector>

#include "model/core/game.hpp"
#include "properties/policy.hpp"

namespace fathom::properties {

/// An outcome of chance, as likely as its weight among the others says.
template <Specification G>
std::size_t by_weight(const typename G::Game& game, const typename G::State& state,
                      const std::vector<typename G::Action>& outcomes, Random& random) {
  double all = 0;
  for (const auto& outcome : outcomes) all += G::weight(game, state, outcome);
  constexpr double steps = 4294967296.0;
  double drawn = all * (static_cast<double>(random.next() >> 32U) / steps);
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    drawn -= G::weight(game, state, outcomes[i]);
    if (drawn < 0) return i;
  }
  return outcomes.size() - 1;
}

/// Follows one play from the start and calls `visit(state before, action)` for each action.
template <class S, class Visit>
void follow_one_play(const typename S::Specification::Game& game, int players, std::uint64_t seed, Policy policy,
                     Visit visit) {
  using G = typename S::Specification;
  Random random(seed);
  Chooser<S> chooser(policy, Random(random.next()));
  typename G::State state = G::start(game, players);
  std::vector<typename G::Action> legal;
  for (int done = 0; done < G::longest_play; ++done) {
    G::legal_actions(game, state, legal);
    if (legal.empty()) return;
    const std::size_t index = G::acting(state).mover == Mover::chance ? by_weight<G>(game, state, legal, random)
                                                                      : chooser.choose(game, state, legal);
    visit(state, legal[index]);
    G::perform(game, state, typename G::Action(legal[index]));
  }
}

}  // namespace fathom::properties
