#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/actions.hpp"
#include "model/core/game.hpp"
#include "properties/law.hpp"
#include "properties/writing.hpp"

namespace fathom::properties {

template <Specification G>
struct AnyAdapter;

/// The laws of a game that is followed as any game is. One that has laws of its own specialises this.
template <Specification G>
std::span<const Law<AnyAdapter<G>>> laws_of() {
  return {};
}

namespace detail {

/// What the plays of any game come to: an action of each kind, in the order of the kinds, and the end of the game.
template <class Action>
struct AnyEvent;
template <class... Kinds>
struct AnyEvent<std::variant<Kinds...>> {
  enum class Event : std::uint8_t {};
  friend constexpr auto names_of(Event) {
    return std::array<std::string_view, sizeof...(Kinds) + 1>{verb_for<Kinds>..., "the end of the game"};
  }
  static constexpr Event game_over = static_cast<Event>(sizeof...(Kinds));
};

/// The place of a kind among the kinds of action.
template <class Kind, class... Kinds>
constexpr std::size_t place_among(const std::variant<Kinds...>*) {
  std::size_t place = 0;
  ((std::is_same_v<Kind, Kinds> ? true : (++place, false)) || ...);
  return place;
}

}  // namespace detail

/// How a campaign follows a game that says no more of itself than its laws: they keep nothing in mind but the action at
/// hand, plays begin at the start, nothing is treated alike but the seats, and greed is for points.
///
/// An action that shows more than it says, such as a whole hand put down, says so itself: `static constexpr bool reveals`.
template <Specification G>
struct AnyAdapter : detail::AnyEvent<typename G::Action> {
  using Specification = G;
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Event = typename detail::AnyEvent<Action>::Event;
  struct History {};
  struct Symmetry {
    int turn = 0;
    template <class T>
    static constexpr bool keeps = Named<T> && !std::is_same_v<T, Seat>;
  };

  /// That an action of this kind is done: for what a law needs.
  template <class Kind>
  static constexpr Event done = static_cast<Event>(detail::place_among<Kind>(static_cast<const Action*>(nullptr)));

  static History history_at(const Game&, const State&) { return {}; }
  static void keep(History&, const Transition<AnyAdapter>&) {}
  static std::span<const Law<AnyAdapter>> laws() {
    static const std::vector<Law<AnyAdapter>> all = [] {
      const std::span<const Law<AnyAdapter>> own = laws_of<G>();
      std::vector<Law<AnyAdapter>> laws(own.begin(), own.end());
      laws.push_back({"what_is_written_reads_back", "", AsksProbe<AnyAdapter>{what_is_written_reads_back<AnyAdapter>}, {}});
      return laws;
    }();
    return all;
  }

  static Events events(const Transition<AnyAdapter>& transition) {
    const Events of_kind = Events{1} << transition.action.index();
    return of_kind | (G::acting(transition.after).mover == Mover::nobody ? only(AnyAdapter::game_over) : 0);
  }
  /// Play under one policy at least comes to each of them now and then; where players could go on for ever, not to the end.
  static std::span<const Wanted<Event>> wanted() {
    constexpr double now_and_then = 0.005;
    static constexpr auto all = [] {
      std::array<Wanted<Event>, kinds<Event>> wanted{};
      for (std::size_t i = 0; i < wanted.size(); ++i) wanted[i] = {every<Event>[i], { 0, now_and_then, 0, 0 }};
      return wanted;
    }();
    return std::span(all).first(all.size() - (G::length == Length::bounded ? 0 : 1));
  }
  static State from_the_start(const Game& game, int players, Random&) { return G::start(game, players); }
  static std::span<const Start<G>> starts() {
    static constexpr std::array all{Start<G>{"the start", 1, from_the_start}};
    return all;
  }
  static std::uint64_t cases() { return 1000; }
  /// What an action brings whoever does it, at once.
  static int eagerness(const Game& game, const State& state, const Action& action) {
    State after = state;
    G::perform(game, after, action);
    const Seat who = G::acting(state).seat;
    return G::scores(after)[who] - G::scores(state)[who];
  }

  static int players(const State& state) { return state.players; }
  static Symmetry symmetry(int players, Random& random) {
    return {static_cast<int>(random.below(static_cast<std::uint32_t>(players)))};
  }
  static std::vector<Symmetry> symmetries(const Game& game, int players) {
    return turned(std::vector<Symmetry>(1), game, players, [](const auto&, const auto&) { return true; });
  }
  static bool reveals(const Game&, const State&, const Action& action, Seat) {
    return std::visit(
        []<class Kind>(const Kind&) {
          if constexpr (requires { Kind::reveals; })
            return Kind::reveals;
          else
            return false;
        },
        action);
  }
};

}  // namespace fathom::properties
