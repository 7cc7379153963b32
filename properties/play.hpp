#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "properties/past.hpp"

namespace fathom {

/// A play of a game: where it begins, what could be done in each state, what was done, and the states that this led to.
template <Specification G>
struct Play {
  typename G::Game game;
  std::deque<typename G::State> states;                ///< The first is where the play begins; one more for each action.
  std::vector<std::vector<typename G::Action>> legal;  ///< What could be done in each of the states, the last included.
  std::vector<typename G::Action> actions;             ///< `actions[i]` leads from `states[i]` to `states[i + 1]`.

  /// The actions before one of them.
  [[nodiscard]] properties::Past<typename G::Action> done_before(std::size_t action) const {
    return properties::Past<typename G::Action>(std::span(actions).first(action));
  }

  friend bool operator==(const Play& one, const Play& other) {
    return one.states == other.states && one.actions == other.actions;
  }
};

/// Plays on from `given`: `next(state, legal)` is the next action, or nothing where the play is to stop.
template <Specification G, class Next>
Play<G> play_on(const typename G::Game& game, const typename G::State& given, Next next) {
  Play<G> play{game, {given}, {}, {}};
  std::vector<typename G::Action> legal;
  for (;;) {
    G::legal_actions(game, play.states.back(), legal);
    play.legal.push_back(legal);
    const std::optional<typename G::Action> action = next(std::as_const(play.states.back()), std::as_const(legal));
    if (!action) return play;
    typename G::State state = play.states.back();
    G::perform(game, state, *action);
    play.actions.push_back(*action);
    play.states.push_back(std::move(state));
  }
}

/// The play of these choices; it ends early where nobody can act any more.
template <Specification G>
Play<G> play_of(const typename G::Game& game, const typename G::State& given, const Choices& choices) {
  using Action = typename G::Action;
  std::size_t made = 0;
  return play_on<G>(game, given, [&](const auto&, const std::vector<Action>& legal) {
    return legal.empty() || made == choices.size() ? std::nullopt
                                                   : std::optional<Action>(legal[choices[made++] % legal.size()]);
  });
}

/// The play of these actions; it ends before the first to which a rule objects.
template <Specification G>
Play<G> play_of(const typename G::Game& game, const typename G::State& given, std::span<const typename G::Action> actions) {
  using Action = typename G::Action;
  std::size_t done = 0;
  return play_on<G>(game, given, [&](const auto& state, const std::vector<Action>&) {
    return done == actions.size() || G::objected(game, state, actions[done]) ? std::nullopt
                                                                             : std::optional<Action>(actions[done++]);
  });
}

/// The first `many` actions of the play, or all.
template <Specification G>
Play<G> first_actions(const Play<G>& play, std::size_t many) {
  const auto end = static_cast<std::ptrdiff_t>(std::min(many, play.actions.size()));
  return {play.game,
          {play.states.begin(), play.states.begin() + end + 1},
          {play.legal.begin(), play.legal.begin() + end + 1},
          {play.actions.begin(), play.actions.begin() + end}};
}

/// The last `many` actions of the play, or all: a play that begins in a state that this one came to.
template <Specification G>
Play<G> last_actions(const Play<G>& play, std::size_t many) {
  const auto begin = static_cast<std::ptrdiff_t>(play.actions.size() - std::min(many, play.actions.size()));
  return {play.game,
          {play.states.begin() + begin, play.states.end()},
          {play.legal.begin() + begin, play.legal.end()},
          {play.actions.begin() + begin, play.actions.end()}};
}

/// The place of each action of a play among those that were legal.
template <Specification G>
Choices choices_of(const Play<G>& play) {
  Choices choices;
  for (std::size_t i = 0; i < play.actions.size(); ++i) {
    const auto& legal = play.legal[i];
    choices.push_back(static_cast<std::uint32_t>(std::ranges::find(legal, play.actions[i]) - legal.begin()));
  }
  return choices;
}

}  // namespace fathom
