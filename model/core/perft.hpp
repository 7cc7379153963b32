#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "model/core/game.hpp"

namespace fathom {

/// How many sequences of legal actions there are from a state: `counts[0]` of one action, `counts[1]` of two, and so on.
/// Chess programs are compared by such numbers, after the command that prints them.
using PerftCounts = std::vector<std::uint64_t>;

/// Counts sequences of actions, and of nothing else that could be told apart: states are not merged. Chance, which is
/// dealing and whatever nobody decides, is counted like any other action; or, where `passes` is given, it is passed through
/// on one way alone, which `passes(legal)` chooses, and takes up no depth.
template <Specification G, class Passes = std::nullptr_t>
class Perft {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  explicit Perft(const typename G::Game& game, Passes passes = {}) : game_(game), passes_(passes) {}

  PerftCounts operator()(const State& from, std::size_t depth) {
    PerftCounts counts(depth, 0);
    count(from, 0, counts);
    return counts;
  }

  /// The state in which somebody has to act, or the play is over: chance passed through.
  State passed(State state) const {
    if constexpr (!std::is_same_v<Passes, std::nullptr_t>) {
      std::vector<Action> legal;
      while (G::acting(state).mover == Mover::chance) {
        G::legal_actions(game_, state, legal);
        if (legal.empty()) break;
        G::perform(game_, state, passes_(legal));
      }
    }
    return state;
  }

 private:
  void count(const State& from, std::size_t depth, PerftCounts& counts) const {
    if (depth == counts.size()) return;
    const State state = passed(from);
    std::vector<Action> legal;
    G::legal_actions(game_, state, legal);
    counts[depth] += legal.size();
    if (depth + 1 == counts.size()) return;
    for (const Action& action : legal) {
      State next = state;
      G::perform(game_, next, action);
      count(next, depth + 1, counts);
    }
  }

  const typename G::Game& game_;
  Passes passes_;
};

}  // namespace fathom
