#pragma once

#include <rapidcheck.h>

#include <cstddef>
#include <ostream>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "properties/arbitrary.hpp"
#include "properties/play.hpp"
#include "properties/plays.hpp"
#include "properties/simpler.hpp"

/// RapidCheck generators for any game that has a `Specification`, shrinking included:
///
///     RC_GTEST_PROP(MyGame, HandsStayWithinBounds, (const fathom::Play<MyGame>& play)) {
///       for (const auto& state : play.states) RC_ASSERT(state.hand.total() <= 7);
///     }
///
/// A game with leaves of its own in states and actions says how to make them up: `properties/arbitrary.hpp`.
namespace fathom {

/// A state that play comes to, and what can be done there.
template <Specification G>
struct ReachedState {
  typename G::Game game;
  typename G::State state;
  std::vector<typename G::Action> legal;
};

/// A state that need not be one that play comes to: anything whatever, or a state reached with a few things changed;
/// completed as one read from a file is. With what the rules let somebody do there.
template <Specification G>
struct AnyState {
  typename G::Game game;
  typename G::State state;
  std::vector<typename G::Action> legal;
};

/// Something that somebody tries in a state that play comes to: a legal action, one with a mistake in it, or any whatever.
template <Specification G>
struct Tried {
  ReachedState<G> at;
  typename G::Action action;
};

/// How RapidCheck shows them: as a scenario tells them.
template <Specification G>
void showValue(const ReachedState<G>& reached, std::ostream& out) {
  for (const std::string& line : G::tell(reached.game, reached.state)) out << "\ngiven   " << line;
}
template <Specification G>
void showValue(const AnyState<G>& any, std::ostream& out) {
  for (const std::string& line : G::tell(any.game, any.state)) out << "\ngiven   " << line;
}
template <Specification G>
void showValue(const Tried<G>& tried, std::ostream& out) {
  showValue(tried.at, out);
  out << "\ntried   " << G::show(tried.at.game, tried.at.state, tried.action);
}
template <Specification G>
void showValue(const Play<G>& play, std::ostream& out) {
  for (const std::string& line : G::tell(play.game, play.states.front())) out << "\ngiven   " << line;
  for (std::size_t i = 0; i < play.actions.size(); ++i)
    out << "\nwhen    " << G::show(play.game, play.states[i], play.actions[i]);
}

namespace properties {

/// A game of which no more is known than its specification: plays begin at its start, and greed sees nothing.
template <Specification G>
struct Plain {
  using Specification = G;
  static std::span<const Start<G>> starts() { return {}; }
  static int eagerness(const typename G::Game&, const typename G::State&, const typename G::Action&) { return 0; }
};

/// Whole plays at every table that the game allows; shrinks try smaller tables first.
template <class S>
rc::Gen<Play<typename S::Specification>> plays(const typename S::Specification::Game& game) {
  using G = typename S::Specification;
  return rc::gen::mapcat(rc::gen::resize(rc::kNominalSize, rc::gen::inRange(G::fewest_players, G::most_players + 1)),
                         [game](int players) { return plays<S>(game, players); });
}

/// The state that a play ends in.
template <Specification G>
ReachedState<G> end_of(const Play<G>& play) {
  return {play.game, play.states.back(), play.legal.back()};
}

/// States that plays come to, any of them as likely as the next within its play.
template <class S>
rc::Gen<ReachedState<typename S::Specification>> reached_states(const typename S::Specification::Game& game) {
  using G = typename S::Specification;
  return rc::gen::mapcat(rc::gen::noShrink(plays<S>(game)), [](const Play<G>& play) {
    return rc::Gen<ReachedState<G>>([play](const rc::Random& random, int) {
      const std::size_t actions = rc::Random(random).next() % play.states.size();
      return rc::shrinkable::map(shrinkable_play(first_actions(play, actions), {.fewest_actions = 0}), end_of<G>);
    });
  });
}

/// Any value whatever of a type that Fathom can make up, small ones more often than their share. RapidCheck's size makes no
/// difference, and its own generators are for what has no structure of Fathom's: they take far longer for a
/// state, since each leaf is a shrinkable of its own.
template <class T>
rc::Gen<T> any_value() {
  return [](const rc::Random& random, int) {
    Random drawn(rc::Random(random).next());
    return rc::shrinkable::shrinkRecur(arbitrary<T>(drawn), &simpler_than<T>);
  };
}

/// Values that differ from `value` in one place or two: mistakes people make are small.
template <class T>
rc::Gen<T> values_near(const T& value) {
  return [value](const rc::Random& random, int) {
    Random drawn(rc::Random(random).next());
    const T near = nearby(value, drawn);
    return rc::shrinkable::just(once_in(2, drawn) ? near : nearby(near, drawn));
  };
}

/// The state as one read from a file is, and what can be done there.
template <Specification G>
AnyState<G> completed_state(const typename G::Game& game, const typename G::State& state) {
  AnyState<G> any{game, G::completed(game, state), {}};
  G::legal_actions(game, any.state, any.legal);
  return any;
}

/// States that need not be ones that play comes to, half of them close to one that is.
template <Specification G>
rc::Gen<AnyState<G>> any_states(const typename G::Game& game) {
  using State = typename G::State;
  const auto complete = [game](const State& state) { return completed_state<G>(game, state); };
  const auto close = rc::gen::mapcat(reached_states<Plain<G>>(game),
                                     [](const ReachedState<G>& reached) { return values_near<State>(reached.state); });
  return rc::gen::map(rc::gen::oneOf(any_value<State>(), close), complete);
}

/// Actions that somebody might try in a state with these legal actions.
template <class Action>
rc::Gen<Action> attempts(const std::vector<Action>& legal) {
  if (legal.empty()) return any_value<Action>();
  const auto one = rc::gen::elementOf(legal);
  return rc::gen::oneOf(one, rc::gen::mapcat(one, values_near<Action>), any_value<Action>());
}

/// What somebody might try in the states that play comes to.
template <Specification G>
rc::Gen<Tried<G>> tries(const typename G::Game& game) {
  using Action = typename G::Action;
  return rc::gen::mapcat(reached_states<Plain<G>>(game), [](const ReachedState<G>& at) {
    return rc::gen::map(attempts<Action>(at.legal), [at](const Action& action) { return Tried<G>{at, action}; });
  });
}

/// A type of values that Fathom can make up: described structs, variants of them, and what `model/core` has for their
/// fields.
template <class T>
concept MadeUp = !std::is_arithmetic_v<T> && requires(Random & random) {
  Arbitrary<T>::any(random);
};

}  // namespace properties
}  // namespace fathom

namespace rc {

template <class T>
struct Arbitrary<T, std::enable_if_t<fathom::properties::MadeUp<T>>> {
  static Gen<T> arbitrary() { return fathom::properties::any_value<T>(); }
};

template <class G>
struct Arbitrary<fathom::Play<G>> {
  static Gen<fathom::Play<G>> arbitrary() { return fathom::properties::plays<fathom::properties::Plain<G>>(G::published()); }
};

template <class G>
struct Arbitrary<fathom::ReachedState<G>> {
  static Gen<fathom::ReachedState<G>> arbitrary() {
    return fathom::properties::reached_states<fathom::properties::Plain<G>>(G::published());
  }
};

template <class G>
struct Arbitrary<fathom::AnyState<G>> {
  static Gen<fathom::AnyState<G>> arbitrary() { return fathom::properties::any_states<G>(G::published()); }
};

template <class G>
struct Arbitrary<fathom::Tried<G>> {
  static Gen<fathom::Tried<G>> arbitrary() { return fathom::properties::tries<G>(G::published()); }
};

}  // namespace rc
