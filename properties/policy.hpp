#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <variant>
#include <vector>

#include "model/core/random.hpp"
#include "properties/options.hpp"

namespace fathom::properties {

/// Draws the choices of one play under a policy. The choice is a plain index into the legal actions, so a play is shrunk and
/// replayed without its policy. `S` is the adapter, which says for the greedy policy how promising an action is.
template <class S>
class Chooser {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  static constexpr std::size_t all_kinds = std::variant_size_v<Action>;

 public:
  Chooser(Policy policy, Random random) : policy_(policy), random_(random) {
    if (policy_ != Policy::swarm) return;
    for (std::size_t kind = 0; kind < all_kinds; ++kind) left_out_[kind] = random_.below(left_out_of) == 0;
  }

  /// The place in `actions`, which are not empty, of the action to perform.
  std::uint32_t choose(const Game& game, const State& state, const std::vector<Action>& actions) {
    const auto many = static_cast<std::uint32_t>(actions.size());
    if (many == 1) return 0;
    switch (policy_) {
      case Policy::uniform:
        return random_.below(many);
      case Policy::kinds_first:
        return of_kind(actions, nth_kind(actions));
      case Policy::swarm:
        return not_left_out(actions);
      case Policy::greedy:
        return random_.below(whim) == 0 ? random_.below(many) : promising(game, state, actions);
    }
    return 0;
  }

 private:
  static constexpr std::uint32_t left_out_of = 4;  ///< A swarm leaves one kind of action in so many out.
  static constexpr std::uint32_t whim = 8;         ///< Greed gives way to a whim once in so many choices.

  std::size_t nth_kind(const std::vector<Action>& actions) {
    std::bitset<all_kinds> present;
    for (const Action& action : actions) present.set(action.index());
    std::uint32_t nth = random_.below(static_cast<std::uint32_t>(present.count()));
    std::size_t kind = 0;
    while (!present[kind] || nth-- > 0) ++kind;
    return kind;
  }
  std::uint32_t of_kind(const std::vector<Action>& actions, std::size_t kind) {
    return among(actions, [kind](const Action& action) { return action.index() == kind; });
  }
  /// When everything legal is left out, the swarm takes anything: play has to go on.
  std::uint32_t not_left_out(const std::vector<Action>& actions) {
    const auto stays = [this](const Action& action) { return !left_out_[action.index()]; };
    if (std::ranges::none_of(actions, stays)) return random_.below(static_cast<std::uint32_t>(actions.size()));
    return among(actions, stays);
  }
  std::uint32_t promising(const Game& game, const State& state, const std::vector<Action>& actions) {
    eager_.clear();
    for (const Action& action : actions) eager_.push_back(S::eagerness(game, state, action));
    const int most = *std::ranges::max_element(eager_);
    std::uint32_t nth = random_.below(static_cast<std::uint32_t>(std::ranges::count(eager_, most)));
    std::uint32_t index = 0;
    while (eager_[index] != most || nth-- > 0) ++index;
    return index;
  }
  template <class Wanted>
  std::uint32_t among(const std::vector<Action>& actions, Wanted wanted) {
    std::uint32_t nth = random_.below(static_cast<std::uint32_t>(std::ranges::count_if(actions, wanted)));
    std::uint32_t index = 0;
    while (!wanted(actions[index]) || nth-- > 0) ++index;
    return index;
  }

  Policy policy_;
  Random random_;
  std::bitset<all_kinds> left_out_;
  std::vector<int> eager_;
};

}  // namespace fathom::properties
