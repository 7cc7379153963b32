#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/verdict.hpp"
#include "properties/breach.hpp"
#include "properties/shrinking.hpp"
#include "properties/simpler.hpp"

namespace fathom::properties {

/// A failure ready for a reader: the state before, the few actions that matter, and what is wrong after them.
template <class S>
struct Cut {
  typename S::Specification::State given;
  std::vector<typename S::Specification::Action> actions;
  std::string broken;
};

/// Cuts a failing play down to what a reader wants: first the play gets shorter, then only the state before and the shortest
/// failing tail stay, then actions inside the tail that do not matter go, then the state says no more than it has to.
template <class S>
class Cutter {
  using G = typename S::Specification;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  Cutter(const Game& game, const Law<S>& law, const Draw<S>& draw)
      : game_(game), law_(law), draw_(draw), follow_(game, law, draw) {}

  /// Nothing when the play does not break the law.
  [[nodiscard]] std::optional<Cut<S>> cut(const State& given, const Choices& failing) const {
    const auto fails = [&](const Choices& choices) { return follow_.along(given, choices).has_value(); };
    const Choices choices = shrunk(failing, fails, plays_tried);
    const auto breach = follow_.along(given, choices);
    if (!breach) return std::nullopt;
    const auto [states, actions] = follow_.told(given, choices);
    Cut<S> result = shortest_tail(states, actions, static_cast<std::size_t>(breach->after));
    leave_out_actions(result);
    simplify(result);
    if (draw_.attempt) result.actions.push_back(*draw_.attempt);
    return result;
  }

 private:
  static constexpr int plays_tried = 1500;
  static constexpr int states_tried = 20'000;

  [[nodiscard]] Cut<S> shortest_tail(const std::vector<State>& states, const std::vector<Action>& actions,
                                     std::size_t end) const {
    for (std::size_t length = 0; length <= end; ++length) {
      const std::size_t from = end - length;
      const std::span<const Action> tail(actions.data() + from, length);
      if (length == 0 && shows_the_deed(states, end)) continue;
      if (const auto breach = follow_.along(states[from], tail))
        return {states[from], {tail.begin(), tail.begin() + breach->after}, breach->broken};
    }
    return {states.front(), actions, {}};
  }

  /// Whether a wrong state should come with the action that made it wrong: a reader wants to see what went wrong.
  [[nodiscard]] bool shows_the_deed(const std::vector<State>& states, std::size_t end) const {
    return end > 0 && follow_.concerns_states() && !follow_.concerns_the_end() &&
           !follow_.along(states[end - 1], std::span<const Action>{});
  }

  void leave_out_actions(Cut<S>& cut) const {
    for (std::size_t i = 0; i + 1 < cut.actions.size();) {
      std::vector<Action> fewer = cut.actions;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      const auto breach = follow_.along(cut.given, std::span<const Action>(fewer));
      if (breach && static_cast<std::size_t>(breach->after) == fewer.size()) {
        cut.actions = std::move(fewer);
        cut.broken = breach->broken;
        i = 0;
      } else {
        ++i;
      }
    }
  }

  void simplify(Cut<S>& cut) const {
    const auto settle = [&](const State& state) { return G::settled(game_, state); };
    const auto still = [&](const State& state) {
      if (!is_sound(state, cut.given)) return false;
      const auto breach = follow_.along(state, std::span<const Action>(cut.actions));
      return breach && static_cast<std::size_t>(breach->after) == cut.actions.size();
    };
    cut.given = simplest(cut.given, settle, still, states_tried);
    if (const auto breach = follow_.along(cut.given, std::span<const Action>(cut.actions))) cut.broken = breach->broken;
  }

  /// Whether a simpler state is still one that play could have come to, as far as the invariants can tell: none is broken
  /// that was not broken before.
  [[nodiscard]] bool is_sound(const State& simpler, const State& original) const {
    return S::players(simpler) == S::players(original) && G::acting(simpler).mover == G::acting(original).mover &&
           std::ranges::all_of(G::invariants(), [&](const auto& invariant) {
             return invariant.holds(game_, simpler) || !invariant.holds(game_, original);
           });
  }

  const Game& game_;
  const Law<S>& law_;
  Draw<S> draw_;
  Follow<S> follow_;
};

}  // namespace fathom::properties
