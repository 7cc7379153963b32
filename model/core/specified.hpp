#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/hidden.hpp"
#include "model/core/random.hpp"
#include "model/core/ruling.hpp"
#include "model/core/seats.hpp"

namespace fathom {

namespace detail {

// The functions of a game, found in its own namespace by argument-dependent lookup. They are called from here, since a class
// that has functions of the same names would hide them.
inline constexpr auto call_start = [](const auto& game, int players) { return start(game, players); };
inline constexpr auto call_acting = [](const auto& state) { return acting(state); };
inline constexpr auto call_legal_actions = [](auto&... all) { legal_actions(all...); };
inline constexpr auto call_objected = [](const auto&... all) { return objected(all...); };
inline constexpr auto call_objection = [](const auto&... all) { return objection(all...); };
inline constexpr auto call_objections = [](const auto&... all) { return objections(all...); };
inline constexpr auto call_perform = [](auto&... all) { perform(all...); };
inline constexpr auto call_weight = [](const auto&... all) { return weight(all...); };
inline constexpr auto call_scores = [](const auto& state) { return scores(state); };
inline constexpr auto call_settled = [](const auto&... all) { return settled(all...); };
/// What a seat sees, and what looks the same to it, follows from what the state says is hidden, where the game has no more to
/// say about it.
inline constexpr auto call_view = []<class State>(const auto& game, const State& state, Seat seat) {
  if constexpr (requires { view(game, state, seat); })
    return view(game, state, seat);
  else
    return seen_by(state, seat);
};
inline constexpr auto call_disguise = []<class State>(const auto& game, const State& state, Seat seat, Random& random) {
  if constexpr (requires { disguise(game, state, seat, random); })
    return disguise(game, state, seat, random);
  else
    return redealt(state, seat, random);
};
inline constexpr auto call_show = [](const auto&... all) { return show(all...); };
inline constexpr auto call_tell = [](const auto&... all) { return tell(all...); };

}  // namespace detail

/// The part of a `Specification` that goes without saying: each of its functions is the free function of that name beside
/// the game's `State`. A game's struct derives from it and adds its name, its numbers of players, and what it is made of.
template <class GameType, class StateType, class ActionType>
struct SpecifiedBy {
  using Game = GameType;
  using State = StateType;
  using Action = ActionType;
  using Actions = std::vector<Action>;

  static State start(const Game& game, int players) { return detail::call_start(game, players); }
  static Acting acting(const State& state) { return detail::call_acting(state); }
  static void legal_actions(const Game& game, const State& state, Actions& actions) {
    detail::call_legal_actions(game, state, actions);
  }
  /// Every deed can be named in one way only; a game where it is not so hides this.
  static Action canonical(const State&, const Action& action) { return action; }
  static bool objected(const Game& game, const State& state, const Action& action) {
    return detail::call_objected(game, state, action);
  }
  static std::optional<Objection> objection(const Game& game, const State& state, const Action& action) {
    return detail::call_objection(game, state, action);
  }
  static std::vector<Objection> objections(const Game& game, const State& state, const Action& action) {
    return detail::call_objections(game, state, action);
  }
  static void perform(const Game& game, State& state, const Action& action) { detail::call_perform(game, state, action); }
  static double weight(const Game& game, const State& state, const Action& action) {
    return detail::call_weight(game, state, action);
  }
  static PerSeat<int> scores(const State& state) { return detail::call_scores(state); }
  static State settled(const Game& game, const State& state) { return detail::call_settled(game, state); }
  static auto view(const Game& game, const State& state, Seat seat) { return detail::call_view(game, state, seat); }
  static State disguise(const Game& game, const State& state, Seat seat, Random& random) {
    return detail::call_disguise(game, state, seat, random);
  }
  static std::string show(const Game& game, const State& state, const Action& action) {
    return detail::call_show(game, state, action);
  }
  static std::vector<std::string> tell(const Game& game, const State& state) { return detail::call_tell(game, state); }
};

}  // namespace fathom
