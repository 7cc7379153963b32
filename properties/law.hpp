#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/core/few.hpp"
#include "model/core/game.hpp"
#include "model/core/renaming.hpp"
#include "properties/options.hpp"
#include "properties/past.hpp"

namespace fathom::properties {

// What a law is asked about. Every law answers with what is wrong, in one sentence; empty when nothing is.

/// A state that play has come to, and the actions legal in it.
template <class S>
struct Position {
  const typename S::Specification::Game& game;
  const typename S::Specification::State& state;
  const std::vector<typename S::Specification::Action>& legal;
};

/// One action of a play: the states around it, what was done before, and what the game's laws have kept in mind of that.
template <class S>
struct Transition {
  const typename S::Specification::Game& game;
  const typename S::History& history;
  const typename S::Specification::State& before;
  const typename S::Specification::Action& action;
  const typename S::Specification::State& after;
  Past<typename S::Specification::Action> past;  ///< What was done before.

  /// How many actions the play has had, this one included.
  [[nodiscard]] int number() const { return static_cast<int>(past.size()) + 1; }
};

/// Something somebody tries: a legal action with a mistake in it, an action seen before, or any action whatever.
template <class S>
struct Attempt {
  Position<S> at;
  const typename S::Specification::Action& action;
};

/// How many actions of a kind are legal, whether any is, and whether that one is.
template <class Kind, class S>
std::size_t offered(const Position<S>& at) {
  return static_cast<std::size_t>(
      std::ranges::count_if(at.legal, [](const auto& action) { return std::holds_alternative<Kind>(action); }));
}
template <class Kind, class S>
bool offers(const Position<S>& at) {
  return offered<Kind>(at) > 0;
}
template <class S>
bool offers(const Position<S>& at, const typename S::Specification::Action& wanted) {
  return std::ranges::find(at.legal, wanted) != at.legal.end();
}

/// What is kept in mind once the action is done.
template <class S>
typename S::History kept_after(const Transition<S>& transition) {
  typename S::History history = transition.history;
  S::keep(history, transition);
  return history;
}

template <class S>
using AsksPosition = std::string (*)(const Position<S>&);  ///< Of every state.
template <class S>
using AsksTransition = std::string (*)(const Transition<S>&);  ///< Of every action performed.
template <class S>
using AsksAttempt = std::string (*)(const Attempt<S>&);  ///< Of attempts, in a sample of the states.
template <class S>
using AsksProbe = std::string (*)(const Position<S>&, Random&);  ///< Of a sample of the states: for what takes long.
template <class S>
using AsksInvariant =
    const Invariant<typename S::Specification::Game, typename S::Specification::State>*;  ///< Of every state.

/// Something that must be true of every play.
template <class S>
struct Law {
  std::string_view name;   ///< A sentence in `snake_case`.
  std::string_view claim;  ///< The claim it is evidence for; empty for the laws of any game.
  std::variant<AsksInvariant<S>, AsksPosition<S>, AsksTransition<S>, AsksAttempt<S>, AsksProbe<S>> asks;
  Few<typename S::Event, 8> needs{};  ///< What cases must reach for its "holds" to mean anything.
};

/// Several events at once, one bit each.
using Events = std::uint64_t;
template <Named Event>
constexpr Events only(Event event) {
  return Events{1} << index_of(event);
}

/// How large a share of the plays of each policy must come to an event; 0 asks nothing of that policy.
template <class Event>
struct Wanted {
  Event event;
  std::array<double, kinds<Policy>> share;
  int from_players = 0;  ///< Smaller tables need not come to it.
};

/// A state that plays begin from: the start of the game, or one made up to get somewhere that play hardly gets.
template <class G>
struct Start {
  std::string_view name;
  std::uint32_t weight;  ///< How many cases begin so, against the others.
  typename G::State (*draw)(const typename G::Game&, int players, Random&);
};

/// Of renamings that leave the seats alone those that leave the box as it is, each with every turn of the seats.
template <class Symmetry, class Game, class SameBox>
std::vector<Symmetry> turned(std::vector<Symmetry> unturned, const Game& game, int players, SameBox same_box) {
  std::erase_if(unturned, [&](const Symmetry& by) { return !same_box(relabelled(game, by).box, game.box); });
  std::vector<Symmetry> all;
  for (Symmetry each : unturned)
    for (each.turn = 0; each.turn < players; ++each.turn) all.push_back(each);
  return all;
}

/// What a game brings to a campaign besides its specification: a struct of static functions.
template <class S>
concept Adapter = Specification<typename S::Specification> && Named<typename S::Event> && kinds<typename S::Event>
<= 64 &&
    requires(const typename S::Specification::Game& game, const typename S::Specification::State& state,
             const typename S::Specification::Action& action, typename S::History& history, const Transition<S>& transition,
             const typename S::Symmetry& symmetry, int players, Random& random, Seat seat) {
  // What its laws keep in mind. `history_at` believes the state it begins from, so that a trace can begin anywhere.
  { S::history_at(game, state) } -> std::same_as<typename S::History>;
  S::keep(history, transition);  // called after the laws have been asked about the moment
  { S::laws() } -> std::same_as<std::span<const Law<S>>>;

  // What plays must reach, where they begin, how many there are, and what greed prefers.
  { S::events(transition) } -> std::same_as<Events>;
  { S::wanted() } -> std::same_as<std::span<const Wanted<typename S::Event>>>;
  { S::starts() } -> std::same_as<std::span<const Start<typename S::Specification>>>;
  { S::cases() } -> std::same_as<std::uint64_t>;  // for each number of players
  { S::eagerness(game, state, action) } -> std::same_as<int>;

  // What the rules treat alike.
  { S::players(state) } -> std::same_as<int>;
  { S::symmetry(players, random) } -> std::same_as<typename S::Symmetry>;
  { S::symmetries(game, players) } -> std::same_as<std::vector<typename S::Symmetry>>;  // all that leave the box as it is
  { relabelled(game, symmetry) } -> std::same_as<typename S::Specification::Game>;
  { relabelled(state, symmetry) } -> std::same_as<typename S::Specification::State>;
  { relabelled(action, symmetry, players) } -> std::same_as<typename S::Specification::Action>;

  // Whether performing the action shows the seat something that the action itself does not say.
  { S::reveals(game, state, action, seat) } -> std::same_as<bool>;
};

}  // namespace fathom::properties
