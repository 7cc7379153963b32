#pragma once

#include <cstdint>
#include <vector>

#include "model/core/game.hpp"

namespace fathom {

/// A play as the list of its choices: each number is taken modulo the count of legal actions, so every list is a play.
/// Choice 0 is the dullest action, and a list that ends early goes on with 0.
using Choices = std::vector<std::uint32_t>;

/// Plays from `state` until nobody acts or `most` actions are done, each drawn uniformly from the legal ones.
/// `actions` is scratch space, kept by the caller so that play allocates nothing. Gives the number of actions performed.
template <Specification G>
int play_uniformly(const typename G::Game& game, typename G::State& state, Random& random, int most,
                   std::vector<typename G::Action>& actions) {
  for (int done = 0; done < most; ++done) {
    G::legal_actions(game, state, actions);
    if (actions.empty()) return done;
    G::perform(game, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return most;
}

/// The shard of a campaign that this process runs: cases k with k mod `of` == `index`.
struct Shard {
  std::uint32_t index = 0;
  std::uint32_t of = 1;

  friend bool operator==(const Shard&, const Shard&) = default;
};

}  // namespace fathom
