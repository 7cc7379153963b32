#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "properties/breach.hpp"
#include "properties/options.hpp"
#include "properties/play_shrinks.hpp"
#include "properties/simpler.hpp"

namespace fathom::properties {

/// A failure ready for a reader: the state before, the few actions that matter, and what is wrong after them.
template <class S>
struct Counterexample {
  typename S::Specification::State given;
  std::vector<typename S::Specification::Action> actions;
  std::string broken;
};

namespace counterexamples {

constexpr int states_tried = 20'000;

/// Whether a simpler state is still one that play could have come to, as far as the invariants can tell: none is broken
/// that was not broken before.
template <class S>
bool is_sound(const typename S::Specification::Game& game, const typename S::Specification::State& simpler,
              const typename S::Specification::State& original) {
  using G = typename S::Specification;
  return S::players(simpler) == S::players(original) && G::acting(simpler).mover == G::acting(original).mover &&
         std::ranges::all_of(G::invariants(), [&](const auto& invariant) {
           return invariant.holds(game, simpler) || !invariant.holds(game, original);
         });
}

/// The play from a state that says no more than it has to.
template <class S>
Play<typename S::Specification> from_the_simplest_state(const Play<typename S::Specification>& play, const Law<S>& law,
                                                        const Draw<S>& draw) {
  using G = typename S::Specification;
  const std::span<const typename G::Action> actions(play.actions);
  const auto complete = [&](const typename G::State& state) { return G::completed(play.game, state); };
  const auto still = [&](const typename G::State& state) {
    if (!is_sound<S>(play.game, state, play.states.front())) return false;
    const auto breach = breach_in(play_of<G>(play.game, state, actions), law, draw);
    return breach && breach->after == actions.size();
  };
  return play_of<G>(play.game, simplest(play.states.front(), complete, still, states_tried), actions);
}

}  // namespace counterexamples

/// The smallest failure found among the shrinks of a play in which the law falls; nothing where it does not. Of a play that
/// begins at the start, the state before is one that such a play comes to, and is not made any simpler.
template <class S>
std::optional<Counterexample<S>> smallest_counterexample(const Play<typename S::Specification>& failing, const Law<S>& law,
                                                         const Draw<S>& draw, Begin begin) {
  using G = typename S::Specification;
  const auto fails = [&](const Play<G>& play) { return breach_in(play, law, draw).has_value(); };
  PlayShrinking how;
  if (concerns_the_end(law)) how.fewest_actions = 0;
  Play<G> play = rc::shrinkable::findLocalMin(shrinkable_play(failing, how), fails).first;
  auto breach = breach_in(play, law, draw);
  if (!breach) return std::nullopt;
  play = first_actions(play, breach->after);
  if (begin == Begin::anywhere) play = counterexamples::from_the_simplest_state<S>(play, law, draw);
  breach = breach_in(play, law, draw);
  Counterexample<S> found{play.states.front(), play.actions, breach ? std::move(breach->broken) : ""};
  if (draw.attempt) found.actions.push_back(*draw.attempt);
  return found;
}

}  // namespace fathom::properties
