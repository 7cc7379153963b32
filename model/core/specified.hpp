#pragma once

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/hidden.hpp"
#include "model/core/random.hpp"
#include "model/core/rulings.hpp"
#include "model/core/seats.hpp"
#include "model/core/supplies.hpp"
#include "model/core/told.hpp"

namespace fathom {

namespace detail {

// The functions of a game, found in its own namespace by argument-dependent lookup. They are called from here, since a class
// that has functions of the same names would hide them.
/// A partial state is completed by the supplies that it lists, where the game does not say otherwise.
inline constexpr auto call_completed = []<class State>(const auto& game, const State& state) {
  if constexpr (requires { completed(game, state); })
    return completed(game, state);
  else if constexpr (ListsSupplies<State>)
    return with_the_rest(game, state);
  else
    return state;
};
/// A game starts as an empty state does that is completed, where it does not say otherwise.
template <class State>
inline constexpr auto call_start = [](const auto& game, int players) {
  if constexpr (requires { start(game, players); }) {
    return start(game, players);
  } else {
    State state;
    state.players = static_cast<decltype(state.players)>(players);
    return call_completed(game, state);
  }
};
/// Who acts follows from the step and from the seat that the state says is acting, where the game has no more to say.
template <class Action>
inline constexpr auto call_acting = []<class State>(const State& state) {
  if constexpr (requires { acting(state); })
    return acting(state);
  else
    return Acting{mover_at<Action>(state.step), state.acting};
};
inline constexpr auto call_perform = [](auto&... all) { perform(all...); };
/// A piece comes as likely as it lies in the pile that its kind of action draws from; all else is as likely as anything.
inline constexpr auto call_weight = []<class State, class Action>(const auto& game, const State& state,
                                                                  const Action& action) -> double {
  if constexpr (requires { weight(game, state, action); })
    return weight(game, state, action);
  else
    return std::visit([&](const auto& kind) { return likelihood_of(state, kind); }, action);
};
/// Points are those that the state has, where the game does not work them out.
inline constexpr auto call_scores = [](const auto& state) {
  if constexpr (requires { scores(state); }) {
    return scores(state);
  } else {
    PerSeat<int> all;
    for (const Seat who : every<Seat>) all[who] = state.points[who];
    return all;
  }
};
/// What a seat sees, and what looks the same to it, follows from what the state says is hidden, where the game has no more
/// to say about it.
inline constexpr auto call_view = []<class State>(const auto& game, const State& state, Seat seat) {
  if constexpr (requires { view(game, state, seat); }) {
    return view(game, state, seat);
  } else {
    static_assert(SaysWhatIsHidden<State>, "give the state `static constexpr auto hidden`: nothing_hidden if all lies open");
    return seen_by(state, seat);
  }
};
inline constexpr auto call_resampled = []<class State>(const auto& game, const State& state, Seat seat, Random& random) {
  if constexpr (requires { resampled(game, state, seat, random); })
    return resampled(game, state, seat, random);
  else
    return redealt(state, seat, random);
};
/// An action is told by its line, and a state by its fields, where the game has no words of its own for them.
inline constexpr auto call_show = []<class Action>(const auto& game, const auto& state, const Action& action) {
  if constexpr (requires { show(game, state, action); })
    return show(game, state, action);
  else
    return line_of(action, no_more_to_say);
};
inline constexpr auto call_tell = []<class State>(const auto& game, const State& state) {
  if constexpr (requires { tell(game, state); })
    return tell(game, state);
  else
    return told_field_by_field(state);
};

}  // namespace detail

/// The part of a `Specification` that goes without saying: each of its functions is the free function of that name beside
/// the game's `State`, or what core makes of it where there is none. A game's struct derives from it, adds its name and its
/// numbers of players, and hides what is otherwise: where the published game is more than default values, where there are
/// claims, invariants and silences.
template <class GameType, class StateType, class ActionType>
struct SpecifiedBy : Rulings<GameType, StateType, ActionType> {
  static_assert(all_say_when<ActionType>);

  using Game = GameType;
  using State = StateType;
  using Action = ActionType;
  using Actions = std::vector<Action>;

  static const Game& published() {
    static const Game game{};
    return game;
  }
  static std::span<const Claim> claims() { return {}; }
  static std::span<const Invariant<Game, State>> invariants() {
    if constexpr (ListsSupplies<State>)
      return all_conserved<Game, State>;
    else
      return {};
  }
  static std::span<const Hole<Game, State, Action>> holes() { return {}; }

  static State start(const Game& game, int players) { return detail::call_start<State>(game, players); }
  static Acting acting(const State& state) { return detail::call_acting<Action>(state); }
  /// Every action can be named in one way only; a game where it is not so hides this.
  static Action canonical(const State&, const Action& action) { return action; }
  static void perform(const Game& game, State& state, const Action& action) { detail::call_perform(game, state, action); }
  static double weight(const Game& game, const State& state, const Action& action) {
    return detail::call_weight(game, state, action);
  }
  static PerSeat<int> scores(const State& state) { return detail::call_scores(state); }
  static State completed(const Game& game, const State& state) { return detail::call_completed(game, state); }
  static auto view(const Game& game, const State& state, Seat seat) { return detail::call_view(game, state, seat); }
  static State resampled(const Game& game, const State& state, Seat seat, Random& random) {
    return detail::call_resampled(game, state, seat, random);
  }
  static std::string show(const Game& game, const State& state, const Action& action) {
    return detail::call_show(game, state, action);
  }
  static std::vector<std::string> tell(const Game& game, const State& state) { return detail::call_tell(game, state); }
};

}  // namespace fathom
